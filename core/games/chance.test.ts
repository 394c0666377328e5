import { describe, expect, it } from 'vitest';
import { dice, draw, seeded } from './chance.ts';

describe('chance', () => {
  it('is the same for a seed everywhere and for ever: runs on their way are judged by it', () => {
    const roll = dice(42);
    expect(Array.from({ length: 6 }, () => roll(1000))).toEqual([956, 290, 704, 805, 978, 747]);
    const random = seeded('mel');
    expect(Array.from({ length: 4 }, () => Math.floor(random() * 1e6))).toEqual([
      933_887, 229_285, 230_315, 521_167,
    ]);
  });

  it('draws again what would make some numbers likelier', () => {
    // The last quarter of 2³² would fall on the first third of the bound a second time.
    const bound = 3 * 2 ** 30;
    const rolls = Array.from({ length: 200 }, (_, seed) => dice(seed)(bound));
    expect(Math.max(...rolls)).toBeLessThan(bound);
    expect(rolls.filter((rolled) => rolled < bound / 3).length).toBeLessThan(90);
  });

  it('takes one of the items, and nothing where there are none', () => {
    const items = ['a', 'b', 'c'];
    expect([0, 0.34, 0.99].map((at) => draw(items, () => at))).toEqual(items);
    expect(draw([], () => 0)).toBeNull();
  });
});
