import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';

const laughter = /(?<!\p{L})(k{3,}|(rs){2,}|(ha){3,}|(he){3,}|(hue){2,})|[😂🤣]/iu;

/** Now and then anybody laughs; who laughs at every answer makes fun of the other. */
export const isLaughing = ({ text }: Reading): boolean => laughter.test(text);

const worship = [
  'gloria|amem|aleluia|bencao|bencaos|abencoado|abencoada|abencoados|abencoadas|divino|divina|milagre|milagres|jesus|oracao|oracoes|salvacao|evangelho|profeta|paraiso|anjo|anjos|espirito|louvor|louvado|pecado|pecados',
];

/** Whether a message prays, and counts nothing: thanks to God are no prayer. */
export const isPrayer = ({ words }: Reading): boolean =>
  !words.some(({ number }) => number) && has(words, worship);
