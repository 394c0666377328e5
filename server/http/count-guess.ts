import type { RuleName } from './limiter.ts';
import type { Services } from './route.ts';

/** All guesses of codes together, from wherever they come. */
const anywhere = 'codes';

/**
 * Looks up a code that somebody gave. The guess is counted before it is looked up and given back where there is such a
 * code, used or not: guesses sent at once are counted too, and a room full of people with one address can come in.
 */
export async function countGuess<T>(
  { address, services: { limiter } }: { address: string; services: Services },
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const isCrowded = limiter.isFull('wrongCodeAnywhere', anywhere);
  const counts: [RuleName, string][] = [
    ['wrongCode', address],
    isCrowded ? ['wrongCodeCrowded', address] : ['wrongCodeAnywhere', anywhere],
  ];
  for (const [rule, key] of counts) limiter.take(rule, key);
  const giveBack = () => {
    for (const [rule, key] of counts) limiter.giveBack(rule, key);
  };
  const found = await find().catch((untried) => {
    giveBack();
    throw untried;
  });
  if (found !== undefined) giveBack();
  return found;
}
