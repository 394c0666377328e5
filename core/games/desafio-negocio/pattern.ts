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

type Step = { gap: true } | { gap: false; any: Alternative[] };

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
  for (let from = 0; from < words.length; from++) {
    const to = matchFrom(words, steps, from, 0);
    if (to !== null) spans.push({ from, to });
  }
  return spans;
}

/** Whether any of the patterns is found. */
export function has(words: readonly Word[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => findAll(words, pattern).length > 0);
}

function stepsOf(pattern: string): Step[] {
  const known = compiled.get(pattern);
  if (known) return known;
  const steps = pattern
    .split(' ')
    .map(
      (part): Step => (part === '..' ? { gap: true } : { gap: false, any: part.split('|').map(alternative) }),
    );
  compiled.set(pattern, steps);
  return steps;
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
  const next = words[at + 1];
  if (!current.any.some((option) => fits(option, word, next))) return null;
  return matchFrom(words, steps, at + 1, step + 1);
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
