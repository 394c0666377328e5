import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheckBig, Link2, type LucideIcon, ReceiptText, Sparkles, ThumbsUp } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { reasonOf } from '#core/progress/point-reasons.ts';
import type { ActivityType } from '#core/progress/points.ts';
import { ageOf } from '#web/api/age.ts';
import { call } from '#web/api/client.ts';
import { pagesKey } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { MoreButton } from '#web/calls/more-button.tsx';
import { Influence } from '#web/ui/influence.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { type Tone, toneClass } from '#web/ui/tag.tsx';

const pageSize = 10;

const looks: Record<ActivityType, { Icon: LucideIcon; tone: Tone }> = {
  game_completed: { Icon: CircleCheckBig, tone: 'leaf' },
  connection_made: { Icon: Link2, tone: 'water' },
  vote_received: { Icon: ThumbsUp, tone: 'amber' },
  other: { Icon: Sparkles, tone: 'plum' },
};

const useLedger = (id: string) =>
  useInfiniteQuery({
    queryKey: pagesKey('activities', { params: { id } }),
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) =>
      call('activities', {
        params: { id },
        query: { limit: String(pageSize), ...(before && { before }) },
        signal,
      }),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id.toString()),
    refetchOnMount: 'always',
  });

/** Every entry of the member's ledger, with the reason for it. */
export function Ledger({ userId }: { userId: number }) {
  const ledger = useLedger(String(userId));
  const entries = ledger.data?.pages.flat() ?? [];
  return (
    <Panel title="Minha influência" Icon={ReceiptText}>
      {ledger.isPending && <SkeletonRows rows={5} rowClass="h-18" text="Carregando influência..." />}
      {ledger.isLoadingError && <LoadFailure failure={ledger.error} onRetry={() => ledger.refetch()} />}
      {ledger.isSuccess && entries.length === 0 && (
        <p className="text-ink-soft">
          Você ainda não tem influência. Conclua um jogo ou conte uma ideia para começar.
        </p>
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <MoreButton pages={ledger}>Ver mais</MoreButton>
    </Panel>
  );
}

function Entry({ entry }: { entry: Answer<'activities'>[number] }) {
  const { Icon, tone } = looks[entry.type];
  return (
    <li className="flex gap-3 border-t-2 border-dashed border-line py-3 first:border-0">
      <span
        className={`${toneClass(tone)} grid tight:hidden size-11 shrink-0 place-items-center rounded-xl bg-(--tone-wash) text-(--tone)`}
      >
        <Icon aria-hidden="true" size={24} />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap justify-between gap-x-3">
          <p className="min-w-0 grow basis-[max(--spacing(44),8em)] font-semibold">{entry.description}</p>
          <Influence points={entry.points} isGain />
        </div>
        <time dateTime={entry.createdAt} className="text-sm text-ink-soft">
          {ageOf(entry.createdAt)}
        </time>
        <details>
          <summary className="flex min-h-12 w-fit cursor-pointer items-center text-sm font-semibold text-leaf underline underline-offset-4">
            {questionAbout(entry.points)}
          </summary>
          <p className="text-ink-soft">{reasonOf(entry)}</p>
        </details>
      </div>
    </li>
  );
}

function questionAbout(points: number): string {
  if (points === 0) return 'Por que não ganhei pontos?';
  return points > 0 ? 'Por que ganhei isto?' : 'Por que perdi isto?';
}
