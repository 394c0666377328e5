import { codePath } from '#core/care/codes.ts';

/** The whole address of a certificate, as others open it. */
export const addressOf = (code: string): string => `${location.origin}${codePath.certificate(code)}`;

/** The address as one reads it from paper. */
export const shortAddress = (code: string): string => addressOf(code).replace(/^https?:\/\//, '');

/** The code in groups of four, as one reads it aloud. */
export const spacedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');
