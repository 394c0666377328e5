import { leaderSignals } from '#core/progress/leader-model.ts';
import type { Tie } from '#core/progress/network.ts';
import { networkModel } from '#core/progress/network-model.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { factsOf, readGameFacts } from '#server/ledger/facts.ts';
import { breathe } from './breathe.ts';
import type { MemberFigures } from './compute-snapshot.ts';
import {
  type Earned,
  findConnectionsAfter,
  findEarnedAfter,
  findEarnedUpTo,
  findLastEntry,
  findStandings,
  findStandingsAfter,
  findTeamsAfter,
  findVotesAfter,
  overlap,
  type TieRow,
} from './queries.ts';

/** Rows read at once: few enough that a request in between does not wait. */
const page = 200;
const memberOverlap = 50;
/** Teams are found by when they ended, and the clocks of two servers may differ. */
const teamOverlap = 10 * 60_000;
/** Removed posts take their votes along without a trace; from time to time everything is read anew. */
const rereadAfter = 6 * 3600 * 1000;
const day = 24 * 3600 * 1000;

/** All ties and members as far as they were read; members some at a time, as they are sent on. */
export interface Gathered {
  ties: readonly Tie[];
  members: Iterable<readonly MemberFigures[]>;
}

const riseStart = (now: number): number => now - networkModel.emerging.days * day;

type Known = Omit<MemberFigures, 'rise'>;

interface Memory {
  readAt: number;
  ties: Tie[];
  members: Map<number, Known>;
  /** What was earned within the days that count, about the oldest first, and its sum by member. */
  earned: Earned[];
  rises: Map<number, number>;
  seenEntries: Set<number>;
  lastEntry: number;
  lastMember: number;
  teamsUntil: number;
  teams: Set<number>;
  logs: { after: typeof findConnectionsAfter; last: number; seen: Set<number> }[];
}

const emptyMemory = (readAt: number): Memory => ({
  readAt,
  ties: [],
  members: new Map(),
  earned: [],
  rises: new Map(),
  seenEntries: new Set(),
  lastEntry: -1,
  lastMember: 0,
  teamsUntil: 0,
  teams: new Set(),
  logs: [
    { after: findConnectionsAfter, last: 0, seen: new Set() },
    { after: findVotesAfter, last: 0, seen: new Set() },
  ],
});

/** Keeps what was read of the network in memory, so that each time only what is new has to be read. */
export function createGatherer(db: Db): { read(now: number): Promise<Gathered> } {
  let memory: Memory | undefined;
  return {
    async read(now) {
      memory = memory && now - memory.readAt < rereadAfter ? memory : emptyMemory(now);
      await readNew(db, memory, now);
      // Fewer members than were read: some have left, and their ties with them.
      if ((await readCounter(db, 'members')) < memory.members.size) {
        memory = emptyMemory(now);
        await readNew(db, memory, now);
      }
      return { ties: memory.ties, members: withRise(memory) };
    },
  };
}

async function readNew(db: Db, memory: Memory, now: number): Promise<void> {
  for (const log of memory.logs) await readLog(db, memory, log);
  await readTeams(db, memory);
  const touched = await readLedger(db, memory, riseStart(now));
  await readMembers(db, memory, touched);
}

async function readLog(db: Db, { ties }: Memory, log: Memory['logs'][number]): Promise<void> {
  let from = Math.max(0, log.last - overlap);
  for (let rows: TieRow[] = []; ; from = rows.at(-1)?.id ?? from) {
    rows = await log.after(db, from, page);
    for (const { id, kind, from: source, to, at } of rows) {
      if (log.seen.has(id)) continue;
      log.seen.add(id);
      ties.push({ kind, from: source, to, at });
    }
    log.last = Math.max(log.last, rows.at(-1)?.id ?? 0);
    forget(log.seen, log.last);
    if (rows.length < page) return;
    await breathe();
  }
}

/** Ids too low to be read again need not be known any longer. */
function forget(seen: Set<number>, last: number): void {
  for (const id of seen) if (id <= last - overlap) seen.delete(id);
}

async function readTeams(db: Db, memory: Memory): Promise<void> {
  let from = { at: Math.max(0, memory.teamsUntil - teamOverlap), id: 0 };
  for (;;) {
    const rows = await findTeamsAfter(db, from, page);
    for (const { id, at, members } of rows) {
      if (memory.teams.has(id)) continue;
      memory.teams.add(id);
      for (const [index, one] of members.entries()) {
        for (const other of members.slice(index + 1)) {
          memory.ties.push({ kind: 'team', from: one, to: other, at });
        }
      }
    }
    from = rows.at(-1) ?? from;
    memory.teamsUntil = Math.max(memory.teamsUntil, from.at);
    if (rows.length < page) return;
    await breathe();
  }
}

/** Reads what was earned since, the first time as far back as counts; answers whose standings have moved. */
async function readLedger(db: Db, memory: Memory, since: number): Promise<Set<number>> {
  const touched = new Set<number>();
  if (memory.lastEntry < 0) {
    memory.lastEntry = await findLastEntry(db);
    for (let to = memory.lastEntry; ; ) {
      const rows = await findEarnedUpTo(db, to, page);
      count(memory, rows, since);
      const last = rows.at(-1);
      if (!last || rows.length < page || last.created_at < since) break;
      to = last.id - 1;
      await breathe();
    }
    memory.earned.reverse();
  }
  for (let from = Math.max(0, memory.lastEntry - overlap); ; ) {
    const rows = await findEarnedAfter(db, from, page);
    for (const { user_id } of count(memory, rows, since)) touched.add(user_id);
    from = rows.at(-1)?.id ?? from;
    memory.lastEntry = Math.max(memory.lastEntry, from);
    if (rows.length < page) break;
    await breathe();
  }
  forget(memory.seenEntries, memory.lastEntry);
  letAge(memory, since);
  return touched;
}

/** Counts the entries that were not counted yet, and answers them. */
function count(memory: Memory, rows: readonly Earned[], since: number): Earned[] {
  const fresh = rows.filter(({ id }) => !memory.seenEntries.has(id));
  for (const entry of fresh) {
    if (entry.id > memory.lastEntry - overlap) memory.seenEntries.add(entry.id);
    if (entry.created_at < since) continue;
    memory.earned.push(entry);
    raise(memory, entry.user_id, entry.points);
  }
  return fresh;
}

/** Takes back what has become too old to count. */
function letAge(memory: Memory, since: number): void {
  const young = memory.earned.findIndex(({ created_at }) => created_at >= since);
  for (const { user_id, points } of memory.earned.splice(0, young < 0 ? Infinity : young)) {
    raise(memory, user_id, -points);
  }
}

const raise = ({ rises }: Memory, userId: number, by: number): void => {
  rises.set(userId, (rises.get(userId) ?? 0) + by);
};

async function readMembers(db: Db, memory: Memory, touched: ReadonlySet<number>): Promise<void> {
  for (let from = Math.max(0, memory.lastMember - memberOverlap); ; ) {
    const rows = await findStandingsAfter(db, from, page);
    await keepMembers(db, memory, rows);
    from = rows.at(-1)?.user_id ?? from;
    memory.lastMember = Math.max(memory.lastMember, from);
    if (rows.length < page) break;
    await breathe();
  }
  const ids = [...touched];
  for (let from = 0; from < ids.length; from += page) {
    await keepMembers(db, memory, await findStandings(db, ids.slice(from, from + page)));
    await breathe();
  }
}

async function keepMembers(db: Db, { members }: Memory, rows: readonly StandingRow[]): Promise<void> {
  const played = await readGameFacts(
    db,
    rows.map(({ user_id }) => user_id),
  );
  for (const row of rows) {
    const { user_id: id, activities, influence_score: points } = row;
    members.set(id, { id, activities, points, signals: leaderSignals(factsOf(row, played.get(id) ?? [])) });
  }
}

function* withRise({ members, rises }: Memory): Generator<MemberFigures[]> {
  let some: MemberFigures[] = [];
  for (const member of members.values()) {
    some.push({ ...member, rise: rises.get(member.id) ?? 0 });
    if (some.length < page) continue;
    yield some;
    some = [];
  }
  yield some;
}
