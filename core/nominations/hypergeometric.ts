import type { Chances } from './binomial.ts';

/** Some are drawn out of many without being put back: how many of the marked ones are among them. */
interface Drawing {
  all: number;
  marked: number;
  drawn: number;
}

/** The likely outcomes of such a drawing; those that hardly ever happen are left out. */
export function hypergeometric({ all, marked, drawn }: Drawing): Chances {
  const fewest = Math.max(0, marked + drawn - all);
  const max = Math.min(marked, drawn);
  const ratio = (found: number): number =>
    ((marked - found) * (drawn - found)) / ((found + 1) * (all - marked - drawn + found + 1));
  // From the likeliest outwards, so that no chance is too small for the next.
  const middle = Math.min(max, Math.max(fewest, Math.floor(((marked + 1) * (drawn + 1)) / (all + 2))));
  const up: number[] = [1];
  for (let at = middle; at < max && (up.at(-1) ?? 0) > 1e-12; at++) up.push((up.at(-1) ?? 0) * ratio(at));
  const down: number[] = [];
  for (let at = middle; at > fewest && (down.at(-1) ?? 1) > 1e-12; at--)
    down.push((down.at(-1) ?? 1) / ratio(at - 1));
  const chances = [...down.reverse(), ...up];
  const sum = chances.reduce((total, one) => total + one, 0);
  return { from: middle - down.length, chances: chances.map((one) => one / sum) };
}
