import type { Word } from './words.ts';

/** As many letters are the same in «ordenha», «ordenho» and «ordenhando». */
export const stemLength = 4;

export const stemOf = ({ plain }: Pick<Word, 'plain'>): string => plain.slice(0, stemLength);
