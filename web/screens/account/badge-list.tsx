import { Award } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { type BadgeProgress, badgeProgress, nextBadge } from '#core/progress/badges.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { BadgeEmblem } from '#web/ui/badge-emblem.tsx';
import { dayWords } from '#web/ui/day-words.ts';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';

type Account = Answer<'account'>;

/** Every badge: when it was earned, or what is missing for it. */
export function BadgeList({ account }: { account: Account }) {
  const progress = badgeProgress(account.facts);
  const earnedAt = new Map(account.badges.map((badge) => [badge.id, badge.earnedAt]));
  const next = nextBadge(progress.filter(({ badge }) => !earnedAt.has(badge.id)));
  return (
    <Panel
      title="Meus selos"
      Icon={Award}
      aside={
        <span className="font-bold text-leaf">
          {earnedAt.size} de {progress.length}
        </span>
      }
    >
      {next && <Next progress={next} />}
      <ul className="grid gap-4 sm:grid-cols-2">
        {progress.map((one) => (
          <BadgeItem key={one.badge.id} progress={one} earnedAt={earnedAt.get(one.badge.id)} />
        ))}
      </ul>
      <MoreLink href="/certificados">Meus certificados</MoreLink>
    </Panel>
  );
}

const Next = ({ progress: { badge, have, need, missing } }: { progress: BadgeProgress }) => (
  <div className="flex flex-wrap items-center gap-4 rounded-2xl bg-maize-wash p-4">
    <ProgressRing
      percent={(have / need) * 100}
      label={`${badge.name}: ${formatNumber(have)} de ${formatNumber(need)}`}
    />
    <div className="whole-words tight:basis-full">
      <p className="text-sm text-ink-soft">Seu próximo selo</p>
      <h3 className="font-bold">{badge.name}</h3>
      <p>{missing}</p>
    </div>
  </div>
);

interface ItemProps {
  progress: BadgeProgress;
  earnedAt: string | undefined;
}

const BadgeItem = ({ progress: { badge, missing }, earnedAt }: ItemProps) => (
  <li className="flex flex-wrap items-center gap-3">
    <BadgeEmblem emblem={badge.emblem} isLocked={!earnedAt} />
    <div className="whole-words tight:basis-full">
      <h3 className="font-bold">{badge.name}</h3>
      <p className="text-sm text-ink-soft">
        {earnedAt ? `Conquistado em ${dayWords(earnedAt)}. ${badge.how}` : (missing ?? badge.how)}
      </p>
    </div>
  </li>
);
