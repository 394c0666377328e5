import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { corrects, isBareFigure, quote } from './quote.ts';

/** Where a sign was found: in which of the messages that count, and on which words. */
export interface Found {
  at: number;
  span: Span;
}

export type FoundSigns = ReadonlyMap<string, readonly Found[]>;

/**
 * The words to quote for what met an objective: of all messages the one that says most of it; of those that say as much
 * the first that was asked for it, else the one that met it. But what a later one corrects is quoted as corrected.
 */
export function evidenceOf(
  { id, whole }: Criterion,
  part: readonly Found[],
  found: FoundSigns,
  messages: readonly Message[],
): string {
  const last = Math.max(...part.map(({ at }) => at));
  const names = [...new Set(whole.flat())];
  const saidAt = (place: number) =>
    names.flatMap((name) => found.get(name)?.filter(({ at }) => at === place) ?? []);
  const told = [...messages.keys()].filter((place) => saidAt(place).length > 0);
  const max = Math.max(...told.map((place) => saidAt(place).length));
  const full = told.filter((place) => saidAt(place).length === max);
  const isBare = (place: number) => isBareFigure(quotedAt(saidAt(place), messages, place));
  const answer = full.find((place) => messages[place]?.asked.has(id));
  const isTold = answer !== undefined && !isBare(answer) && !isBare(last);
  const fullest = isTold ? answer : full.includes(last) ? last : (full[0] ?? last);
  const mended = told.findLast((place) => place > fullest && isCorrection(messages[place]));
  const chosen = mended ?? fullest;
  return chosen === last ? quoted(part, messages, last) : quotedAt(saidAt(chosen), messages, chosen);
}

const isCorrection = (message: Message | undefined): boolean =>
  message?.reading.words.some(({ number }) => number) === true && has(message.reading.words, corrects);

/** The words that met it last; a figure alone is quoted with what it counts: «adubo para o milho … 4». */
function quoted(part: readonly Found[], messages: readonly Message[], last: number): string {
  const before = part.find(({ at }) => at < last);
  const end = quotedAt(part, messages, last);
  return before && isBareFigure(end) ? `${quotedAt(part, messages, before.at)} … ${end}` : end;
}

function quotedAt(part: readonly Found[], messages: readonly Message[], place: number): string {
  const { reading } = messages[place] ?? {};
  const spans = part.filter(({ at }) => at === place).map(({ span }) => span);
  return reading ? quote(reading, spans) : '';
}
