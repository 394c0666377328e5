import { describe, expect, it } from 'vitest';
import { backupName, lastNight, outdated } from './names.ts';

const at = (day: number): number => Date.UTC(2026, 4, day, 6, 7, 8);

it('names a copy by its moment and reason', () => {
  expect(backupName(at(3), 'noite', 'db')).toBe('rota-viva-20260503-060708-noite.db');
});

describe('outdated', () => {
  const nights = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => backupName(at(day), 'noite', 'db'));

  it('keeps the seven newest nights', () => {
    expect(outdated(nights.toReversed())).toEqual([nights[1], nights[0]]);
    expect(outdated(nights.slice(2))).toEqual([]);
  });

  it('counts each reason by itself, and deletes nothing that somebody asked for or that it does not know', () => {
    const asked = nights.map((name) => name.replace('noite', 'pedido'));
    const migrations = nights.map((name) => name.replace('noite', 'migracao'));
    expect(outdated([...asked, 'rota-viva.db', 'leia-me.txt', `${nights[0]}.part`])).toEqual([]);
    expect(outdated([...asked, ...migrations])).toEqual(migrations.slice(0, 4).toReversed());
  });
});

describe('lastNight', () => {
  it.each([
    ['before three', new Date(2026, 4, 3, 2, 59), Date.UTC(2026, 4, 2)],
    ['at three', new Date(2026, 4, 3, 3, 0), Date.UTC(2026, 4, 3)],
    ['before three on the first of a month', new Date(2026, 4, 1, 0, 5), Date.UTC(2026, 3, 30)],
  ])('is that of the day, %s', (_, moment, night) => {
    expect(lastNight(moment.getTime()) * 86_400_000).toBe(night);
  });
});
