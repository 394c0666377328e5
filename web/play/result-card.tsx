import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { keptSentence } from './deliveries.tsx';
import { Gains, pointsSentence } from './gains.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import type { RunState } from './use-save-run.ts';

interface Props {
  title: string;
  titleId?: string;
  /** The score of the run as the person is shown it. */
  score: number;
  /** Left out where the server paid without a run being sent. */
  run?: RunState;
  /** A badge that the game gives to whoever ends it, shown whether it is new or not. */
  badge?: string;
  /** What made up the score: moves, time, right answers. */
  children?: ReactNode;
  /** The buttons; see ReplayButton and HomeLink. */
  actions: ReactNode;
}

/** The end of a game: the score, what it brought, and what to do next. */
export const ResultCard = ({ title, titleId, score, run, badge, children, actions }: Props) => (
  <div className="grid justify-items-center gap-3.5 text-center">
    <PhaseHeading takesFocus {...(titleId && { id: titleId })} className="text-3xl">
      {title}
    </PhaseHeading>
    <p className="grid">
      <strong className="font-display text-6xl leading-none text-leaf tabular-nums">
        {score.toLocaleString('pt-BR')}
      </strong>
      <span className="font-semibold text-ink-soft">{score === 1 ? 'ponto' : 'pontos'}</span>
    </p>
    {children}
    {run && (
      <Gains
        sentence={runSentence(run)}
        newBadges={run.status === 'saved' ? run.answer.newBadges : []}
        badge={badge}
      />
    )}
    <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">{actions}</div>
  </div>
);

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
    Voltar ao Dashboard
  </Link>
);

/** How the saving of a run stands, and in the end what it brought. */
export function runSentence(run: RunState): string {
  switch (run.status) {
    case 'idle':
      return '';
    case 'saving':
      return 'Salvando seu resultado...';
    case 'kept':
      return keptSentence;
    case 'refused':
      return run.failure;
    case 'saved':
      return pointsSentence(run.answer.pointsEarned);
  }
}
