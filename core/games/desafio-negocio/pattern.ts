import { isSlipOf, plain, sound } from './spelling.ts';
import type { Word } from './words.ts';

/** The words a pattern was found on: `from` to `to`, both included. */
export interface Span {
  from: number;
  to: number;
}

interface Alternative {
  kind: 'number' | 'amount' | 'word';
  plain: string;
  sounds: string[];
  prefix: boolean;
}

/** What a word can be is looked up by how it begins: whoever fits shares the first letter, as written or as heard. */
type Step = { gap: true } | { gap: false; byLetter: ReadonlyMap<string, readonly Alternative[]> };

const widestGap = 3;
/** Shorter words sound like too many others: «peso» and «peço», «mel» and «mau». */
const shortestBySound = 5;
const shortestWithSlip = 8;
/** What follows a number that counts things, so that it is no amount of money. */
const counted =
  /^(anos?|dias?|mes|meses|semanas?|horas?|vez|vezes|pot[ei]s?|caixas?|quilos?|kg|g|gramas?|ml|litros?|km|sacas?|colmeias?|familias?|pesoas?|socios?|escolas?|vacas?|hectares?|tarefas?|abelhas?)$/;

const compiled = new Map<string, Step[]>();

/**
 * Finds a pattern among the words. `word` is the whole word, `wor*` any word that begins so, `a|b` either, `#` a
 * number, `$` a number that may be money, `..` up to three words in between.
 */
export function findAll(words: readonly Word[], pattern: string): Span[] {
  const steps = stepsOf(pattern);
  const spans: Span[] = [];
  for (const from of beginnings(words, steps)) {
    const to = matchFrom(words, steps, from, 0);
    if (to !== null) spans.push({ from, to });
  }
  return spans;
}

const placesByLetter = new WeakMap<readonly Word[], ReadonlyMap<string, readonly number[]>>();

/** Where a pattern can begin at all, in order: most words begin with none of its letters. */
function beginnings(words: readonly Word[], [first]: readonly Step[]): Iterable<number> {
  if (!first || first.gap) return words.keys();
  const places = placesByLetter.get(words) ?? indexPlaces(words);
  placesByLetter.set(words, places);
  const found = [...first.byLetter.keys()].flatMap((letter) => places.get(letter) ?? []);
  return new Set(found.sort((one, other) => one - other));
}

function indexPlaces(words: readonly Word[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const letters = [word.plain.charAt(0), word.sound.charAt(0), ...(word.number ? [anyLetter] : [])];
    for (const letter of new Set(letters)) {
      const known = places.get(letter);
      if (known) known.push(at);
      else places.set(letter, [at]);
    }
  }
  return places;
}

/** Whether any of the patterns is found. */
export function has(words: readonly Word[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const steps = stepsOf(pattern);
    for (const from of beginnings(words, steps)) if (matchFrom(words, steps, from, 0) !== null) return true;
    return false;
  });
}

function stepsOf(pattern: string): Step[] {
  const known = compiled.get(pattern);
  if (known) return known;
  const steps = pattern
    .split(' ')
    .map((part): Step => (part === '..' ? { gap: true } : { gap: false, byLetter: indexed(part) }));
  compiled.set(pattern, steps);
  return steps;
}

/** Numbers begin with any letter: they stand under none. */
const anyLetter = '';

function indexed(part: string): ReadonlyMap<string, readonly Alternative[]> {
  const byLetter = new Map<string, Alternative[]>();
  for (const option of part.split('|').map(alternative)) {
    const letters =
      option.kind === 'word'
        ? new Set([option.plain.charAt(0), ...option.sounds.map((one) => one.charAt(0))])
        : [anyLetter];
    for (const letter of letters) byLetter.set(letter, [...(byLetter.get(letter) ?? []), option]);
  }
  return byLetter;
}

function alternative(part: string): Alternative {
  const prefix = part.endsWith('*');
  const written = plain(prefix ? part.slice(0, -1) : part);
  const spoken = sound(written);
  // The last «s» of a prefix may stand between vowels in the whole word, where it sounds «z».
  const sounds = prefix && spoken.endsWith('s') ? [spoken, `${spoken.slice(0, -1)}z`] : [spoken];
  return {
    kind: part === '#' ? 'number' : part === '$' ? 'amount' : 'word',
    plain: written,
    sounds,
    prefix,
  };
}

function matchFrom(words: readonly Word[], steps: Step[], at: number, step: number): number | null {
  const current = steps[step];
  if (!current) return at - 1;
  if (current.gap) {
    for (let skip = 0; skip <= widestGap; skip++) {
      const to = matchFrom(words, steps, at + skip, step + 1);
      if (to !== null) return to;
    }
    return null;
  }
  const word = words[at];
  const before = words[at - 1];
  if (!word || (step > 0 && before && before.sentence !== word.sentence)) return null;
  if (!fitsAny(current.byLetter, word, words[at + 1])) return null;
  return matchFrom(words, steps, at + 1, step + 1);
}

function fitsAny(
  byLetter: ReadonlyMap<string, readonly Alternative[]>,
  word: Word,
  next: Word | undefined,
): boolean {
  const numbers = word.number ? byLetter.get(anyLetter) : undefined;
  if (numbers && fitsOne(numbers, word, next)) return true;
  const written = byLetter.get(word.plain.charAt(0));
  if (written && fitsOne(written, word, next)) return true;
  const heard = byLetter.get(word.sound.charAt(0));
  return heard !== undefined && heard !== written && fitsOne(heard, word, next);
}

function fitsOne(options: readonly Alternative[], word: Word, next: Word | undefined): boolean {
  for (const option of options) if (fits(option, word, next)) return true;
  return false;
}

function fits(option: Alternative, word: Word, next: Word | undefined): boolean {
  if (option.kind === 'number') return word.number;
  if (option.kind === 'amount') return word.number && !counted.test(next?.plain ?? '');
  if (begins(word.plain, option.plain, option.prefix)) return true;
  if (option.plain.length < shortestBySound) return false;
  for (const meant of option.sounds) {
    if (begins(word.sound, meant, option.prefix)) return true;
    if (meant.length >= shortestWithSlip && isSlipOf(meant, word.sound, option.prefix)) return true;
  }
  return false;
}

function begins(typed: string, meant: string, prefix: boolean): boolean {
  return prefix ? typed.startsWith(meant) : typed === meant;
}
