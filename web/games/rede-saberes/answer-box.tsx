import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { limits } from '#core/contract/limits.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { isOutOfReach, sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { AnswerKeeper, KeptAnswer } from './answer-keeper.ts';

interface Props {
  part: number;
  /** What the team has for it so far. */
  answer: string;
  kept: KeptAnswer;
  keeper: AnswerKeeper;
}

/** Where a part is written; it saves itself and says quietly how that goes. */
export function AnswerBox({ part, answer, kept, keeper }: Props) {
  const id = useId();
  const text = kept.own ?? answer;
  return (
    <div className="grid gap-2">
      <TextArea
        label={`Resposta da parte ${part}`}
        rows={5}
        maxLength={limits.teamAnswer.max}
        placeholder="Escreva o que você sabe"
        aria-describedby={id}
        value={text}
        onChange={({ target }) => keeper.write(target.value, answer)}
        onFocus={keeper.focus}
        onBlur={keeper.blur}
      />
      <div id={id} className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <SaveState kept={kept} isEmpty={text === ''} />
        <span className="ml-auto tabular-nums">
          {formatNumber(text.length)} de {formatNumber(limits.teamAnswer.max)}
        </span>
      </div>
      <DictateButton
        value={text}
        max={limits.teamAnswer.max}
        onChange={(value) => keeper.write(value, answer)}
        label={`resposta da parte ${part}`}
      />
      {kept.rival !== undefined && <Rival text={kept.rival} onTake={keeper.giveUp} onKeep={keeper.insist} />}
    </div>
  );
}

/** Only what needs the person's care is said aloud. */
const SaveState = ({ kept, isEmpty }: { kept: KeptAnswer; isEmpty: boolean }) => {
  const { words, Icon } = stateOf(kept, isEmpty);
  const isTrouble = kept.status === 'waiting' || kept.status === 'refused';
  return (
    <p aria-live={isTrouble ? 'polite' : 'off'} className="flex min-h-6 items-center gap-1.5">
      {Icon && <Icon aria-hidden="true" size={16} className={isTrouble ? 'text-danger' : 'text-leaf'} />}
      {words}
    </p>
  );
};

function stateOf({ own, status, failure, rival }: KeptAnswer, isEmpty: boolean) {
  if (rival !== undefined) return { words: '' };
  switch (status) {
    case 'quiet':
      return isEmpty || own !== undefined ? { words: '' } : { words: 'Salvo', Icon: Check };
    case 'saving':
      return { words: 'Salvando...', Icon: LoaderCircle };
    case 'saved':
      return { words: 'Salvo', Icon: Check };
    case 'waiting':
      return { words: waitingWords(failure), Icon: CloudOff };
    case 'refused':
      return { words: sentenceOf(failure, 'Não foi possível salvar.'), Icon: CloudOff };
  }
}

const waitingWords = (failure: unknown): string =>
  failure === undefined || isOutOfReach(failure)
    ? 'Sem conexão, guardado neste aparelho'
    : 'Ainda não salvo, guardado neste aparelho';

interface RivalProps {
  text: string;
  onTake: () => void;
  onKeep: () => void;
}

/** Another text came into the same part meanwhile: the person decides, and no text is lost unasked. */
const Rival = ({ text, onTake, onKeep }: RivalProps) => (
  <div role="status" className="grid gap-2 rounded-2xl border-2 border-maize bg-maize-wash p-3">
    <p className="font-bold">Esta parte mudou enquanto isso:</p>
    <p className="break-words whitespace-pre-line">{text || '(o texto foi apagado)'}</p>
    <div className="grid gap-2">
      <Button look="quiet" onClick={onTake}>
        Usar este texto
      </Button>
      <Button look="quiet" onClick={onKeep}>
        Ficar com o meu
      </Button>
    </div>
  </div>
);

/** A text that could not be saved because the part went to somebody else. */
export const Unsent = ({ text, onDiscard }: { text: string; onDiscard: () => void }) => (
  <div role="status" className="grid gap-2 rounded-2xl border-2 border-maize bg-maize-wash p-3">
    <p className="font-bold">Esta parte agora é de outra pessoa. Seu texto não foi enviado:</p>
    <p className="break-words whitespace-pre-line">{text}</p>
    <Button look="quiet" onClick={onDiscard}>
      Descartar meu texto
    </Button>
  </div>
);
