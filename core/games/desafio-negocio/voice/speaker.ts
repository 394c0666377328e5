import { draw } from '#core/games/chance.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import type { Mentions } from './mention.ts';

/** Puts a reply together from a persona's lines without saying the same thing twice. */
export interface Speaker {
  /** Says one of the lines, if it still fits and leaves room for so many sentences more; tells whether it did. */
  say(lines: readonly string[], leaving?: number): boolean;
  text(): string;
}

interface Manners {
  mentions: Mentions;
  /** How many sentences a reply may have. */
  room: number;
  random: () => number;
}

/** A speaker who remembers what the persona has said in the conversation. */
export function speaker(lines: readonly Line[], { mentions, room, random }: Manners): Speaker {
  const spoken = lines.filter((line) => line.role === 'assistant').map((line) => line.content);
  const last = spoken.slice(-2);
  const parts: string[] = [];
  let left = room;

  const choose = (candidates: readonly string[], leaving: number) => {
    const ready = candidates.flatMap((line) => filled(line, mentions) ?? []);
    const unsaid = ready.filter((line) => !echoes(line, parts));
    const fresh = unsaid.filter((line) => !spoken.some((earlier) => earlier.includes(line)));
    const distant = unsaid.filter((line) => !last.some((earlier) => earlier.includes(line)));
    const other = fresh.filter((line) => !echoes(line, last));
    const pool =
      [other, fresh, distant, parts.length === 0 ? ready : []].find((some) => some.length > 0) ?? [];
    const fitting = pool.filter((line) => sentencesIn(line) <= left - leaving);
    return draw(fitting, random) ?? (parts.length === 0 ? draw(pool, random) : null);
  };

  return {
    say(candidates, leaving = 0) {
      const line = choose(candidates, leaving);
      if (line === null) return false;
      parts.push(line);
      left -= sentencesIn(line);
      return true;
    },
    text: () => parts.join(' '),
  };
}

const longestEcho = 5;

/** Whether a line tells in the same words what was just told: «são 12 escolas, e duas ficam longe». */
function echoes(line: string, told: readonly string[]): boolean {
  const before = told.map((some) => ` ${wordsOf(some).join(' ')} `);
  const words = wordsOf(line);
  return words.some((_, at) => {
    const run = words.slice(at, at + longestEcho);
    return run.length === longestEcho && before.some((some) => some.includes(` ${run.join(' ')} `));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

function filled(line: string, mentions: Mentions): string | null {
  let known = true;
  const text = line.replace(/\{(quantia|quanto|dia|coisa|dito|preco)\}/g, (_, mark: keyof Mentions) => {
    const value = mentions[mark];
    if (value === undefined) known = false;
    return value ?? '';
  });
  if (!known) return null;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sentencesIn(text: string): number {
  return text.match(/[.!?…]+(?=["”]?(\s|$))/g)?.length ?? 1;
}
