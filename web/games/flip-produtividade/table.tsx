import { Layers, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type DeckId, deckById } from '#core/content/flip-produtividade.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useDelay } from '#web/play/use-delay.ts';
import { Button } from '#web/ui/button.tsx';
import { CardGrid } from './card-grid.tsx';
import { Completion } from './completion.tsx';
import { Message } from './message.tsx';
import { Panel } from './panel.tsx';
import { useFlip } from './use-flip.ts';
import { useSavedResult } from './use-saved-result.ts';

/** The last pair stays in sight for a moment before the end takes the place of the cards. */
const lastLookMs = 1000;

interface Props {
  deck: DeckId;
  onReplay: () => void;
  onLeave: () => void;
}

/** One round with a deck, from the first card to the result. */
export function Table({ deck, onReplay, onLeave }: Props) {
  const { play, span, turnCard } = useFlip(deck);
  const { result, run } = useSavedResult(play, span);
  const [showsEnd, setShowsEnd] = useState(false);
  useDelay(() => setShowsEnd(true), lastLookMs, { isWaiting: result !== undefined });
  const hasEnded = result !== undefined && showsEnd;
  return (
    <section className="grid gap-3 md:grid-cols-[1fr_17rem] md:items-start md:gap-5">
      <div className="grid gap-3 md:col-start-2 md:row-start-1">
        <PhaseHeading takesFocus className="max-md:sr-only">
          {deckById(deck).name}
        </PhaseHeading>
        <Panel play={play} span={span} />
        <Message play={play} />
      </div>
      <div className="grid gap-3 md:col-start-1 md:row-start-1">
        {hasEnded ? (
          <Completion data={result} run={run} onReplay={onReplay} onLeave={onLeave} />
        ) : (
          <>
            <CardGrid play={play} onTurn={turnCard} />
            <Controls onReplay={onReplay} onLeave={onLeave} />
          </>
        )}
      </div>
    </section>
  );
}

const Controls = ({ onReplay, onLeave }: Pick<Props, 'onReplay' | 'onLeave'>) => (
  <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
    <Button look="quiet" onClick={onReplay} className="max-sm:px-3">
      <RotateCcw aria-hidden="true" size={20} />
      Reiniciar
    </Button>
    <Button look="quiet" onClick={onLeave} className="max-sm:px-3">
      <Layers aria-hidden="true" size={20} />
      Trocar Baralho
    </Button>
  </div>
);
