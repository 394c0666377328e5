import { useId } from 'react';
import { gameOf } from '#core/content/games.ts';
import { badges } from '#core/progress/badges.ts';
import { counted } from '#core/progress/wording.ts';
import { runPoints } from '#web/play/gain-words.ts';
import { HomeLink } from '#web/play/result-card.tsx';
import type { RunState } from '#web/play/use-save-run.ts';
import { BadgeEmblem } from '#web/ui/badge-emblem.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';

interface Props {
  /** The points of the run so far, and the right answers they stand for. */
  points: number;
  hits: number;
  /** The products of a round, and those still to be placed. */
  total: number;
  left: number;
  run: RunState;
  onGoOn: () => void;
}

const badge = badges.find(({ id }) => id === 'primeira-semente');
const badgeName = badge?.name ?? '';
const { baseReward } = gameOf('mapa-produtivo');

/** After the first products: the first badge, and what the points of a run are. */
export function FirstStepsSheet({ points, hits, total, left, run, onGoOn }: Props) {
  const [titleId, textId] = [useId(), useId()];
  const right = counted(hits, 'acerto', 'acertos');
  const explained = `Ponha os ${total} produtos no lugar e ganhe ${baseReward} pontos de influência. É por eles que a comunidade conhece você.`;
  return (
    <Dialog labelledBy={titleId} describedBy={textId} onClose={onGoOn}>
      <div className="grid justify-items-center gap-3 text-center">
        {badge && <BadgeEmblem emblem={badge.emblem} className="rise size-28" />}
        <h2 id={titleId} className="text-2xl text-leaf">
          Seu primeiro selo!
        </h2>
        <div id={textId} className="grid gap-2">
          <p className="text-lg font-bold">{badgeName}</p>
          {run.status === 'kept' && <p role="status">O selo chega quando o sinal voltar.</p>}
          <p>
            {right}: <strong>{runPoints(points)}</strong>.
          </p>
          <p className="text-ink-soft">{explained}</p>
        </div>
        <ListenButton
          text={`Seu primeiro selo! ${badgeName}. ${right}: ${runPoints(points)}. ${explained}`}
          startsItself
        />
        <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
          <Button onClick={onGoOn}>
            <span>
              Continuar o mapa: <span className="whitespace-nowrap">faltam {left}</span>
            </span>
          </Button>
          <HomeLink />
        </div>
      </div>
    </Dialog>
  );
}
