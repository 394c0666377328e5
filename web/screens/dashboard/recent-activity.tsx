import { useQuery } from '@tanstack/react-query';
import { Clock, Handshake, type LucideIcon, Puzzle, Sparkles, ThumbsUp } from 'lucide-react';
import { Link } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { ageOf } from '#web/api/age.ts';
import { readOptions } from '#web/api/read-options.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Influence } from '#web/ui/influence.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { type Tone, toneClass } from '#web/ui/tag.tsx';
import { Answered } from './answered.tsx';
import { NothingYet } from './nothing-yet.tsx';

type Activity = Answer<'activities'>[number];

const shown = 5;

const icons: Record<Activity['type'], { Icon: LucideIcon; tone: Tone }> = {
  game_completed: { Icon: Puzzle, tone: 'leaf' },
  connection_made: { Icon: Handshake, tone: 'water' },
  vote_received: { Icon: ThumbsUp, tone: 'amber' },
  other: { Icon: Sparkles, tone: 'plum' },
};

/** What the member earned points for lately. */
export function RecentActivity({ userId }: { userId: number }) {
  const read = useQuery(
    readOptions('activities', { params: { id: `${userId}` }, query: { limit: `${shown}` } }),
  );
  return (
    <Panel title="Atividade Recente" Icon={Clock}>
      <Answered read={read} waiting={<SkeletonRows rows={shown} rowClass="h-18" />}>
        {(activities) =>
          activities.length === 0 ? (
            <NothingYet
              Icon={Puzzle}
              text="Nada por aqui ainda. Jogue uma partida e ganhe seus primeiros pontos!"
            >
              <Link href="/games" className={buttonLook('primary')}>
                Escolher um jogo
              </Link>
            </NothingYet>
          ) : (
            <ul className="grid gap-3">
              {activities.map((activity) => (
                <ActivityRow key={activity.id} activity={activity} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { Icon, tone } = icons[activity.type];
  return (
    <li className="flex min-h-18 flex-wrap content-center items-center gap-x-3">
      <span
        className={`${toneClass(tone)} grid tight:hidden size-12 shrink-0 place-items-center rounded-2xl bg-(--tone-wash) text-(--tone)`}
      >
        <Icon aria-hidden="true" size={24} />
      </span>
      <div className="whole-words">
        <p className="leading-snug font-semibold">{activity.description}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-sm text-ink-soft">{ageOf(activity.createdAt)}</p>
          <Influence points={activity.points} isGain isShort />
        </div>
      </div>
    </li>
  );
}
