import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spokenCode } from '#core/contract/communities.ts';
import { isPage } from '#core/contract/pages.ts';
import { codeAlphabet, codeLength, codePath, makeCode } from './codes.ts';

it('has no signs that are taken for one another', () => {
  expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
  for (const pair of ['0O', '1I', '1L', 'IL', 'UV']) {
    expect([...pair].filter((sign) => codeAlphabet.includes(sign)).length).toBeLessThan(2);
  }
});

it('leaves so many codes that a million guesses at a thousand secrets find none', () => {
  const secrets = codeAlphabet.length ** codeLength.secret;
  expect((1e6 * 1000) / secrets).toBeLessThan(1e-5);
});

it('makes codes that the contract reads as they are, however they are said', () => {
  fc.assert(
    fc.property(fc.constantFrom('invite', 'secret'), fc.infiniteStream(fc.nat()), (kind, numbers) => {
      const code = makeCode(kind, (bound) => (numbers.next().value ?? 0) % bound);
      expect(code).toHaveLength(codeLength[kind]);
      const half = code.length / 2;
      const said = ` ${code.slice(0, half).toLowerCase()} - ${code.slice(half).toLowerCase()}.\0`;
      expect(spokenCode.parse(said)).toBe(code);
      for (const path of Object.values(codePath)) expect(isPage(path(code))).toBe(true);
    }),
  );
});
