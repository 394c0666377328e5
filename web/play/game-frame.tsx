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
  <div className="mx-auto grid w-full max-w-4xl gap-4 max-sm:-mt-5 max-sm:gap-3 low:-mt-5 low:gap-2">
    <div className="grid gap-4 max-sm:gap-2 low:flex low:items-center">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-1 sm:not-low:grid">
          <Link
            href="/games"
            className="-ml-3 inline-flex min-h-12 items-center gap-2 rounded-xl px-3 leading-tight font-semibold text-leaf hover:bg-leaf-wash sm:not-low:justify-self-start"
          >
            <ArrowLeft aria-hidden="true" size={22} className="shrink-0" />
            <span>
              Voltar<span className="max-[22.5rem]:sr-only low:sr-only"> aos Jogos</span>
            </span>
          </Link>
          <ScreenHeading title={title} className="game-heading">
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
