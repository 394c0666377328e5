import { useQuery } from '@tanstack/react-query';
import {
  Handshake,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  ThumbsUp,
  UserPlus,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import { WeeklyGoal } from '#web/calls/weekly-goal.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { type Tone, toneClass } from '#web/ui/tag.tsx';
import { Narrow, Whole, Wide } from './columns.tsx';
import { communityReads } from './community-reads.ts';
import { fiveLines, type NewsLine } from './news-words.ts';

const looks: Record<NewsLine['kind'], { Icon: LucideIcon; tone: Tone }> = {
  replies: { Icon: MessagesSquare, tone: 'leaf' },
  team: { Icon: MessageCircle, tone: 'leaf' },
  asked: { Icon: UserPlus, tone: 'water' },
  accepted: { Icon: Handshake, tone: 'water' },
  votes: { Icon: ThumbsUp, tone: 'amber' },
  joined: { Icon: Users, tone: 'plum' },
};

/** What brings somebody back: what is new since the last visit, where there is something, and the goal of the week. */
export function WeekPart() {
  const { data: news = [] } = useQuery(communityReads.news);
  if (news.length === 0) {
    return (
      <Whole>
        <WeeklyGoal />
      </Whole>
    );
  }
  return (
    <>
      <Narrow>
        <News lines={news} />
      </Narrow>
      <Wide>
        <WeeklyGoal />
      </Wide>
    </>
  );
}

const News = ({ lines }: { lines: readonly NewsLine[] }) => (
  <Panel title="O que há de novo" Icon={Newspaper}>
    <ul className="grid gap-1">
      {fiveLines(lines).map((line) => (
        <Line key={line.kind} {...line} />
      ))}
    </ul>
  </Panel>
);

function Line({ kind, text, path }: ReturnType<typeof fiveLines>[number]) {
  const { Icon, tone } = looks[kind];
  return (
    <li>
      <Link
        href={path}
        className="-mx-2 flex min-h-12 items-center gap-3 rounded-2xl px-2 py-1.5 hover:bg-maize-wash"
      >
        <span
          className={`${toneClass(tone)} grid size-11 shrink-0 place-items-center rounded-2xl bg-(--tone-wash) text-(--tone)`}
        >
          <Icon aria-hidden="true" size={22} />
        </span>
        <span className="min-w-0 leading-snug font-semibold">
          <Breakable text={text} />
        </span>
      </Link>
    </li>
  );
}
