import { RotateCcw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Game } from '#core/content/games.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Celebration } from '#web/ui/celebration.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { RunGains } from './gains.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import { ShareResult } from './share-result.tsx';
import type { RunState } from './use-save-run.ts';

interface Props extends Pick<ComponentProps<typeof RunGains>, 'badge' | 'once'> {
  game: Game;
  title: string;
  titleId?: string;
  /** The score of the run as the person is shown it. */
  score: number;
  /** Left out where the server paid without a run being sent. */
  run?: RunState;
  /** What made up the score: moves, time, right answers. */
  children?: ReactNode;
  /** The buttons; see ReplayButton and HomeLink. */
  actions: ReactNode;
}

/** The end of a game: the score, what it brought, and what to do next. */
export const ResultCard = ({ title, titleId, score, run, children, actions, ...reward }: Props) => (
  <section className="relative grid justify-items-center gap-3.5 text-center">
    {score > 0 && <Celebration />}
    <PhaseHeading takesFocus {...(titleId && { id: titleId })} className="text-3xl">
      {title}
    </PhaseHeading>
    <p className="grid">
      <strong className="font-display text-6xl leading-none text-leaf tabular-nums">
        {formatNumber(score)}
      </strong>
      <span className="font-semibold text-ink-soft">{unitOf(score)}</span>
    </p>
    {children}
    {run && <RunGains run={run} {...reward} />}
    <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
      {actions}
      {score > 0 && (
        <ShareResult
          game={reward.game}
          score={score}
          unit={unitOf(score)}
          badge={badgeOf(run, reward.badge)}
        />
      )}
      <ListenButton startsItself />
    </div>
  </section>
);

const unitOf = (score: number): string => `${score === 1 ? 'ponto' : 'pontos'} da partida`;

/** The badge to show: the one that is new, else the one that the game gives. */
const badgeOf = (run: RunState | undefined, badge: string | undefined): string | undefined =>
  (run?.status === 'saved' ? run.answer.newBadges[0] : undefined) ?? badge;

/** Plays the game once more. */
export const ReplayButton = ({ onReplay }: { onReplay: () => void }) => (
  <Button onClick={onReplay}>
    <RotateCcw aria-hidden="true" size={20} />
    Jogar Novamente
  </Button>
);

/** Leads to the dashboard. */
export const HomeLink = () => (
  <Link href="/" className={buttonLook('quiet')}>
    Voltar ao início
  </Link>
);
