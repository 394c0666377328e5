import { codePath } from '#core/care/codes.ts';

const long = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day as one says it: '15 de novembro de 2026'. */
export const longDate = (instant: string): string => long.format(new Date(instant));

/** The whole address of a certificate, as others open it. */
export const addressOf = (code: string): string => `${location.origin}${codePath.certificate(code)}`;

/** The address as one reads it from paper. */
export const shortAddress = (code: string): string => addressOf(code).replace(/^https?:\/\//, '');

/** The code in groups of four, as one reads it aloud. */
export const spacedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');
