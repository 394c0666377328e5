import type { Tie } from '#core/progress/network.ts';
import { networkModel } from '#core/progress/network-model.ts';
import type { Db } from '#server/db/schema.ts';
import { factsOf, readGameFacts } from '#server/ledger/facts.ts';
import { readHistograms } from '#server/ledger/leader-scores.ts';
import type { MemberFigures, SnapshotInput } from './compute-snapshot.ts';
import { findConnections, findRises, findStandingsAfter, findTeamTies, findVotes } from './queries.ts';

const page = 500;
const day = 24 * 3600 * 1000;

/** Reads all that the network is made of, as it is now; `rest` is called in between. */
export async function readCommunity(
  db: Db,
  now: number,
  rest: () => void,
): Promise<Pick<SnapshotInput, 'ties' | 'members' | 'histograms'>> {
  const ties: Tie[][] = [];
  for (const find of [findConnections, findVotes, findTeamTies]) {
    ties.push(await find(db));
    rest();
  }
  const members = await readMembers(db, now, rest);
  return { ties: ties.flat(), members, histograms: await readHistograms(db) };
}

async function readMembers(db: Db, now: number, rest: () => void): Promise<MemberFigures[]> {
  const rises = await findRises(db, now - networkModel.emerging.days * day);
  const members: MemberFigures[] = [];
  for (let last = 0; ; rest()) {
    const rows = await findStandingsAfter(db, last, page);
    const ids = rows.map(({ user_id }) => user_id);
    const played = await readGameFacts(db, ids);
    for (const row of rows) {
      const { user_id: id, influence_score: points } = row;
      members.push({
        id,
        points,
        facts: factsOf(row, played.get(id)),
        isEstablished: row.established_at !== null,
        rise: rises.get(id) ?? 0,
      });
    }
    if (rows.length < page) return members;
    last = ids.at(-1) ?? last;
  }
}
