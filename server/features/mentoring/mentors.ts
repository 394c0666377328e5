import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { findWayBack } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScope } from '#server/http/scope.ts';
import { leads } from '#server/ledger/leads.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { findOffer, findOffers, setOffer, showsName } from './offer-queries.ts';
import { findMentoringsOf } from './pair-queries.ts';
import { showMentoring } from './show-mentoring.ts';

/** Who offers help, what one has under way, and whether one may offer. */
export async function readMentors(
  db: Db,
  { query, member, services }: Request<'mentors'>,
): Promise<Answer<'mentors'>> {
  const scope = query.communityId ? await careScope(db, member, query.communityId) : member;
  const offers: Answer<'mentors'>['offers'] = [];
  // Whoever leads no more offers nothing, and does again once they lead.
  for (const { id, username, full_name, body } of await findOffers(db, scope))
    if (await leads(db, services, id, scope)) offers.push({ id, username, fullName: full_name, text: body });
  const rows = await findMentoringsOf(db, member.id);
  const viewer = { userId: member.id, wayBack: await findWayBack(db, member.id) };
  return {
    offers,
    mayOffer: (await showsName(db, member.id)) && (await leads(db, services, member.id, member)),
    offer: (await findOffer(db, member.id))?.body ?? null,
    mentorings: rows.map(({ otherId, username, full_name, ...row }) =>
      showMentoring(row, viewer, { id: otherId, username, fullName: full_name }),
    ),
  };
}

/** Offers help in a few words, or no more. */
export async function setMentorOffer(
  tx: Tx,
  { body, member, now, services }: Request<'setMentorOffer'>,
): Promise<Answer<'setMentorOffer'>> {
  await lockMembers(tx, [member.id]);
  const mayOffer = (await showsName(tx, member.id)) && (await leads(tx, services, member.id, member));
  if (body.text !== '' && !mayOffer) throw new Refusal('not_leader');
  await setOffer(tx, member.id, body.text, now);
  return { offer: body.text === '' ? null : body.text };
}
