import type { Answer } from '#core/contract/index.ts';
import { visitOf } from '#core/progress/visit.ts';
import type { Db } from '#server/db/schema.ts';
import { ofSomebody } from '#server/http/refusal.ts';
import type { Member, Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import type { NewNotice } from '#server/live/notice-queries.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findArrived, findMeetings, findVisit, setVisit } from './news-queries.ts';
import { findNotices } from './queries.ts';
import { requireReader, toNotice } from './read-notices.ts';

type Line = Answer<'news'>[number];
type Notice = ReturnType<typeof toNotice>;

const maxRead = 50;
const maxNamed = 2;
const maxArrived = 99;
const maxMeetings = 1000;

/** Which notices make which line, in the order in which the lines stand. */
const told = {
  replies: ['idea_reply', 'story_reply', 'thread_reply'],
  team: ['team_message'],
  asked: ['connection_asked'],
  accepted: ['connection_accepted'],
  votes: ['votes', 'likes'],
} as const satisfies Partial<Record<Line['kind'], readonly NewNotice['kind'][]>>;

/** What came since the last visit; nothing on the first, and nothing where nothing did. */
export async function readNews(db: Db, { member, now, services }: Request<'news'>): Promise<Answer<'news'>> {
  const before = ofSomebody(await findVisit(db, member.id));
  const visit = visitOf(before, now);
  if (visit !== before) await setVisit(db, member.id, visit);
  const { newsSince } = visit;
  if (newsSince === null) return [];
  const reader = await requireReader(db, member);
  const rows = await findNotices(db, reader, { limit: maxRead });
  const notices = rows.filter((row) => row.created_at > newsSince).map((row) => toNotice(row, reader));
  const lines = Object.entries(told).map(([kind, kinds]) =>
    lineOf(
      kind as keyof typeof told,
      notices.filter((notice) => kinds.some((one) => one === notice.kind)),
    ),
  );
  const arrived = await arrivedLine(db, member, await services.network.of(member), newsSince);
  return [...lines, arrived].filter((line) => line !== undefined);
}

/** Several notices in one line; it leads to the one, or to all of them. */
function lineOf(kind: Line['kind'], notices: readonly Notice[]): Line | undefined {
  const [first, ...others] = notices;
  if (!first) return undefined;
  const isOne = others.length === 0;
  return {
    kind,
    count: notices.reduce((sum, { count }) => sum + count, 0),
    names: [...new Set(notices.flatMap(({ actor }) => actor?.username ?? []))].slice(0, maxNamed),
    about: isOne ? first.about : '',
    path: isOne ? first.path : '/avisos',
  };
}

/** Who has come: everybody counts, and those are named whom somebody of the community has met, or came by a card. */
async function arrivedLine(
  db: Db,
  member: Member,
  network: SeenNetwork,
  since: number,
): Promise<Line | undefined> {
  const arrived = await findArrived(db, member, since, maxArrived);
  if (arrived.length === 0) return undefined;
  const ids = arrived.map(({ id }) => id);
  const meetings = await findMeetings(db, ids, maxMeetings);
  const met = new Set(meetings.filter((pair) => pair.some((id) => !isStranger(network, id))).flat());
  const shown = arrived
    .filter(({ id, came_by }) => met.has(id) || came_by === 'card' || !isStranger(network, id))
    .map((row) => showMember(row, member))
    .filter(({ isNameless }) => !isNameless);
  return {
    kind: 'joined',
    count: arrived.length,
    names: shown.slice(0, maxNamed).map(({ username }) => username),
    about: '',
    path: '/community',
  };
}
