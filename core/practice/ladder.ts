import { dayNumber } from '#core/progress/day.ts';

/** After how many days what was missed is asked again, and again after each right answer. */
export const distances = [1, 3, 7, 21, 60] as const;

/** The step of what was right at every distance: it is not asked again. */
export const topStep = distances.length;

/** Where one thing to learn stands on the ladder. */
export interface Practised {
  item: string;
  /** How often it was right since it was last missed. */
  step: number;
  /** When it was last missed or answered. */
  at: number;
}

/** Something that was got wrong in a game: whatever was known of it, it begins anew. */
export const missed = (item: string, now: number): Practised => ({ item, step: 0, at: now });

/** A right answer moves up, a wrong one back to the foot of the ladder. */
export const answered = ({ item, step }: Practised, isRight: boolean, now: number): Practised =>
  isRight ? { item, step: Math.min(step + 1, topStep), at: now } : missed(item, now);

/** The number of the day on which it is asked again; none once it is known for good. */
function dueDay({ step, at }: Practised): number | undefined {
  const distance = distances[step];
  return distance === undefined ? undefined : dayNumber(at) + distance;
}

/** In how many days it comes back: none or fewer where it is due, and never where it is known for good. */
const daysUntil = (one: Practised, now: number): number => (dueDay(one) ?? Infinity) - dayNumber(now);

/** What is to be asked on this day, the longest overdue first. */
export const dueOn = (now: number, known: readonly Practised[]): Practised[] =>
  known
    .map((one) => ({ one, days: daysUntil(one, now) }))
    .filter(({ days }) => days <= 0)
    .sort((a, b) => a.days - b.days || (a.one.item < b.one.item ? -1 : 1))
    .map(({ one }) => one);

/** In how many days the next one comes back; undefined where none will. */
export function daysToNext(now: number, known: readonly Practised[]): number | undefined {
  const days = Math.min(...known.map((one) => daysUntil(one, now)));
  return Number.isFinite(days) ? days : undefined;
}

/** How many the person knows by now: those that were right the last time. */
export const countKnown = (known: readonly Practised[]): number =>
  known.filter(({ step }) => step > 0).length;

/** What several devices know, as one list: of each thing the latest word; of two at once the lower step. */
export function merged(...lists: (readonly Practised[])[]): Practised[] {
  const latest = new Map<string, Practised>();
  for (const one of lists.flat()) {
    const other = latest.get(one.item);
    if (!other || one.at > other.at || (one.at === other.at && one.step < other.step))
      latest.set(one.item, one);
  }
  return [...latest.values()];
}
