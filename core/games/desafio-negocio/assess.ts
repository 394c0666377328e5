import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion, Part } from '#core/content/desafio-negocio/shape.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { isAsked, isDenied, placesOf } from './denial.ts';
import { copyFinder, givesOrders } from './guard.ts';
import { findAll, type Span } from './pattern.ts';
import { type Reading, read } from './words.ts';

/** One message of a conversation. */
export interface Line {
  role: 'user' | 'assistant';
  content: string;
}

export interface ObjectiveResult {
  id: string;
  objective: string;
  met: boolean;
  /** The person's own words that met it. */
  evidence: string | null;
  messageIndex: number | null;
}

export interface Assessment {
  objectives: ObjectiveResult[];
  score: number;
}

interface Heard {
  index: number;
  reading: Reading;
  copied: Set<number>;
  /** What was found in it before: a part is looked for in a message and in the one after it. */
  counting: Map<Criterion, Map<readonly string[], Span[]>>;
}

const fewestWords = 4;
const longestQuote = 140;

/** Judges what the person said in a conversation against the objectives of its challenge. */
export function assess(challengeId: ChallengeId, lines: readonly Line[]): Assessment {
  const challenge = challengeOf(challengeId);
  const heard = listen(challenge, lines);
  const objectives = rubrics[challengeId].map((criterion, position): ObjectiveResult => {
    const objective = challenge.objectives[position] ?? criterion.worked;
    for (const [at, message] of heard.entries()) {
      const evidence = evidenceFor(criterion, message, heard[at - 1]);
      if (evidence !== null) {
        return { id: criterion.id, objective, met: true, evidence, messageIndex: message.index };
      }
    }
    return { id: criterion.id, objective, met: false, evidence: null, messageIndex: null };
  });
  return { objectives, score: scoreOf(objectives) };
}

/** The ids of the objectives an assessment found met. */
export function metIn({ objectives }: Assessment): string[] {
  return objectives.filter((objective) => objective.met).map((objective) => objective.id);
}

/** The score of a set of judged objectives: equal shares of 100. */
export function scoreOf(objectives: readonly { met: boolean }[]): number {
  if (objectives.length === 0) return 0;
  return Math.round((objectives.filter((objective) => objective.met).length / objectives.length) * 100);
}

export function challengeOf(id: ChallengeId) {
  const challenge = businessChallenges.find((candidate) => candidate.id === id);
  if (!challenge) throw new Error(`unknown challenge ${id}`);
  return challenge;
}

/** Whether a message says that the person does not have what a criterion asks for. */
export function isLacking({ ways, deniable }: Criterion, reading: Reading): boolean {
  if (deniable === false) return false;
  const patterns = ways.flat().flatMap((part) => ('each' in part ? part.each.flat() : part));
  return patterns.some((pattern) => findAll(reading.words, pattern).some((span) => isDenied(reading, span)));
}

/** Whether the last message is, for the most part, a copy of the challenge or of what the persona said. */
export function isMostlyCopied(challengeId: ChallengeId, lines: readonly Line[]): boolean {
  const [last] = listen(challengeOf(challengeId), lines).slice(-1);
  if (!last || last.index !== lines.length - 1) return false;
  return last.copied.size > last.reading.words.length / 2;
}

/** The person's messages that can count at all: long enough, and no orders to the judge. */
export function listen(challenge: ReturnType<typeof challengeOf>, lines: readonly Line[]): Heard[] {
  const heard: Heard[] = [];
  const copies = copyFinder(challenge);
  for (const [index, line] of lines.entries()) {
    if (line.role === 'assistant') {
      copies.heard(line.content);
      continue;
    }
    const reading = read(line.content);
    if (reading.words.length < fewestWords || givesOrders(reading)) continue;
    heard.push({ index, reading, copied: copies.copiedIn(reading), counting: new Map() });
  }
  return heard;
}

/** The quote that meets a criterion, the last of its parts being in `message` and the others there or just before. */
function evidenceFor(criterion: Criterion, message: Heard, before: Heard | undefined): string | null {
  for (const way of criterion.ways) {
    const here = way.map((part) => findPart(criterion, part, message));
    const found = here.filter((span) => span !== null);
    if (found.length === 0) continue;
    const complete = way.every(
      (part, position) => here[position] != null || (before && findPart(criterion, part, before) !== null),
    );
    if (complete) return quote(message.reading, found);
  }
  return null;
}

function findPart(criterion: Criterion, part: Part, message: Heard): Span | null {
  if (!('each' in part)) return spansThatCount(criterion, part, message)[0] ?? null;
  const groups = part.each.map((patterns) => spansThatCount(criterion, patterns, message));
  const [anchors = [], ...others] = groups;
  for (const anchor of anchors) {
    const companions = others.map((spans) =>
      spans.find((span) => isNear(message, anchor, span, part.within)),
    );
    if (companions.every((span) => span !== undefined)) return hull([anchor, ...companions]);
  }
  return null;
}

function isNear({ reading }: Heard, one: Span, other: Span, within: number): boolean {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  if (second.from <= first.to) return one.from !== other.from || one.to !== other.to;
  return (
    second.from - first.to <= within && reading.words[first.to]?.clause === reading.words[second.from]?.clause
  );
}

function spansThatCount(criterion: Criterion, patterns: readonly string[], message: Heard): Span[] {
  const known = message.counting.get(criterion) ?? new Map<readonly string[], Span[]>();
  message.counting.set(criterion, known);
  const spans = known.get(patterns) ?? findThatCount(criterion, patterns, message);
  known.set(patterns, spans);
  return spans;
}

function findThatCount(criterion: Criterion, patterns: readonly string[], message: Heard): Span[] {
  const { reading, copied } = message;
  const excepted = new Set(
    (criterion.except ?? []).flatMap((pattern) => findAll(reading.words, pattern)).flatMap(placesOf),
  );
  return patterns
    .flatMap((pattern) => findAll(reading.words, pattern))
    .filter(
      (span) =>
        !covers(excepted, span) &&
        !covers(copied, span) &&
        (criterion.deniable === false || !isDenied(reading, span)) &&
        (criterion.askable === true || !isAsked(reading, span)),
    );
}

function covers(places: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let index = from; index <= to; index++) if (places.has(index)) return true;
  return false;
}

function hull(spans: readonly Span[]): Span {
  return {
    from: Math.min(...spans.map((span) => span.from)),
    to: Math.max(...spans.map((span) => span.to)),
  };
}

/** The person's own words around the evidence: the whole sentence, or as many of its clauses as fit. */
function quote({ text, words, sentences }: Reading, spans: readonly Span[]): string {
  const { from, to } = hull(spans);
  const first = words[from];
  const last = words[to];
  if (!first || !last) return '';
  const whole = text.slice(sentences[first.sentence]?.start, sentences[last.sentence]?.end);
  const clauses = words.filter((word) => word.clause >= first.clause && word.clause <= last.clause);
  const narrow = text.slice(clauses[0]?.start, clauses.at(-1)?.end);
  const tidy = [whole, narrow].map((candidate) =>
    candidate
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.,;:]+$/, ''),
  );
  return tidy.find((candidate) => candidate.length <= longestQuote) ?? `${tidy[1]?.slice(0, longestQuote)}…`;
}
