import { expect, test } from 'vitest';
import { expectAnswerable } from './expect-answerable.ts';
import { maria } from './people.ts';

const me = 'GET /api/auth/me';
const signedOut = { code: 'signed_out', message: 'Entre de novo.' };

test.each([
  ['what the contract says', me, 200, maria],
  ['a parameter and a query', 'GET /api/users/7/activities?limit=5', 200, []],
  ['a refusal of the catalogue', me, 401, signedOut],
  ['what is no call of the contract', 'GET /x', 418, {}],
])('%s is a possible answer', (_, call, status, body) => {
  expect(() => expectAnswerable(call, status, body)).not.toThrow();
});

test.each([
  ['a missing field', 200, { ...maria, email: undefined }, 'at email'],
  ['a field that the contract does not name', 200, { ...maria, password: 'x' }, 'the answer to'],
  ['the status of another call', 201, maria, 'the status of'],
  ['an empty refusal', 500, {}, 'at code'],
  ['a code of nowhere', 400, { code: 'nope', message: 'Não.' }, 'not in the catalogue'],
  ['the status of another refusal', 400, signedOut, 'refused as'],
])('%s is none', (_, status, body, reason) => {
  expect(() => expectAnswerable(me, status, body)).toThrow(reason);
});
