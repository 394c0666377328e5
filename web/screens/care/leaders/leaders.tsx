import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { CareFrame, type DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { OpenForm } from './open-form.tsx';
import { OpenRound } from './open-round.tsx';
import { Results } from './results.tsx';
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
  const rounds = useQuery({
    ...readOptions('rounds', { params: { id: String(community.id) } }),
    refetchOnMount: 'always',
  });
  if (rounds.isPending) return <SkeletonRows rows={3} rowClass="h-24" />;
  if (rounds.isLoadingError) return <LoadFailure failure={rounds.error} onRetry={() => rounds.refetch()} />;
  return <Shown rounds={rounds.data} community={community} />;
}

function Shown({ rounds, community }: { rounds: Answer<'rounds'>; community: DeskCommunity }) {
  const open = rounds.find(({ isOpen }) => isOpen);
  const last = rounds.find(({ isOpen }) => !isOpen);
  const sheets = useRef<HTMLElement>(null);
  const openId = open?.id;
  const before = useRef(openId);
  // Opening and closing take away the button that was pressed: whoever pressed it goes on at what there is now.
  useEffect(() => {
    if (before.current !== openId && document.activeElement === document.body)
      sheets.current?.focus({ preventScroll: true });
    before.current = openId;
  }, [openId]);
  return (
    <section ref={sheets} tabIndex={-1} aria-label="Rodadas" className="grid gap-6 outline-none">
      {open && <OpenRound round={open} />}
      {/* What the community said comes before asking it again. */}
      {last && <Results roundId={last.id} communityName={community.name} />}
      {!open && <OpenForm community={community} />}
      <TrialsPanel communityId={community.id} />
    </section>
  );
}
