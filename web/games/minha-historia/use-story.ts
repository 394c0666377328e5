import { useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import type { StoryTemplate } from '#core/content/minha-historia.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { newRunId } from '#web/api/run-id.ts';
import { useOneAtATime } from '#web/play/use-one-at-a-time.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useStoredJson } from '#web/play/use-stored-json.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Values } from './drafts.ts';
import { packStory, unpackStory, type WrittenStory } from './written-story.ts';

const notWritten = 'Não foi possível gerar a história. Tente novamente.';
const notSaved = 'Não foi possível salvar a história.';
const keptWords = {
  title: 'História guardada',
  text: 'Sem sinal: ela será compartilhada quando a internet voltar.',
};
const saved = {
  success: { title: 'História Salva!', text: 'Sua história foi compartilhada com a comunidade.' },
};

/** What a story is written from. */
interface Order {
  template: StoryTemplate;
  values: Values;
  keepsSpelling?: boolean;
}

/** Has a story written and shares it with the community. */
export function useStory() {
  const toast = useToast();
  const { post, list } = useOutbox();
  const { pending, run } = useOneAtATime<'generate' | 'save'>();
  const { state: runState, save: saveRun, reset: resetRun } = useSaveRun(gameOf('minha-historia').id);
  const draft = useStoredJson('minha-historia');
  const [story, setStory] = useState(() => unpackStory(draft.read()));
  /** Badges that the sharing itself brought. */
  const [badges, setBadges] = useState<readonly string[]>([]);

  function keep(told: WrittenStory) {
    setStory(told);
    draft.write(packStory(told));
  }
  const showFailure = (failure: unknown, otherwise: string) =>
    toast({ title: 'Erro', text: refusalOf(failure) ?? otherwise, look: 'destructive' });

  return {
    story,
    pending,
    run: runState,
    newBadges: badges,

    generate: (order: Order, onWritten: () => void) =>
      run('generate', async () => {
        const { template, values, keepsSpelling = false } = order;
        try {
          const body = { prompt: template, formData: values, keepsSpelling };
          const { title, story: text, engine, mended } = await call('generateStory', { body });
          keep({
            template,
            values,
            title,
            text,
            engine,
            mended,
            runId: newRunId(),
            isShared: false,
            isByHand: false,
          });
          resetRun();
          setBadges([]);
          onWritten();
        } catch (failure) {
          showFailure(failure, notWritten);
        }
      }),

    /** Keeps what the person wrote into the story by hand. */
    rewrite(title: string, text: string) {
      if (story) keep({ ...story, title, text, isByHand: true });
    },

    share: (onShared: () => void) =>
      run('save', async () => {
        if (!story || story.isShared) return;
        const { template, values, title, text, runId } = story;
        const { id: promptId, category } = template;
        const body = { title, content: text, category, promptId, inputData: values };
        const sending = post('saveStory', { body }, runId);
        // What it is worth goes out behind it: the page may be closed before either is answered.
        const data = { promptId, storyLength: text.length, storyTitle: title, category };
        const resultId = saveRun({ score: 100, data }, saved);
        draft.write(undefined);
        try {
          const posted = await sending;
          setBadges(posted.answer?.newBadges ?? []);
          if (!posted.answer) toast(keptWords);
          setStory({ ...story, isShared: true });
          onShared();
        } catch (failure) {
          // Where the session has ended, both wait for the next sign-in.
          if (!(failure instanceof ApiError && failure.status === 401)) {
            void list.drop(resultId);
            resetRun();
            keep(story);
          }
          showFailure(failure, notSaved);
        }
      }),

    forget() {
      setStory(undefined);
      draft.write(undefined);
      resetRun();
      setBadges([]);
    },
  };
}

/** What the server has against the request itself; of its own troubles the game's sentence says enough. */
const refusalOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500
    ? sentenceOf(failure, '') || undefined
    : undefined;
