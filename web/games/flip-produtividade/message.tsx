import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isFinished, type Play, tuning } from '#core/games/flip-produtividade/rules.ts';
import { ListenButton } from '#web/play/listen-button.tsx';
import { useDelay } from '#web/play/use-delay.ts';
import { latestMatch, wordsFor } from './table-words.ts';

/** The words about the last move. Their place is always there, so nothing jumps, and a match stays in sight. */
export function Message({ play }: { play: Play }) {
  const match = latestMatch(play);
  const hint = <Hint>{hintFor(play)}</Hint>;
  return (
    <div className="h-28 has-data-match:sticky has-data-match:top-20 has-data-match:z-20 md:h-60">
      <p role="status" className="sr-only">
        {wordsFor(play)}
      </p>
      {match ? <MatchBox key={match.id} explanation={match.explanation} afterwards={hint} /> : hint}
    </div>
  );
}

interface MatchBoxProps {
  explanation: string;
  /** What takes its place when its time is over. */
  afterwards: ReactNode;
}

/** Tells why two cards belong together, for three seconds or until it has been read out. */
function MatchBox({ explanation, afterwards }: MatchBoxProps) {
  const [isOver, setIsOver] = useState(false);
  const [isSpeaking, setIsSpeaking] = useState(false);
  useDelay(() => setIsOver(true), tuning.explanationMs, { isWaiting: !isOver, isHeld: isSpeaking });
  if (isOver) return afterwards;
  return (
    <div
      data-match
      className="flex h-full items-center gap-3 rounded-2xl border-2 border-leaf bg-leaf-wash px-3.5 md:flex-col md:items-start md:justify-center"
    >
      <div className="grow md:grow-0">
        <p className="flex items-center gap-2 font-bold text-leaf">
          <CircleCheck aria-hidden="true" size={22} className="shrink-0" />
          Você acertou!
        </p>
        <p className="text-base leading-snug">{explanation}</p>
      </div>
      <ListenButton text={`Você acertou! ${explanation}`} onSpeaking={setIsSpeaking} />
    </div>
  );
}

const Hint = ({ children }: { children: ReactNode }) => (
  <p
    aria-hidden="true"
    className="grid h-full place-items-center rounded-2xl border-2 border-dashed border-line px-3.5 text-center text-ink-soft"
  >
    {children}
  </p>
);

function hintFor(play: Play): string {
  if (isFinished(play)) return 'Todos os pares encontrados!';
  return play.open.length === 2
    ? 'Não combinam. Guarde na memória onde elas estão.'
    : 'Vire duas cartas e ache o par.';
}
