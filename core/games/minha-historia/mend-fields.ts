import { isName } from '#core/games/says-nothing.ts';
import { type IsWord, mend } from './mend.ts';

/** A field before and after its spelling was mended. */
export interface MendedField {
  field: string;
  before: string;
  after: string;
}

/** Names of people stay as their owners write them; places have a spelling of their own. */
const places = new Set(['cidade', 'comunidade']);

/** The fields of a story with their spelling mended, and what was changed, so that the person can say no. */
export interface MendedFields {
  fields: Record<string, string>;
  mended: MendedField[];
}

export function mendFields(fields: Readonly<Record<string, string>>, isWord?: IsWord): MendedFields {
  const mended: MendedField[] = [];
  const entries = Object.entries(fields).map(([field, typed]): [string, string] => {
    const after = isName(field) || places.has(field) ? typed : mend(typed, isWord);
    if (after !== typed.normalize('NFC')) mended.push({ field, before: typed, after });
    return [field, after];
  });
  return { fields: Object.fromEntries(entries), mended };
}
