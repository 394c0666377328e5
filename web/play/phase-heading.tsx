import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  children: ReactNode;
  /** False for the first phase of a visit: there the title of the game has the focus. */
  takesFocus: boolean;
  id?: string;
  className?: string;
}

/** The heading of a phase of a game; give it a `key` a phase and it takes the focus each time the phase changes. */
export function PhaseHeading({ children, takesFocus, id, className = '' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusesAtOnce = useRef(takesFocus);
  useEffect(() => {
    if (focusesAtOnce.current) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={`scroll-mt-6 text-2xl outline-none ${className}`}>
      {children}
    </h2>
  );
}
