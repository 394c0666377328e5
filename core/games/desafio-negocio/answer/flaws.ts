import type { Flaw } from '#core/content/desafio-negocio/shape.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { timesAsked, timesSpoken } from './spoken.ts';
import type { Turn } from './turn.ts';

/** Nobody hears more reproaches than that at once. */
const mostTold = 2;

/** What the last message offers that will not do, unless the persona has said so before. */
export function flawsIn(turn: Turn): Flaw[] {
  const { voice, reading, lines } = turn;
  const { words } = reading;
  const flaws = (voice.flaws ?? []).filter(
    (flaw) =>
      (has(words, flaw.said) || isVague(turn, flaw)) &&
      !has(words, flaw.unless ?? []) &&
      timesSpoken(flaw.lines, lines) === 0,
  );
  return flaws.slice(0, mostTold);
}

/** «Qualquer hora», to whoever asks for a day; «a ambulância passa a qualquer hora» is of something else. */
function isVague({ voice, reading: { words }, lines, fresh, partly }: Turn, flaw: Flaw): boolean {
  const { of, vague = [] } = flaw;
  const last = lines.slice(-2);
  const wasAsked =
    timesAsked(voice, of, last) > 0 ||
    timesSpoken(Object.values(voice.objectives[of]?.more ?? {}).flat(), last) > 0;
  if (!wasAsked && !fresh.includes(of) && !partly.some(({ id }) => id === of)) return false;
  return findEach(words, vague).some(({ to }) => words[to]?.clause !== words[to + 1]?.clause);
}

/** Whether the person was told what will not do for these parts of an objective, and what would: that is not asked for again. */
export function wasToldFlaw({ voice, lines }: Turn, id: string, parts: readonly string[]): boolean {
  const named = (voice.flaws ?? [])
    .filter(({ of, lines: told }) => of === id && timesSpoken(told, lines) > 0)
    .flatMap(({ names = [] }) => names);
  return named.includes('*') || (named.length > 0 && parts.every((part) => named.includes(part)));
}
