import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { lateCode } from './late-code.ts';
import { LateScreen } from './late-screen.tsx';
import { SampleTag } from './sample-tag.tsx';

const listen = lateCode(async () => (await import('./listen-here.tsx')).ListenHere);

interface Props {
  title: string;
  Icon?: LucideIcon;
  /** Marks everything in the panel as a sample. */
  isSample?: boolean;
  /** What else belongs to the title: a tag, a selector, a link. */
  aside?: ReactNode;
  /** What reads it aloud, where that is not simply all of it. */
  listens?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled sheet of a screen. */
export function Panel({ title, Icon, isSample = false, aside, listens, className = '', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid min-w-0 ${className}`}>
      <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 sm:p-6">
        <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={id} className="flex min-w-0 items-center gap-3 text-xl">
            {Icon && <Icon aria-hidden="true" size={24} className="shrink-0 text-clay" />}
            {title}
          </h2>
          {isSample && <SampleTag />}
          <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-2">
            {aside}
            {listens ?? <LateScreen code={listen} waiting={null} />}
          </div>
        </div>
        {children}
      </Card>
    </section>
  );
}
