import { expect, it, vi } from 'vitest';
import { dice } from '#core/games/chance.ts';
import { withRests } from './with-rests.ts';

it('draws what would have been drawn, and rests in between', () => {
  const wait = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
  const clock = vi.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => {
    now += 2;
    return now;
  });
  const [plain, rested] = [dice(7), withRests(dice(7))];
  const draws = (draw: (bound: number) => number) => Array.from({ length: 10_000 }, () => draw(100));
  expect(draws(rested)).toEqual(draws(plain));
  expect(wait).toHaveBeenCalled();
  wait.mockRestore();
  clock.mockRestore();
});
