import type { RefObject } from 'react';
import { searchedName } from '#core/care/names.ts';
import { nameOf, type Person } from './use-people.ts';

/** Up to so many people a list is short enough to look through. */
export const letterless = 20;

/** People in the order of their names, under the letters that these begin with. */
export function byLetter(people: readonly Person[]): [string, Person[]][] {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const [letter = ''] = searchedName(nameOf(person)).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), person]);
  }
  return [...groups];
}

export const LetterHeading = ({ letter }: { letter: string }) => (
  <li data-letter={letter} className="sticky top-0 col-span-full bg-card px-3 py-1 font-bold text-ink-soft">
    {letter}
  </li>
);

interface LettersProps {
  people: readonly Person[];
  list: RefObject<HTMLUListElement | null>;
}

/** A letter leads to the first person under it: whoever writes little finds people so. */
export const Letters = ({ people, list }: LettersProps) => (
  <nav aria-label="Ir para a letra" className="flex gap-1 overflow-x-auto">
    {byLetter(people).map(([letter]) => (
      <button
        key={letter}
        type="button"
        onClick={() => list.current && goTo(list.current, letter)}
        className="min-h-12 min-w-12 shrink-0 rounded-xl border-2 border-edge bg-card font-bold hover:bg-maize-wash"
      >
        {letter}
      </button>
    ))}
  </nav>
);

/** The page stays where it is: only the list moves, and the focus with it. */
function goTo(list: HTMLElement, letter: string): void {
  const heading = list.querySelector<HTMLElement>(`[data-letter="${CSS.escape(letter)}"]`);
  const first = heading?.nextElementSibling?.querySelector('button');
  if (!heading || !first) return;
  list.scrollTop +=
    first.getBoundingClientRect().top - list.getBoundingClientRect().top - heading.offsetHeight;
  first.focus({ preventScroll: true });
}
