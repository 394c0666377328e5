import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { goalWords, notCountedYet, progressWords, resultWords } from '#core/content/weekly-goal.ts';
import type { Answer } from '#core/contract/index.ts';
import { grownPercent } from '#core/progress/weekly-goal.ts';
import { counted } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { GrowingTree } from '#web/ui/growing-tree.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';

/** What the community does together this week, how far it has come, and how the last one ended. */
export function WeeklyGoal() {
  const read = useQuery(readOptions('weeklyGoal'));
  return (
    <Panel title="Mutirão da semana" Icon={Sprout}>
      {/* On a phone the tree stands above its words. */}
      {read.isPending && <Skeleton className="h-112 sm:h-48" />}
      {read.isLoadingError && <LoadFailure failure={read.error} onRetry={() => read.refetch()} />}
      {read.data && <Goal {...read.data} />}
    </Panel>
  );
}

function Goal(goal: Answer<'weeklyGoal'>) {
  const { kind, target, count, last, isCounted } = goal;
  const words = goalWords[kind];
  const percent = grownPercent(goal);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <GrowingTree
          className="mx-auto size-32 sm:mx-0"
          percent={percent}
          label={`A árvore do mutirão cresceu ${percent}%: ${words.done(count)}, de ${target}.`}
        />
        <div className="grid min-w-0 grow basis-56 gap-2">
          <p className="font-display text-xl leading-snug font-bold">{words.goal(target)}</p>
          <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-line">
            <div className="h-full rounded-full bg-leaf" style={{ width: `${percent}%` }} />
          </div>
          <p className="font-semibold">{progressWords(kind, count, target)}</p>
          <p className="text-ink-soft">{words.how}</p>
          {/* An answer kept from before it said so says nothing. */}
          {isCounted === false && <p className="text-ink-soft">{notCountedYet}</p>}
        </div>
      </div>
      <Own {...goal} />
      {last && last.reached > 0 && (
        <p className="border-t-2 border-dashed border-line pt-3 text-ink-soft">{resultWords(last)}</p>
      )}
    </>
  );
}

/** The person's own part in it; a week without one is no loss, and nothing says so. */
const Own = ({ kind, hasShared, sharedWeeks }: Answer<'weeklyGoal'>) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p>
      {hasShared && 'Você já está neste mutirão. Obrigado! '}
      {sharedWeeks > 0 && `Você participou em ${counted(sharedWeeks, 'semana', 'semanas')} até hoje.`}
    </p>
    <Link href={goalWords[kind].path} className={buttonLook('quiet')}>
      {goalWords[kind].act}
    </Link>
  </div>
);
