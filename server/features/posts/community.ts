import type { Answer } from '#core/contract/index.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { mayLead } from '#server/ledger/leadership.ts';
import { countActive } from '#server/ledger/mark-active.ts';
import { weekOf } from '#server/ledger/periods.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findWriters } from './queries.ts';
import { findTopics } from './topic-queries.ts';

/** As many of those who wrote most are looked at for somebody whom the community knows. */
const lookedAt = 100;
const weeksBack = 5;
const maxTopics = 12;

/** The community in numbers, and what it talks about. */
export async function readCommunity(
  db: Db,
  { member, now, services }: Request<'community'>,
): Promise<Answer<'community'>> {
  const members = await readCounter(db, member, 'members');
  const participants = await readCounter(db, member, 'participants');
  const top = firstKnown(await findWriters(db, member, lookedAt), await services.network.of(member));
  return {
    posts: await readCounter(db, member, 'posts'),
    // Whoever asks is one of them.
    participation: Math.round((participants / members) * 100),
    activeUsers: await countActive(db, member, now),
    topContributor: top ? { username: showMember(top, member).username, contributions: top.posts } : null,
    topics: await readTopics(db, member, now),
  };
}

/** The first whom the community knows, so that a robot that writes for itself is nobody's example; the first of all where it knows none. */
const firstKnown = <T extends { id: number }>(writers: readonly T[], { find }: SeenNetwork): T | undefined =>
  writers.find(({ id }) => mayLead(find(id)) && find(id) !== undefined) ?? writers[0];

async function readTopics(db: Db, scope: Scope, now: number): Promise<Answer<'community'>['topics']> {
  const weeks = Array.from({ length: weeksBack }, (_, back) => weekOf(now) - back);
  const byKey = new Map<string, { tag: string; key: string; posts: number }>();
  for (const { key, tag, posts } of await findTopics(db, scope, weeks, maxTopics)) {
    byKey.set(key, { key, tag, posts: posts + (byKey.get(key)?.posts ?? 0) });
  }
  return [...byKey.values()].sort((one, other) => other.posts - one.posts).slice(0, maxTopics);
}
