import { Award, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Influence } from '#web/ui/influence.tsx';
import { gainSentence, runPoints } from './gain-words.ts';
import type { RunState } from './use-save-run.ts';

interface Props {
  /** The influence that came with it. */
  earned?: number;
  /** How it came, or why it did not; while it is empty its place is kept, so that nothing jumps. */
  sentence: ReactNode;
  newBadges: readonly string[];
  /** A badge that the game gives to whoever ends it, shown whether it is new or not. */
  badge?: string | undefined;
}

/** What a finished game brought: influence and badges. */
export function Gains({ earned = 0, sentence, newBadges, badge }: Props) {
  const shown = badge ? [badge, ...newBadges.filter((name) => name !== badge)] : newBadges;
  return (
    <div className="grid w-full gap-2">
      <div
        role="status"
        className="grid min-h-14 place-content-center justify-items-center rounded-2xl bg-maize-wash px-2 py-2 text-center empty:invisible"
      >
        {earned > 0 && <Influence points={earned} isGain className="text-lg text-leaf" />}
        {sentence && <p className="text-pretty">{sentence}</p>}
      </div>
      {shown.length > 0 && (
        <ul aria-label="Selos" className="flex flex-wrap justify-center gap-2">
          {shown.map((name) => (
            <li
              key={name}
              className="flex min-h-12 items-center gap-x-2 rounded-2xl border-2 border-leaf bg-leaf-wash px-3 py-1.5 text-left leading-tight font-bold text-leaf tight:flex-wrap tight:px-1"
            >
              <Award aria-hidden="true" size={24} className="shrink-0" />
              {newBadges.includes(name) ? `Novo selo: ${name}` : `Selo: ${name}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RunProps {
  run: RunState;
  game: Parameters<typeof gainSentence>[0]['game'];
  /** How often the game pays. */
  once?: string | undefined;
  /** What the person did, as a sentence; else it tells the points of the run. */
  result?: string;
  badge?: string | undefined;
  /** Badges that came before the run was saved. */
  newBadges?: readonly string[];
}

/** How the saving of a run stands, and in the end what it brought. */
export function RunGains({ run, game, once = 'uma vez', result, badge, newBadges = [] }: RunProps) {
  if (run.status !== 'saved')
    return (
      <>
        <Gains sentence={sentenceBefore(run)} newBadges={newBadges} badge={badge} />
        {run.status === 'kept' && (
          <Button look="quiet" onClick={run.retry}>
            <RotateCcw aria-hidden="true" size={20} />
            Tentar enviar agora
          </Button>
        )}
      </>
    );
  const { score, pointsEarned: earned, progress } = run.answer;
  return (
    <Gains
      earned={earned}
      sentence={gainSentence({
        game,
        once,
        result: result ?? `Você fez ${runPoints(score)}.`,
        earned,
        isCompleted: progress.isCompleted && score > 0,
      })}
      newBadges={[...newBadges, ...run.answer.newBadges]}
      badge={badge}
    />
  );
}

function sentenceBefore(run: Exclude<RunState, { status: 'saved' }>): string {
  if ('sentence' in run) return run.sentence;
  return run.status === 'saving' ? 'Salvando seu resultado...' : '';
}
