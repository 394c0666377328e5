import { useQuery } from '@tanstack/react-query';
import { Compass, Handshake, type LucideIcon, Megaphone, Rocket, Scale } from 'lucide-react';
import { leaderTypeTexts } from '#core/content/leadership.ts';
import type { Answer } from '#core/contract/index.ts';
import { type LeaderTypeId, leaderModel, leaderSignals, leaderTypeIds } from '#core/progress/leader-model.ts';
import { missingFor } from '#core/progress/leader-words.ts';
import { leaderScores } from '#core/progress/leaders.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Tone, toneClass } from '#web/ui/tag.tsx';
import { OwnStanding } from './own-standing.tsx';
import { standingWords } from './standing-words.ts';

const looks: Record<LeaderTypeId, { Icon: LucideIcon; tone: Tone }> = {
  conector: { Icon: Handshake, tone: 'leaf' },
  estrategista: { Icon: Scale, tone: 'plum' },
  'porta-voz': { Icon: Megaphone, tone: 'amber' },
  pioneiro: { Icon: Rocket, tone: 'water' },
};

/** The four ways to lead, where the member stands in each, and what is still missing. */
export function LeaderTypes() {
  const account = useQuery({ ...readOptions('account'), refetchOnMount: 'always' });
  return (
    <Panel title="Quatro jeitos de liderar" Icon={Compass}>
      {account.isLoadingError ? (
        <LoadFailure failure={account.error} onRetry={() => account.refetch()} />
      ) : (
        <OwnStanding account={account.data} />
      )}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {leaderTypeIds.map((type) => (
          <TypeCard key={type} type={type} account={account.data} />
        ))}
      </ul>
    </Panel>
  );
}

type MaybeAccount = { account: Answer<'account'> | undefined };

function TypeCard({ type, account }: { type: LeaderTypeId } & MaybeAccount) {
  const { Icon, tone } = looks[type];
  const { summary, signals } = leaderTypeTexts[type];
  const isOwn = account?.standing.type === type;
  return (
    <li
      className={`${toneClass(tone)} flex flex-col gap-2 rounded-2xl border-2 p-4 ${isOwn ? 'border-(--tone)' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-(--tone-wash) text-(--tone)">
          <Icon aria-hidden="true" size={24} />
        </span>
        <h3 className="whole-words leading-snug font-bold">
          <Breakable text={leaderModel.types[type].name} />
        </h3>
      </div>
      <p>{summary}</p>
      <p className="text-sm text-ink-soft">{signals}</p>
      {account ? (
        <div className="mt-auto grid gap-2 border-t-2 border-dashed border-line pt-3">
          <Standing
            percentile={account.standing.percentiles[type] ?? 0}
            score={leaderScores(leaderSignals(account.facts))[type]}
          />
          <p className="font-semibold">{missingFor(type, account.facts, isOwn)}</p>
        </div>
      ) : (
        <Skeleton className="h-18" />
      )}
    </li>
  );
}

const Standing = ({ percentile, score }: { percentile: number; score: number }) => (
  <>
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2.5 w-full rounded-full"
    >
      <path d="M0 0h100v4H0Z" className="fill-line" />
      <path d={`M0 0h${Math.round(percentile)}v4H0Z`} className="fill-(--tone)" />
    </svg>
    <p className="text-sm text-ink-soft">{standingWords(percentile, score)}</p>
  </>
);
