/** What codes are made of: no two signs that look or, said aloud in Portuguese, sound alike to a hurried ear. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An invite is said aloud and can be revoked; whatever lets somebody act as a person is longer, and what names a person to
 * strangers, for years, longer still.
 */
export const codeLength = { invite: 6, secret: 10, certificate: 12 } as const;

const hour = 3600 * 1000;

/** How long each way to come in lasts. */
export const codeLife = { recovery: 24 * hour, card: 30 * 24 * hour, first: hour } as const;

/** A fresh code; `chance` answers a whole number below its bound, each one equally likely. */
export const makeCode = (kind: keyof typeof codeLength, chance: (bound: number) => number): string =>
  Array.from({ length: codeLength[kind] }, () => codeAlphabet.charAt(chance(codeAlphabet.length))).join('');

/** Where a code leads. */
export const codePath = {
  invite: (code: string): string => `/convite/${code}`,
  recovery: (code: string): string => `/entrar/${code}`,
  first: (code: string): string => `/comecar/${code}`,
  certificate: (code: string): string => `/certificado/${code}`,
} as const;
