import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ownFirst } from './own-first.ts';
import { OwnWork } from './own-work.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import { useFinished } from './use-finished.ts';
import { useOwnTrade } from './use-own-trade.ts';

/** What a list calls itself, and says while it is closed. */
interface More<T> {
  heading: string;
  items: readonly T[];
  /** What opens it. */
  closed: string;
}

interface Props<T> {
  gameId: number;
  heading: string;
  intro: ReactNode;
  /** Back from a round, the heading takes the focus. */
  isBack: boolean;
  /** What the first list is called by whoever does not see it. */
  label: string;
  first: readonly T[];
  more: More<T>;
  /** Which of a trade's lists names what fits the person. */
  fits: 'decks' | 'apls';
  /** What stands on the card of one. */
  children: (item: T) => ReactNode;
}

/** The picker of a game: those that come first, and below them the others once each of the first was finished. */
export function ChooseOne<T extends { id: string }>(props: Props<T>) {
  const { gameId, heading, intro, isBack, label, first, more, fits, children } = props;
  const finished = useFinished(gameId);
  const own = useOwnTrade()?.[fits] ?? [];
  const areMoreOpen = first.every(({ id }) => finished?.includes(id));
  return (
    <>
      <div className="grid gap-2">
        <PhaseHeading takesFocus={isBack}>{heading}</PhaseHeading>
        {intro}
      </div>
      <Cards label={label} items={first} own={own}>
        {children}
      </Cards>
      {areMoreOpen ? (
        <section className="grid gap-4">
          <h2 className="text-2xl">{more.heading}</h2>
          <Cards label={more.heading} items={ownFirst(more.items, own)} own={own}>
            {children}
          </Cards>
        </section>
      ) : (
        <p className="text-ink-soft">{more.closed}</p>
      )}
    </>
  );
}

interface CardsProps<T> extends Pick<Props<T>, 'label' | 'children'> {
  items: readonly T[];
  /** The ids of those that speak of the person's own work. */
  own: readonly string[];
}

const Cards = <T extends { id: string }>({ label, items, own, children }: CardsProps<T>) => (
  <ul aria-label={label} className="grid gap-4 md:grid-cols-3">
    {items.map((item) => (
      <li key={item.id} className="grid">
        <Card className="grid content-start gap-3 p-5">
          {own.includes(item.id) && <OwnWork />}
          {children(item)}
        </Card>
      </li>
    ))}
  </ul>
);

/** The picture of one, on its card. */
export const ChoiceIcon = ({ icon }: { icon: string }) => (
  <span
    aria-hidden="true"
    className="grid size-16 shrink-0 place-items-center rounded-2xl bg-maize-wash text-4xl"
  >
    {icon}
  </span>
);
