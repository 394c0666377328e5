import { findEach, type Span } from './pattern.ts';
import { glue } from './speech.ts';
import { stemLength, stemOf } from './stem.ts';
import type { Reading, Word } from './words.ts';

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

/** Whether somebody says later on that there is none of what they had claimed. */
export function isUndoneLater(
  { words, sentences }: Reading,
  claimed: ReadonlySet<string>,
  start = 0,
): boolean {
  const isClaimed = (word: Word | undefined, clause: number | undefined) =>
    word !== undefined && word.clause === clause && isTelling(word.plain) && claimed.has(stemOf(word));
  const isPlain = ({ from }: Span) => {
    const { clause, sentence } = words[from] ?? {};
    if (from < start || sentence === undefined || sentences[sentence]?.asks) return false;
    return !words.some((word) => word.clause === clause && (word.number || limiting.has(word.plain)));
  };
  const near = (from: number, to: number, clause: number | undefined) =>
    words.slice(Math.max(0, from), to).some((word) => isClaimed(word, clause));
  const ends = ({ to }: Span) => words[to + 1]?.clause !== words[to]?.clause;
  return (
    findEach(words, noneOf)
      .filter(isPlain)
      .some(({ to }) => near(to + 1, to + 1 + reach.after, words[to]?.clause)) ||
    findEach(words, notThat)
      .filter((span) => isPlain(span) && ends(span))
      .some(({ from }) => near(from - reach.before, from, words[from]?.clause)) ||
    findEach(words, notDone)
      .filter(isPlain)
      .some(({ from }) => isClaimed(words[from + 1], words[from]?.clause))
  );
}
