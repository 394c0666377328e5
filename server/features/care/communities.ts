import type { Answer } from '#core/contract/index.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { readPage } from '#server/db/read-page.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { requireCarer, requireCoordination } from '#server/http/scope.ts';
import { hasCoordination } from './carer-queries.ts';
import {
  type CommunityRow,
  findCommunities,
  findCommunity,
  findDeploymentName,
  findFacilitators,
  insertCommunity,
  setDeploymentName,
  updateCommunityRow,
} from './community-queries.ts';
import { findFigures } from './figures-queries.ts';
import { insertCare } from './log-queries.ts';

const usualName = 'Rota Viva';

/** What everybody may know of this deployment. */
export async function readDeployment(db: Db): Promise<Answer<'deployment'>> {
  const first = await findCommunity(db, firstCommunity);
  return {
    name: (await findDeploymentName(db)) ?? usualName,
    hasCoordination: await hasCoordination(db),
    entry: first?.entry ?? 'invited',
  };
}

/** Changes the name of this deployment. */
export async function updateDeployment(
  tx: Tx,
  { body, member, now }: Request<'updateDeployment'>,
): Promise<Answer<'updateDeployment'>> {
  await requireCoordination(tx, member);
  await setDeploymentName(tx, body.name);
  await insertCare(tx, { action: 'deployment_changed', carerId: member.id, about: body.name }, now);
  return { ok: true };
}

/** Communities as those who take care of them see them. */
async function toCommunities(
  db: Db,
  rows: readonly CommunityRow[],
  now: number,
): Promise<Answer<'communities'>['communities']> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const figuresOf = await findFigures(db, ids, now);
  const facilitators = await findFacilitators(db, ids);
  return rows.map(({ id, name, place, entry }) => ({
    id,
    name,
    place,
    isFirst: id === firstCommunity,
    entry,
    ...figuresOf(id),
    facilitators: facilitators
      .filter(({ community_id }) => community_id === id)
      .map(({ id: userId, username }) => ({ id: userId, username })),
  }));
}

/** The communities that somebody takes care of: all for the coordination. */
export async function readCommunities(
  db: Db,
  { query, member, now }: Request<'communities'>,
): Promise<Answer<'communities'>> {
  requireCarer(member);
  const own = member.role === 'coordinator' ? {} : { facilitatedBy: member.id };
  const { rows, next } = await readPage(query.limit, (limit) =>
    findCommunities(db, { ...query, ...own, limit }),
  );
  return { communities: await toCommunities(db, rows, now), next };
}

async function readOne(tx: Tx, row: CommunityRow, now: number): Promise<Answer<'createCommunity'>> {
  const [community] = await toCommunities(tx, [row], now);
  if (!community) throw new Refusal('not_found');
  return community;
}

/** Makes a community. */
export async function createCommunity(
  tx: Tx,
  { body: { name, place, entry }, member, now }: Request<'createCommunity'>,
): Promise<Answer<'createCommunity'>> {
  await requireCoordination(tx, member);
  const row = await insertCommunity(tx, { name, place, entry, created_at: now });
  await insertCare(
    tx,
    { action: 'community_made', carerId: member.id, communityId: row.id, about: name },
    now,
  );
  return readOne(tx, row, now);
}

/** Changes what was given of a community; what was not stays. */
export async function updateCommunity(
  tx: Tx,
  { params, body: { name, place, entry }, member, now }: Request<'updateCommunity'>,
): Promise<Answer<'updateCommunity'>> {
  await requireCoordination(tx, member);
  const before = await findCommunity(tx, params.id);
  if (!before) throw new Refusal('not_found');
  const { id } = before;
  await updateCommunityRow(tx, id, {
    ...(name === undefined ? {} : { name }),
    ...(place === undefined ? {} : { place }),
    ...(entry === undefined ? {} : { entry }),
  });
  const after = (await findCommunity(tx, id)) ?? before;
  await insertCare(
    tx,
    { action: 'community_changed', carerId: member.id, communityId: id, about: after.name },
    now,
  );
  return readOne(tx, after, now);
}
