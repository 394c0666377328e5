import { useId, useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { productById, regionById } from '#core/content/mapa-produtivo.ts';
import { missedIn } from '#core/games/mapa-produtivo/missed.ts';
import { isCorrect, type Placement, score } from '#core/games/mapa-produtivo/rules.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { type Explanation, Explanations } from '#web/play/explanations.tsx';
import { PracticeNote } from '#web/play/practice-note.tsx';
import { HomeLink, ReplayButton, ResultCard } from '#web/play/result-card.tsx';
import type { RunState } from '#web/play/use-save-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const game = gameOf('mapa-produtivo');

interface Props {
  placements: readonly Placement[];
  run: RunState;
  onReplay: () => void;
}

/** The end of the game: the result over a page that tells every product's home, fact and source again. */
export function MapEnd({ placements, run, onReplay }: Props) {
  const [isResultOpen, setIsResultOpen] = useState(true);
  return (
    <>
      {isResultOpen && (
        <ResultDialog
          placements={placements}
          run={run}
          onReplay={onReplay}
          onClose={() => setIsResultOpen(false)}
        />
      )}
      <Explanations
        heading="A casa de cada produto"
        takesFocus={!isResultOpen}
        items={placements.map(explanationOf)}
      />
      {!isResultOpen && (
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
          <ReplayButton onReplay={onReplay} />
          <HomeLink />
        </div>
      )}
    </>
  );
}

function ResultDialog({ placements, run, onReplay, onClose }: Props & { onClose: () => void }) {
  const titleId = useId();
  const { correct, dropPoints, accuracyBonus, total } = score(placements);
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <ResultCard
        game={game}
        title="Mapa completo!"
        titleId={titleId}
        score={total}
        run={run}
        // A round without a single point completes nothing, so it gives no badge.
        badge={total > 0 ? 'Conhecedor da Rota' : undefined}
        actions={
          <>
            <ReplayButton onReplay={onReplay} />
            <Button look="quiet" onClick={onClose}>
              Ver as respostas
            </Button>
            <HomeLink />
          </>
        }
      >
        <p>
          Você acertou <strong>{correct}</strong> de {placements.length} produtos.
          <br />
          Acertos: {formatNumber(dropPoints)} · Bônus de precisão: {accuracyBonus}
        </p>
        <PracticeNote items={missedIn({ placements })} />
      </ResultCard>
    </Dialog>
  );
}

function explanationOf(placement: Placement): Explanation {
  const { id, name, emoji, region, fact } = productById(placement.product);
  const home = regionById(region).name;
  const isRight = isCorrect(placement);
  return {
    id,
    title: `${emoji} ${name}: ${home}`,
    isCorrect: isRight,
    text: (
      <>
        {!isRight && <p className="text-ink-soft">Você levou para: {regionById(placement.region).name}.</p>}
        <p>{fact.text}</p>
      </>
    ),
    source: fact,
    spoken: `${name}: região ${home}. ${fact.text}`,
  };
}
