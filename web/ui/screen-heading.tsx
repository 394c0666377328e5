import { type ReactNode, useEffect, useRef } from 'react';
import { latePart } from './late-code.ts';
import { LateScreen } from './late-screen.tsx';

const listen = latePart(() => import('./listen-here.tsx').then((code) => code.ListenScreen));

// The first screen of a visit leaves the focus to the browser, so that the skip link comes first.
let visitBegan = false;

interface Props {
  /** What the browser's tab says. */
  title: string;
  children: ReactNode;
  className?: string;
}

/**
 * The main heading of a screen: names the tab and takes the focus when the person arrives from another screen. Beside it,
 * «Ouvir» reads all of the screen.
 */
export function ScreenHeading({ title, children, className = '' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Rota Viva`;
    if (visitBegan) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    visitBegan = true;
  }, [title]);
  return (
    <div className={`screen-heading ${className}`}>
      <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
        {children}
      </h1>
      <LateScreen code={listen} waiting={null} isExtra />
    </div>
  );
}
