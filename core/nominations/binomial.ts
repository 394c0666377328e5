/** The likely outcomes of a binomial draw; those that hardly ever happen are left out. */
export interface Chances {
  from: number;
  chances: number[];
}

/** How often something of this share happens in so many cases. */
export function binomial(size: number, share: number): Chances {
  if (share <= 0 || share >= 1) return { from: share <= 0 ? 0 : size, chances: [1] };
  const middle = Math.min(size, Math.floor((size + 1) * share));
  const odds = share / (1 - share);
  const up: number[] = [1];
  for (let at = middle; at < size && (up.at(-1) ?? 0) > 1e-12; at++)
    up.push(((up.at(-1) ?? 0) * (size - at) * odds) / (at + 1));
  const down: number[] = [];
  for (let at = middle; at > 0 && (down.at(-1) ?? 1) > 1e-12; at--)
    down.push(((down.at(-1) ?? 1) * at) / ((size - at + 1) * odds));
  const all = [...down.reverse(), ...up];
  const sum = all.reduce((total, one) => total + one, 0);
  return { from: middle - down.length, chances: all.map((one) => one / sum) };
}
