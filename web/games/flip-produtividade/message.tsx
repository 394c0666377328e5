import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isFinished, type Play, tuning } from '#core/games/flip-produtividade/rules.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { lastTurned, latestMatch, wordsFor } from './table-words.ts';

/** The words about the last move. Their place is always there, so nothing jumps, and a match stays in sight. */
export function Message({ play }: { play: Play }) {
  const match = latestMatch(play);
  const hint = <Hint play={play} />;
  return (
    <div className="grid min-h-[7.7rem] has-data-match:sticky has-data-match:top-2 has-data-match:z-20 low:min-h-24 md:min-h-44">
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
    <div data-match className="grid content-center rounded-2xl border-2 border-leaf bg-leaf-wash px-3">
      <div className="flex items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-bold text-leaf">
          <CircleCheck aria-hidden="true" size={22} className="shrink-0" />
          Você acertou!
        </p>
        <ListenButton text={`Você acertou! ${explanation}`} onSpeaking={setIsSpeaking} />
      </div>
      <p className="text-base leading-tight md:leading-snug">{explanation}</p>
    </div>
  );
}

function Hint({ play }: { play: Play }) {
  const hint = hintFor(play);
  return (
    <div className="grid content-center justify-items-center gap-1 rounded-2xl border-2 border-dashed border-line px-3">
      {/* New words are a new paragraph, not an old one that moves. */}
      <p
        key={hint}
        aria-hidden="true"
        className="grid min-h-11 content-center text-center text-base leading-tight text-ink-soft"
      >
        {hint}
      </p>
      <ListenButton text={lastTurned(play) || hint} />
    </div>
  );
}

function hintFor(play: Play): string {
  if (isFinished(play)) return 'Todos os pares encontrados!';
  return play.open.length === 2 ? 'Não combinam. Lembre onde elas estão.' : 'Vire duas cartas e ache o par.';
}
