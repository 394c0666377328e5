import { networkModel } from '#core/network/model.ts';
import type { Tie } from '#core/network/ties.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { factsOf, readGameFacts } from '#server/ledger/facts.ts';
import type { MemberFigures, SnapshotInput } from './compute-snapshot.ts';
import {
  findCardMakers,
  findCarers,
  findConnections,
  findRises,
  findStandingsAfter,
  findTeamTies,
  findVotes,
} from './queries.ts';

const page = 500;
const day = 24 * 3600 * 1000;

/** Reads all that a community's network is made of, as it is now; `rest` is called in between. */
export async function readCommunity(
  db: Db,
  scope: Scope,
  now: number,
  rest: () => void,
): Promise<Pick<SnapshotInput, 'ties' | 'members'>> {
  const ties: Tie[][] = [];
  for (const find of [findConnections, findVotes, findTeamTies]) {
    ties.push(await find(db, scope));
    rest();
  }
  const members = await readMembers(db, scope, now, rest);
  // Whoever lives elsewhere by now left the ties behind, but not the votes.
  const here = new Set(members.map(({ id }) => id));
  const own = ties.flat().filter(({ from, to }) => here.has(from) && here.has(to));
  return { ties: own, members };
}

async function readMembers(db: Db, scope: Scope, now: number, rest: () => void): Promise<MemberFigures[]> {
  const rises = await findRises(db, scope, now - networkModel.emerging.days * day);
  const carers = await findCarers(db, scope);
  const members: MemberFigures[] = [];
  for (let last = 0; ; rest()) {
    const rows = await findStandingsAfter(db, scope, last, page);
    const ids = rows.map(({ user_id }) => user_id);
    const played = await readGameFacts(db, ids);
    const makers = await findCardMakers(db, ids);
    for (const row of rows) {
      const { user_id: id, influence_score: points } = row;
      members.push({
        id,
        points,
        facts: factsOf(row, played.get(id)),
        isEstablished: row.established_at !== null,
        ...(row.came_by === 'card' ? { cardBy: makers.get(id) ?? null } : {}),
        isCarer: carers.has(id),
        rise: rises.get(id)?.points ?? 0,
        teamRise: rises.get(id)?.ofTeams ?? 0,
      });
    }
    if (rows.length < page) return members;
    last = ids.at(-1) ?? last;
  }
}
