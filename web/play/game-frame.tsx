import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface Props {
  title: string;
  /** One line under the title that says what to do. */
  intro?: ReactNode;
  progress?: ComponentProps<typeof ProgressBar> | undefined;
  children: ReactNode;
}

/** What stands around every game: its title, the way back to the games and how far the person has come. */
export const GameFrame = ({ title, intro, progress, children }: Props) => (
  <div className="mx-auto grid w-full max-w-4xl gap-4 max-sm:-mt-3 low:-mt-5 low:gap-2">
    <div className="grid gap-4 low:flex low:items-center">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-1 sm:not-low:flex-col sm:items-start">
          <Link
            href="/games"
            className="-ml-3 inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-2 rounded-xl font-semibold text-leaf hover:bg-leaf-wash sm:not-low:px-3"
          >
            <ArrowLeft aria-hidden="true" size={22} />
            <span className="max-sm:sr-only low:sr-only">Voltar aos Jogos</span>
          </Link>
          <ScreenHeading
            title={title}
            className="max-sm:flex-1 max-sm:basis-[8em] max-sm:text-[min(1.7rem,10.5vw)] low:text-[1.7rem]"
          >
            {title}
          </ScreenHeading>
        </div>
        {intro && <p className="max-w-prose text-ink-soft">{intro}</p>}
      </div>
      {progress && <ProgressBar {...progress} />}
    </div>
    {children}
  </div>
);
