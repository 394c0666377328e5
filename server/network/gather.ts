import { setImmediate as breathe } from 'node:timers/promises';
import { leaderSignals } from '#core/progress/leader-model.ts';
import type { Tie } from '#core/progress/network.ts';
import { networkModel } from '#core/progress/network-model.ts';
import type { Db, StandingRow } from '#server/db/schema.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { factsOf, readGameFacts } from '#server/ledger/facts.ts';
import type { MemberFigures } from './compute-snapshot.ts';
import {
  type Earned,
  findConnectionsAfter,
  findEarnedAfter,
  findEarnedUpTo,
  findLastEntry,
  findStandings,
  findStandingsAfter,
  findTeamsSince,
  findVotesAfter,
  type TieRow,
} from './queries.ts';

/** Rows read at once: few enough that a request in between does not wait. */
const page = 500;
/** Ids are given before a commit, so one below the last seen may come after it: look back a little. */
const overlap = 500;
const memberOverlap = 50;
const teamOverlap = 60_000;
/** Removed posts take their votes along without a trace; from time to time everything is read anew. */
const rereadAfter = 6 * 3600 * 1000;
const day = 24 * 3600 * 1000;

/** All ties and members as far as they were read; `read` adds what came since. */
export interface Gathered {
  ties: readonly Tie[];
  members: readonly MemberFigures[];
}

const riseStart = (now: number): number => now - networkModel.emerging.days * day;

type Known = Omit<MemberFigures, 'rise'>;

interface Memory {
  readAt: number;
  ties: Tie[];
  members: Map<number, Known>;
  earned: Earned[];
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
      return { ties: memory.ties, members: withRise(memory, riseStart(now)) };
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
    if (rows.length < page) break;
    await breathe();
  }
  for (const id of log.seen) if (id <= log.last - overlap) log.seen.delete(id);
}

async function readTeams(db: Db, memory: Memory): Promise<void> {
  let from = Math.max(0, memory.teamsUntil - teamOverlap);
  for (;;) {
    const rows = await findTeamsSince(db, from, page);
    const fresh = rows.filter(({ id }) => !memory.teams.has(id));
    for (const { id, at, members } of fresh) {
      memory.teams.add(id);
      for (const [index, one] of members.entries()) {
        for (const other of members.slice(index + 1)) {
          memory.ties.push({ kind: 'team', from: one, to: other, at });
        }
      }
    }
    from = rows.at(-1)?.at ?? from;
    memory.teamsUntil = Math.max(memory.teamsUntil, from);
    if (rows.length < page || fresh.length === 0) return;
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
      memory.earned.push(...rows);
      const last = rows.at(-1);
      if (!last || rows.length < page || last.created_at < since) break;
      to = last.id - 1;
      await breathe();
    }
  }
  const known = new Set(memory.earned.map(({ id }) => id));
  for (let from = Math.max(0, memory.lastEntry - overlap); ; ) {
    const rows = await findEarnedAfter(db, from, page);
    const fresh = rows.filter(({ id }) => !known.has(id));
    memory.earned.push(...fresh);
    for (const { user_id } of fresh) touched.add(user_id);
    from = rows.at(-1)?.id ?? from;
    memory.lastEntry = Math.max(memory.lastEntry, from);
    if (rows.length < page) break;
    await breathe();
  }
  // What is too old to count stays known as long as it may be read again.
  const oldest = memory.lastEntry - overlap;
  memory.earned = memory.earned.filter(({ id, created_at }) => created_at >= since || id > oldest);
  return touched;
}

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

function withRise({ members, earned }: Memory, since: number): MemberFigures[] {
  const rises = new Map<number, number>();
  for (const { user_id, points, created_at } of earned) {
    if (created_at >= since) rises.set(user_id, (rises.get(user_id) ?? 0) + points);
  }
  return [...members.values()].map((member) => ({ ...member, rise: rises.get(member.id) ?? 0 }));
}
