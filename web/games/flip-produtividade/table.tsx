import { Layers, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { liveScore, type Play } from '#core/games/flip-produtividade/rules.ts';
import { CalmSwitch } from '#web/play/calm-switch.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useDelay } from '#web/play/use-delay.ts';
import { useSeconds } from '#web/play/use-seconds.ts';
import { Button } from '#web/ui/button.tsx';
import { CardGrid } from './card-grid.tsx';
import { Completion } from './completion.tsx';
import { Message } from './message.tsx';
import { Panel } from './panel.tsx';
import { useSavedResult } from './use-saved-result.ts';

/** The last pair stays in sight for a moment before the end takes the place of the cards. */
const lastLookMs = 1000;

function showFromTop(table: HTMLElement | null): void {
  table?.scrollIntoView({ block: 'start' });
}

interface Props {
  play: Play;
  readSeconds: () => number;
  turnCard: (cardId: string) => void;
  closeCards: () => void;
  setIsReading: (isReading: boolean) => void;
  onReplay: () => void;
  onLeave: () => void;
}

/** One round with a deck, from the first card to the result. */
export function Table(props: Props) {
  const { play, readSeconds, turnCard, closeCards, setIsReading, onReplay, onLeave } = props;
  const { result, run } = useSavedResult(play, readSeconds);
  const seconds = useSeconds(readSeconds, result === undefined);
  const [showsEnd, setShowsEnd] = useState(false);
  const table = useRef<HTMLElement>(null);
  const end = () => {
    setShowsEnd(true);
    showFromTop(table.current);
  };
  useDelay(end, lastLookMs, { isWaiting: result !== undefined });
  const hasEnded = result !== undefined && showsEnd;
  useEffect(() => showFromTop(table.current), []);
  return (
    // On a phone the table begins under the header; on a wide screen the margin keeps the page where it is.
    <section
      ref={table}
      className="-mx-2 grid scroll-mt-2 gap-1.5 sm:mx-0 sm:gap-3 low:scroll-mt-2 low:grid-cols-[1fr_min(15rem,36vw)] low:items-start md:scroll-mt-[100vh] md:grid-cols-[1fr_18rem] md:items-start md:gap-5"
    >
      <div className="contents low:col-start-2 low:row-start-1 low:grid low:gap-2 md:col-start-2 md:row-start-1 md:grid md:gap-3">
        <PhaseHeading takesFocus className="text-xl max-md:sr-only">
          {play.deck.name}
        </PhaseHeading>
        <Panel
          play={play}
          seconds={result?.timeElapsed ?? seconds}
          points={result?.scoreBreakdown.finalScore ?? liveScore(play)}
        />
        <Message play={play} onGoOn={closeCards} onReading={setIsReading} />
        {hasEnded || <Controls onReplay={onReplay} onLeave={onLeave} />}
      </div>
      <div className="low:col-start-1 low:row-start-1 md:col-start-1 md:row-start-1">
        {hasEnded ? (
          <Completion play={play} data={result} run={run} onReplay={onReplay} onLeave={onLeave} />
        ) : (
          <CardGrid play={play} onTurn={turnCard} />
        )}
      </div>
    </section>
  );
}

const Controls = ({ onReplay, onLeave }: Pick<Props, 'onReplay' | 'onLeave'>) => (
  <div className="flex flex-wrap gap-2 *:grow max-md:order-last *:last:basis-full">
    <Button look="quiet" onClick={onReplay} className="max-sm:px-2">
      <RotateCcw aria-hidden="true" size={20} />
      Reiniciar
    </Button>
    <Button look="quiet" onClick={onLeave} className="max-sm:px-2">
      <Layers aria-hidden="true" size={20} />
      Trocar Baralho
    </Button>
    <CalmSwitch />
  </div>
);
