import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isFinished, type Play, tuning } from '#core/games/flip-produtividade/rules.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { Button } from '#web/ui/button.tsx';
import { useDeviceChoice } from '#web/ui/device-choice.ts';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { useIsReading } from '#web/ui/voice/reading.ts';
import { hasJustMatched, lastTurned, latestMatch, wordsFor } from './table-words.ts';

interface Props {
  play: Play;
  /** Turns the cards of a mismatch back. */
  onGoOn: () => void;
  /** Told while the explanation of a pair is being read or heard, and nothing else is done. */
  onReading: (isReading: boolean) => void;
}

/** The words about the last move. Their place is always there, so nothing jumps, and a match stays in sight. */
export function Message({ play, onGoOn, onReading }: Props) {
  const match = latestMatch(play);
  const hint = <Hint play={play} onGoOn={onGoOn} />;
  return (
    <div className="grid min-h-[min(7.7rem,48vw)] has-data-match:sticky has-data-match:top-2 has-data-match:z-20 low:min-h-24 md:min-h-44">
      <p role="status" className="sr-only">
        {wordsFor(play)}
      </p>
      {match ? (
        <MatchBox
          key={match.id}
          explanation={match.explanation}
          isLatest={hasJustMatched(play)}
          afterwards={hint}
          onReading={onReading}
        />
      ) : (
        hint
      )}
    </div>
  );
}

interface MatchBoxProps {
  explanation: string;
  /** No card has been turned since. */
  isLatest: boolean;
  /** What takes its place when its time is over. */
  afterwards: ReactNode;
  onReading: Props['onReading'];
}

/** Tells why two cards belong together, for three seconds, until it has been read out, or until the person goes on. */
function MatchBox({ explanation, isLatest, afterwards, onReading }: MatchBoxProps) {
  const [isOver, setIsOver] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isSpeaking = useIsReading() || isAsked;
  const [isCalm] = useDeviceChoice('ler-com-calma');
  const waits = isCalm && isLatest;
  useDelay(() => setIsOver(true), tuning.explanationMs, { isWaiting: !isOver, isHeld: isSpeaking || waits });
  const isReading = !isOver && isLatest && (isSpeaking || isCalm);
  useEffect(() => {
    if (!isReading) return;
    onReading(true);
    return () => onReading(false);
  }, [isReading, onReading]);
  if (isOver) return afterwards;
  return (
    <div
      data-match
      className="grid content-center rounded-2xl border-2 border-leaf bg-leaf-wash px-3 text-[min(1rem,6.4vw)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="flex items-center gap-2 font-bold text-leaf">
          <CircleCheck aria-hidden="true" size={22} className="shrink-0" />
          Você acertou!
        </p>
        <div className="flex flex-wrap gap-2">
          <ListenButton text={`Você acertou! ${explanation}`} onSpeaking={setIsAsked} startsItself />
          {waits && (
            <Button onClick={() => setIsOver(true)} className="max-sm:px-3">
              Continuar
            </Button>
          )}
        </div>
      </div>
      <p className="leading-tight md:leading-snug">{explanation}</p>
    </div>
  );
}

function Hint({ play, onGoOn }: Pick<Props, 'play' | 'onGoOn'>) {
  const [isCalm] = useDeviceChoice('ler-com-calma');
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
      <div className="flex flex-wrap justify-center gap-2">
        <ListenButton text={lastTurned(play) || hint} />
        {isCalm && play.open.length === 2 && (
          <Button onClick={onGoOn} className="max-sm:px-3">
            Continuar
          </Button>
        )}
      </div>
    </div>
  );
}

function hintFor(play: Play): string {
  if (isFinished(play)) return 'Todos os pares encontrados!';
  return play.open.length === 2 ? 'Não combinam. Lembre onde elas estão.' : 'Vire duas cartas e ache o par.';
}
