import { findEach, type Span } from './pattern.ts';
import { glue } from './speech.ts';
import { stemLength, stemOf } from './stem.ts';
import type { Reading } from './words.ts';

/** There is none of what is named next: «não tenho sítio», «nunca existiu análise». */
const noneOf = [
  'nao|nunca|nem tenho|temos|tinha|tive|existe|existem|existiu|existia|houve|possuo|possuimos',
  'nao tem nenhum|nenhuma',
];
/** There is none of what was named just before: «aquela análise nunca existiu», «o tanque também não», «sábado nem venho». */
const notThat = [
  'nao|nunca|nem existe|existem|existiu|existia|houve|tenho|temos|fiz|fizemos|venho|vou|planto|crio',
  'tambem nao|nunca|nem',
];
/** Nothing of the kind was done: «não colhi nada». */
const notDone = ['nao|nunca|nem ~ nada|nenhum|nenhuma|ninguem'];
/** Less than everything is denied: a figure, a time, another one of it, or what is not to be had. */
const limiting = new Set(
  'mais menos so apenas alem outro outra outros outras como ainda hoje agora sempre todo toda mes seca inverno verao se quando problema medo pressa sem ate igual pra para'.split(
    ' ',
  ),
);

const reach = { after: 3, before: 3 };

/** The words by which what was claimed is known again: those of its own clauses. */
export function claimedIn({ words }: Reading, { from, to }: Span): ReadonlySet<string> {
  const [first = 0, last = 0] = [words[from]?.clause, words[to]?.clause];
  return new Set(
    words
      .filter(({ clause, plain, number }) => clause >= first && clause <= last && !number && isTelling(plain))
      .map(stemOf),
  );
}

const isTelling = (plain: string): boolean => plain.length >= stemLength && !glue.has(plain);

/** What is said not to be there, or not to have been done: by which word it is known, and where. */
interface Undone {
  stem: string;
  at: number;
  clause: number;
}

const undoneBy = new WeakMap<Reading, readonly Undone[]>();

function undoneIn(reading: Reading): readonly Undone[] {
  const undone = undoneBy.get(reading) ?? findUndone(reading);
  undoneBy.set(reading, undone);
  return undone;
}

function findUndone({ words, sentences }: Reading): Undone[] {
  const isPlain = ({ from }: Span) => {
    const { clause, sentence } = words[from] ?? {};
    if (sentence === undefined || sentences[sentence]?.asks) return false;
    return !words.some((word) => word.clause === clause && (word.number || limiting.has(word.plain)));
  };
  const named = ({ from }: Span, first: number, last: number): Undone[] =>
    words.slice(Math.max(0, first), last + 1).flatMap((word) => {
      const isThere = word.clause === words[from]?.clause && isTelling(word.plain);
      return isThere ? [{ stem: stemOf(word), at: from, clause: word.clause }] : [];
    });
  const ends = ({ to }: Span) => words[to + 1]?.clause !== words[to]?.clause;
  const plain = (patterns: readonly string[]) => findEach(words, patterns).filter(isPlain);
  return [
    ...plain(noneOf).flatMap((span) => named(span, span.to + 1, span.to + reach.after)),
    ...plain(notThat)
      .filter(ends)
      .flatMap((span) => named(span, span.from - reach.before, span.from - 1)),
    ...plain(notDone).flatMap((span) => named(span, span.from + 1, span.from + 1)),
  ];
}

/** Whether somebody says later on that there is none of what they had claimed. */
export const isUndoneLater = (reading: Reading, claimed: ReadonlySet<string>, start = 0): boolean =>
  undoneIn(reading).some(({ stem, at }) => at >= start && claimed.has(stem));

const fewestUndone = 2;

/** Whether somebody says in one breath of several things they had spoken of that there are none: «não tenho sítio, não colhi nada». */
export function undoesMuch(reading: Reading, earlier: readonly Reading[]): boolean {
  const undone = undoneIn(reading);
  if (undone.length < fewestUndone) return false;
  const told = new Set(earlier.flatMap(({ words }) => words.map(stemOf)));
  return (
    new Set(undone.filter(({ stem }) => told.has(stem)).map(({ clause }) => clause)).size >= fewestUndone
  );
}
