import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { latePart } from './late-code.ts';
import { LateScreen } from './late-screen.tsx';

const listen = latePart(() => import('./listen-here.tsx').then((code) => code.ListenHere));

interface Props {
  title: string;
  /** The title once more, in words that everybody uses. */
  plain?: string;
  Icon?: LucideIcon;
  /** What stands right behind the title. */
  tag?: ReactNode;
  /** What else belongs to the title: a tag, a selector, a link. */
  aside?: ReactNode;
  /** What reads it aloud, where that is not simply all of it. */
  listens?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled sheet of a screen. */
export function Panel(props: Props) {
  const { title, plain, Icon, tag, aside, listens, className = '', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid min-w-0 ${className}`}>
      <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 sm:p-6">
        <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={id} className="flex whole-words items-center gap-3 text-xl">
            {Icon && <Icon aria-hidden="true" size={24} className="shrink-0 text-clay tight:hidden" />}
            {/* A few words in a row before anything stands beside them. */}
            <span className="min-w-[6em]">{title}</span>
          </h2>
          {tag}
          <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-2">
            {aside}
            {listens ?? <LateScreen code={listen} waiting={null} isExtra />}
          </div>
        </div>
        {plain && <p className="-mt-3 text-ink-soft">{plain}</p>}
        {children}
      </Card>
    </section>
  );
}
