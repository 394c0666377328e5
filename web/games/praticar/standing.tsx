import { CircleCheck, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { countKnown, daysToNext, dueOn, type Practised } from '#core/practice/ladder.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { daysWords } from './days-words.ts';

interface Props {
  known: readonly Practised[];
  now: number;
  /** The way into the round, where there is one. */
  children: ReactNode;
}

/** How much waits today, how much is known, and when more comes. */
export function Standing({ known, now, children }: Props) {
  const due = dueOn(now, known).length;
  if (known.length === 0)
    return (
      <EmptyState
        title="Nada para praticar ainda"
        text="Jogue à vontade: o que você errar vem para cá no dia seguinte."
      >
        <ToGames />
      </EmptyState>
    );
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <KnownCount known={known} />
      {due > 0 ? (
        <>
          <p className="text-center text-xl font-bold">
            {due === 1 ? 'Hoje tem 1 pergunta para praticar.' : `Hoje tem ${due} perguntas para praticar.`}
          </p>
          {children}
        </>
      ) : (
        <>
          <p className="text-center text-xl font-bold">{restWords(daysToNext(now, known))}</p>
          <ToGames />
        </>
      )}
    </Card>
  );
}

const restWords = (days: number | undefined): string =>
  days === undefined ? 'Você já sabe tudo o que estava aqui!' : `Por hoje é só. Tem mais ${daysWords(days)}.`;

const ToGames = () => (
  <Link href="/games" className={`${buttonLook('primary')} justify-self-center`}>
    Ver os jogos
  </Link>
);

/** What one knows by now, and what is still to be learned. */
export function KnownCount({ known }: { known: readonly Practised[] }) {
  const sure = countKnown(known);
  const figures = [
    { label: 'Já sei', count: sure, Icon: CircleCheck },
    { label: 'Aprendendo', count: known.length - sure, Icon: Sprout },
  ];
  return (
    <dl className="grid w-full max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3 justify-self-center text-center">
      {figures.map(({ label, count, Icon }) => (
        <div key={label} className="grid justify-items-center gap-0.5 rounded-2xl bg-paper px-1 py-3">
          <dt className="grid justify-items-center font-semibold text-ink-soft">
            <Icon aria-hidden="true" size={20} className="text-leaf" />
            {label}
          </dt>
          <dd className="order-first font-display text-4xl leading-none font-bold text-leaf tabular-nums">
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}
