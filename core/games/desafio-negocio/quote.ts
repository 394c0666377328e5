import type { Span } from './pattern.ts';
import type { Reading } from './words.ts';

const longestQuote = 140;

/** The narrowest span that holds all of them. */
export function hull(spans: readonly Span[]): Span {
  return {
    from: Math.min(...spans.map((span) => span.from)),
    to: Math.max(...spans.map((span) => span.to)),
  };
}

/** The person's own words around the evidence: the whole sentence, or as many of its clauses as fit. */
export function quote({ text, words, sentences }: Reading, spans: readonly Span[]): string {
  const { from, to } = hull(spans);
  const first = words[from];
  const last = words[to];
  if (!first || !last) return '';
  const whole = text.slice(sentences[first.sentence]?.start, sentences[last.sentence]?.end);
  const clauses = words.filter((word) => word.clause >= first.clause && word.clause <= last.clause);
  const narrow = text.slice(clauses[0]?.start, clauses.at(-1)?.end);
  const closest = text.slice(words[from - 4]?.start ?? first.start, words[to + 4]?.end ?? last.end);
  const tidy = [whole, narrow, closest].map((candidate) =>
    candidate
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.,;:]+$/, ''),
  );
  return tidy.find((candidate) => candidate.length <= longestQuote) ?? `${tidy[2]?.slice(0, longestQuote)}…`;
}
