import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Member } from '#server/http/route.ts';
import { careScopeOf } from '#server/http/scope.ts';
import { findPerson, type Person } from './carer-queries.ts';

/** A person of a community that the carer takes care of, or a refusal. */
export async function requirePerson(db: Db, carer: Member, id: number): Promise<Person> {
  const person = await findPerson(db, id);
  await careScopeOf(db, carer, person);
  if (!person) throw new Refusal('not_found');
  return person;
}
