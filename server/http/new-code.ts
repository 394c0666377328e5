import { randomInt } from 'node:crypto';
import { type codeLength, makeCode } from '#core/care/codes.ts';

/** A code nobody can foresee, whatever a test or the demo decides by chance. */
export const newCode = (kind: keyof typeof codeLength): string => makeCode(kind, randomInt);
