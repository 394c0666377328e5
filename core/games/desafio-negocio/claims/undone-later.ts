import { findEach, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { glue } from '#core/games/desafio-negocio/words/speech.ts';
import { stemLength, stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

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

/** What follows is asked for, bought or left out: nobody claims to have it. */
const wanting = new Set(
  'quero queremos queria queriamos preciso precisamos precisava precisa falta faltam sem pra para comprar financiar'.split(
    ' ',
  ),
);
/** They stand before a name and narrow nothing. */
const determining = new Set(
  'e a o as os um uma meu minha meus minhas nosso nossa esse essa este esta isso aquele aquela tal nem tambem'.split(
    ' ',
  ),
);
/** They end a denial without narrowing it: «não tenho sítio nenhum, não senhora». */
const closing = new Set(
  'nenhum nenhuma algum alguma nao nada nunca viu ne senhor senhora dona seu moco'.split(' '),
);
const joining = new Set(['de', 'do', 'da', 'dos', 'das']);

/** The words by which what was claimed is known again: those of its own clauses, as far as they are not asked for. */
export function claimedIn({ words }: Reading, { from, to }: Span): ReadonlySet<string> {
  const [first = 0, last = 0] = [words[from]?.clause, words[to]?.clause];
  const claimed = new Set<string>();
  let wantedIn: number | undefined;
  for (const word of words) {
    if (word.clause < first || word.clause > last) continue;
    if (wanting.has(word.plain)) wantedIn = word.clause;
    if (wantedIn !== word.clause && !word.number && isTelling(word.plain)) claimed.add(stemOf(word));
  }
  return claimed;
}

/** Whether a word is long enough, and rare enough, to know something by it. */
export const isTelling = (plain: string): boolean => plain.length >= stemLength && !glue.has(plain);

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
  const clauseOf = (at: number) => words[at]?.clause;
  const isPlain = ({ from }: Span) => {
    const { clause, sentence } = words[from] ?? {};
    if (sentence === undefined || sentences[sentence]?.asks) return false;
    return !words.some((word) => word.clause === clause && (word.number || limiting.has(word.plain)));
  };
  const plain = (patterns: readonly string[]) => findEach(words, patterns).filter(isPlain);
  const named = (word: Word | undefined, { from }: Span): Undone[] =>
    word && isTelling(word.plain) ? [{ stem: stemOf(word), at: from, clause: word.clause }] : [];
  const firstOf = (said: readonly Word[]) => said.findIndex(({ plain }) => !determining.has(plain));

  /** The one word that the denial ends with; «pote vazando» and «acidente na trilha» are something else than the pot and the trail. */
  const after = (span: Span): Undone[] => {
    const rest = words.filter((word, at) => at > span.to && word.clause === clauseOf(span.to));
    const at = firstOf(rest);
    return rest.slice(at + 1).every(({ plain }) => closing.has(plain)) ? named(rest[at], span) : [];
  };
  /** What the clause begins with, alone or of something: «a análise do leite nunca existiu», but not «rótulo torto também não». */
  const before = (span: Span): Undone[] => {
    if (clauseOf(span.to + 1) === clauseOf(span.to)) return [];
    const opening = words.filter((word, at) => at < span.from && word.clause === clauseOf(span.from));
    const at = firstOf(opening);
    const next = opening[at + 1];
    return next === undefined || joining.has(next.plain) ? named(opening[at], span) : [];
  };
  const done = (span: Span): Undone[] =>
    clauseOf(span.to + 1) === clauseOf(span.to) ? [] : named(words[span.from + 1], span);
  return [
    ...plain(noneOf).flatMap(after),
    ...plain(notThat).flatMap(before),
    ...plain(notDone).flatMap(done),
  ];
}

/** Whether somebody says later on that there is none of what they had claimed. */
export const isUndoneLater = (reading: Reading, claimed: ReadonlySet<string>, start = 0): boolean =>
  undoneIn(reading).some(({ stem, at }) => at >= start && claimed.has(stem));

const fewestUndone = 2;

/** Whether somebody says in one breath of several things they had claimed that there are none: «não tenho sítio, não colhi nada». */
export function undoesMuch(reading: Reading, claimedBefore: () => ReadonlySet<string>): boolean {
  const undone = undoneIn(reading);
  if (undone.length < fewestUndone) return false;
  const claimed = claimedBefore();
  const clauses = undone.filter(({ stem }) => claimed.has(stem)).map(({ clause }) => clause);
  return new Set(clauses).size >= fewestUndone;
}
