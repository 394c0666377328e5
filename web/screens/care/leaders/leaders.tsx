import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { call } from '#web/api/client.ts';
import { pagesKey } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { MoreButton } from '#web/calls/more-button.tsx';
import { CareFrame, type DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useSearch } from '#web/ui/use-search.ts';
import { OpenForm } from './open-form.tsx';
import { OpenRound } from './open-round.tsx';
import { Results } from './results.tsx';
import { RoundList } from './round-list.tsx';
import { TrialsPanel } from './trials.tsx';

/** Who is looked to: asking the community, and what it said. */
export const Leaders = () => (
  <CareFrame
    title="Líderes"
    intro="Pergunte à comunidade a quem ela recorre. Cada pessoa responde em segredo; aqui aparecem só as somas."
  >
    {(community) => <Rounds key={community.id} community={community} />}
  </CareFrame>
);

function Rounds({ community }: { community: DeskCommunity }) {
  const params = { id: String(community.id) };
  const pages = useInfiniteQuery({
    queryKey: pagesKey('rounds', { params }),
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) =>
      call('rounds', { params, query: before ? { before } : {}, signal }),
    getNextPageParam: (page) =>
      page.length < limits.roundsAtOnce.max ? undefined : page.at(-1)?.id.toString(),
    refetchOnMount: 'always',
  });
  if (pages.isPending) return <SkeletonRows rows={3} rowClass="h-24" />;
  if (pages.isLoadingError) return <LoadFailure failure={pages.error} onRetry={() => pages.refetch()} />;
  return (
    <Shown
      rounds={pages.data?.pages.flat() ?? []}
      more={<MoreButton pages={pages}>Ver as anteriores</MoreButton>}
      community={community}
    />
  );
}

interface ShownProps {
  rounds: Answer<'rounds'>;
  more: ReactNode;
  community: DeskCommunity;
}

function Shown({ rounds, more, community }: ShownProps) {
  const open = rounds.find(({ isOpen }) => isOpen);
  const closed = rounds.filter(({ isOpen }) => !isOpen);
  const { shownId, show } = useShownRound(closed[0]?.id, open?.id);
  const sheets = useRef<HTMLElement>(null);
  const [taps, setTaps] = useState(0);
  const report = useShownTop(taps);
  const openId = open?.id;
  const before = useRef(openId);
  // Opening and closing take away the button that was pressed: whoever pressed it goes on at what there is now.
  useEffect(() => {
    if (before.current === openId) return;
    if (document.activeElement === document.body) sheets.current?.focus({ preventScroll: true });
    before.current = openId;
    show(null);
  }, [openId, show]);
  return (
    <section ref={sheets} tabIndex={-1} aria-label="Rodadas" className="grid gap-6 outline-none">
      {open && <OpenRound round={open} />}
      {/* What the community said comes before asking it again. */}
      {shownId && (
        <section ref={report} tabIndex={-1} aria-label="Relatório da rodada" className="grid outline-none">
          <Results key={shownId} roundId={shownId} community={community} />
        </section>
      )}
      {shownId && closed.length > 1 && (
        <RoundList
          rounds={closed}
          shownId={shownId}
          onShow={(id) => {
            show(id);
            setTaps(taps + 1);
          }}
        >
          {more}
        </RoundList>
      )}
      {!open && <OpenForm community={community} />}
      <TrialsPanel communityId={community.id} />
    </section>
  );
}

/** Whoever taps a round reads its report from the top, once it is drawn. */
function useShownTop(taps: number) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (taps === 0) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [taps]);
  return place;
}

/** Whose report is open: the address says it, or else it is the last one's. A round that goes on has none. */
function useShownRound(lastId: number | undefined, openId: number | undefined) {
  const [search, setSearch] = useSearch();
  const show = useCallback(
    (id: number | null) =>
      setSearch(
        (known) => {
          const { rodada: _, ...rest } = Object.fromEntries(known);
          return id === null ? rest : { ...rest, rodada: String(id) };
        },
        { replace: true },
      ),
    [setSearch],
  );
  const askedId = Number(search.get('rodada'));
  return { shownId: askedId && askedId !== openId ? askedId : lastId, show };
}
