import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { sampleBadges } from '#core/content/samples.ts';
import type { Answer } from '#core/contract/index.ts';
import { type Badge, badgeProgress, badges } from '#core/progress/badges.ts';
import { hasEnough, sampleOrReal } from '#core/progress/sample.ts';
import { BadgeEmblem } from '#web/ui/badge-emblem.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { SamplePanel } from '#web/ui/sample-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Answered } from './answered.tsx';
import { communityReads } from './community-reads.ts';

interface ShownBadge {
  badge: Badge;
  isLocked: boolean;
  text: string;
}

const shown = 6;
const grid = 'grid two-abreast gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-6';

const sample: readonly ShownBadge[] = sampleBadges.flatMap(({ badge: id, unlocked }) =>
  badges
    .filter((badge) => badge.id === id)
    .map((badge) => ({ badge, isLocked: !unlocked, text: unlocked ? 'Conquistado' : badge.how })),
);

/** The member's badges, the earned ones first, then those that are nearest; of these always one, while there is one. */
function shownBadges({ badges: earned, facts }: Answer<'account'>): ShownBadge[] {
  const isEarned = (badge: Badge) => earned.some(({ id }) => id === badge.id);
  const progress = badgeProgress(facts);
  const nearest = progress
    .filter(({ badge }) => !isEarned(badge))
    .sort((one, other) => other.have / other.need - one.have / one.need);
  const room = nearest.length > 0 ? shown - 1 : shown;
  return [
    ...progress
      .filter(({ badge }) => isEarned(badge))
      .slice(0, room)
      .map(({ badge }) => ({ badge, isLocked: false, text: 'Conquistado' })),
    ...nearest.map(({ badge, missing }) => ({ badge, isLocked: true, text: missing ?? badge.how })),
  ].slice(0, shown);
}

/** The member's own badges; until the first one, a sample of what can be earned. */
export function OwnBadges() {
  const read = useQuery(communityReads.account);
  const { isSample, value } = sampleOrReal({
    enough: hasEnough('badges', read.data?.badges.length ?? 0),
    sample,
    real: read.data ? shownBadges(read.data) : [],
  });
  return (
    <SamplePanel title="Seus Selos" Icon={Award} isSample={read.isSuccess && isSample}>
      <Answered read={read} waiting={<Waiting />}>
        {(account) => (
          <>
            <ul className={grid}>
              {value.map(({ badge, isLocked, text }) => (
                <li key={badge.id} className="grid content-start justify-items-center gap-2 text-center">
                  <BadgeEmblem emblem={badge.emblem} isLocked={isLocked} className="size-20" />
                  <p className="leading-tight font-bold">{badge.name}</p>
                  <p className="text-sm leading-snug text-ink-soft">
                    {isLocked && <span className="sr-only">Bloqueado. </span>}
                    {text}
                  </p>
                </li>
              ))}
            </ul>
            <MoreLink href="/account">
              {account.badges.length === 0
                ? 'Ver todos os selos'
                : `Você tem ${account.badges.length} de ${badges.length}. Ver todos`}
            </MoreLink>
          </>
        )}
      </Answered>
    </SamplePanel>
  );
}

const Waiting = () => (
  <div className={grid}>
    <p className="sr-only">Carregando...</p>
    {[...Array(4).keys()].map((place) => (
      <Skeleton key={place} className="h-40" />
    ))}
  </div>
);
