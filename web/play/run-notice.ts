import type { RunNews } from './run-news.ts';
import { onlyWaits, unsavedSentence } from './unsaved-words.ts';

/** What the person reads when a run is saved at once, and when it is not. */
export interface SaveWords {
  success: { title: string; text: string };
  failure?: string;
}

export const notSavedSentence = 'Não foi possível salvar o progresso.';

/** Nobody is congratulated on nothing. */
const withoutPoints = { title: 'Resultado salvo', text: 'Desta vez não houve pontos. Tente de novo!' };

/** What is told of a run, wherever the person is; nothing of one that was only begun. */
export function noticeOf(news: RunNews, words: SaveWords | undefined) {
  if (news.run.isBeginning) return undefined;
  if (news.kind === 'saved')
    return news.isLate || !words
      ? { title: 'Resultado enviado!', text: 'O jogo que estava guardado já conta para você.' }
      : news.answer.score > 0
        ? words.success
        : withoutPoints;
  const notSaved = words?.failure ?? notSavedSentence;
  if (onlyWaits(news)) return { title: 'Resultado guardado', text: unsavedSentence(news, notSaved) };
  // Beside the card of its game the notice is short; elsewhere it says all there is to say.
  return {
    title: 'Erro',
    text: words ? notSaved : unsavedSentence(news, notSaved),
    look: 'destructive' as const,
  };
}
