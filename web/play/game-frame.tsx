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
  <div className="mx-auto grid w-full max-w-4xl gap-4">
    <div className="grid gap-1">
      <Link
        href="/games"
        className="-ml-2 inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl px-2 font-semibold text-leaf hover:bg-leaf-wash"
      >
        <ArrowLeft aria-hidden="true" size={20} />
        Voltar aos Jogos
      </Link>
      <ScreenHeading title={title}>{title}</ScreenHeading>
      {intro && <p className="max-w-prose text-ink-soft">{intro}</p>}
    </div>
    {progress && <ProgressBar {...progress} />}
    {children}
  </div>
);
