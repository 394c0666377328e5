import { hiddenName } from '#core/contract/network-export.ts';
import { Refusal } from '#server/http/refusal.ts';

/** What cannot be seen: fillers, joiners, variation selectors, and the empty pattern of Braille. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The scripts of living languages (UAX #31, table 5), each a way to write a name; those that are written together are one. */
const writings = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}|\p{Script=Thaana}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}|\p{Script=Hangul}/u,
  /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}/u,
  /\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}/u,
  /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|\p{Script=Tibetan}/u,
  /\p{Script=Georgian}|\p{Script=Ethiopic}/u,
];

/** Letters of other scripts that look like Latin ones, and phonetic signs that do (UTS #39, confusables.txt). */
const lookLatin =
  /[асԁеһіјӏорԛѕԝхуԍАВЕԌНІЈКМОРԚЅТԜХУҮαινορυγκΑΒΕΖΗΙΚΜΝΟΡΤΥΧօոսցհղոՕՍıȷǀǃ\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]/u;
const anyLetter = /\p{L}/u;
/** Digits of other scripts, among them rings that look like an o. */
const foreignDigit = /(?![0-9])\p{Nd}/u;

/** Names that only the platform itself may have. */
const reserved = [hiddenName, 'Rota Viva'].map((name) => wordsOf(name).join(''));

/** The offices that people turn to for help; a name with such a word speaks for all who hold it. What one is oneself, one may say. */
const office = /^(coordenacao|moderacao|administracao|suporte)/;

/** The words of a name as compared: without accents and signs, and with letters for the digits that look like them. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether a name of the platform's begins with one of the words; «Garota Viva» is somebody else. An office is one word, or
 * letters that stand apart; «Su Portela» has none.
 */
function isReserved(name: string): boolean {
  const words = wordsOf(name);
  const isSpread = words.every((word) => word.length === 1);
  return (
    words.some((_, from) => reserved.some((one) => words.slice(from).join('').startsWith(one))) ||
    (isSpread ? [words.join('')] : words).some((word) => office.test(word))
  );
}

/** Refuses a name that could pass for another's: with signs that nobody sees, of mixed scripts, of the platform or of an office. */
export function refuseMisleading(name: string): void {
  if (unseen.test(name) || isDisguised(name)) throw new Refusal('name_misleading');
  if (isReserved(name)) throw new Refusal('name_reserved');
}

function isDisguised(name: string): boolean {
  const letters = [...name].filter((letter) => anyLetter.test(letter));
  const used = writings.filter((writing) => letters.some((letter) => writing.test(letter)));
  const isKnown = letters.every((letter) => used.some((writing) => writing.test(letter)));
  if (used.length > 1 || !isKnown) return true;
  if (used[0] === writings[0] && foreignDigit.test(name)) return true;
  // Of one script, but made of nothing else than what looks like another; and phonetic signs are in no name.
  const alike = letters.filter((letter) => lookLatin.test(letter)).length;
  return alike > 0 && (alike === letters.length || used[0] === writings[0]);
}
