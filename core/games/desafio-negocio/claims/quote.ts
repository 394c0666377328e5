import { findEach, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read, type Word } from '#core/games/desafio-negocio/words/words.ts';

const longestQuote = 140;

/** The narrowest span that holds all of them. */
export function hull(spans: readonly Span[]): Span {
  return {
    from: Math.min(...spans.map((span) => span.from)),
    to: Math.max(...spans.map((span) => span.to)),
  };
}

/** The person's own words around the evidence: the whole sentence, or as many of its clauses as fit; never a figure alone. */
export function quote(reading: Reading, spans: readonly Span[]): string {
  const { text, words, sentences } = reading;
  const { from, to } = corrected(reading, hull(spans));
  const first = words[from];
  const last = words[to];
  if (!first || !last) return '';
  const wholeOf = (start: number, end: number) => text.slice(sentences[start]?.start, sentences[end]?.end);
  const { before, after } = companions(reading, first.sentence, last.sentence);
  const clauses = words.filter((word) => word.clause >= first.clause && word.clause <= last.clause);
  const narrow = text.slice(clauses[0]?.start, clauses.at(-1)?.end);
  const closest = text.slice(words[from - 4]?.start ?? first.start, words[to + 4]?.end ?? last.end);
  const tidy = [
    wholeOf(first.sentence - before, last.sentence + after),
    wholeOf(first.sentence, last.sentence),
    narrow,
    closest,
  ].map((candidate) =>
    candidate
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.,;:]+$/, ''),
  );
  return (
    tidy.find((candidate) => candidate.length <= longestQuote) ?? `${tidy.at(-1)?.slice(0, longestQuote)}…`
  );
}

/** How somebody takes back a figure of their own. */
export const corrects = [
  'minto|corrigindo|corrijo|errei|alias',
  'quer dizer',
  'na verdade',
  'digo #',
  'nao .. e|sao|era|foi #',
];
const latestCorrection = 2;

/** «Uns 15 mil. Não, minto, 18 mil»: the figure that stands is the one in the next sentence. */
function corrected({ words }: Reading, span: Span): Span {
  const next = (words[span.to]?.sentence ?? 0) + 1;
  const from = words.findIndex(({ sentence }) => sentence === next);
  const to = words.findLastIndex(({ sentence }) => sentence === next);
  const said = words.slice(span.from, span.to + 1);
  const isAnew =
    said.some(({ number }) => number) &&
    words.some(({ number, sentence }) => number && sentence === next) &&
    findEach(words, corrects).some((place) => place.from >= from && place.from <= from + latestCorrection);
  return isAnew ? { from, to } : span;
}

/** How many sentences before and after say what a bare figure is of: «Uns 15. Quer dizer, 12, na varanda.» */
function companions({ words, sentences }: Reading, first: number, last: number) {
  const alone = { before: 0, after: 0 };
  if (isTelling(words.filter(({ sentence }) => sentence >= first && sentence <= last))) return alone;
  if (sentences[last + 1]?.asks === false) return { before: 0, after: 1 };
  return sentences[first - 1]?.asks === false ? { before: 1, after: 0 } : alone;
}

/** Whether a quote is a figure without what it counts. */
export const isBareFigure = (text: string): boolean => {
  const { words } = read(text);
  return words.some(({ number }) => number) && !isTelling(words);
};

const shortest = 4;
const isTelling = (words: readonly Word[]): boolean =>
  words.some(({ plain, number }) => !number && plain.length >= shortest);
