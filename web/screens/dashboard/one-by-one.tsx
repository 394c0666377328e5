import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

interface Props {
  children: ReactNode;
  /** What stands in the place of those that are not there yet. */
  waiting: ReactNode;
}

/** Shows parts of a long screen one after the other, each in a moment of its own: a slow phone answers a finger in between. */
export function OneByOne({ children, waiting }: Props) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(0);
  const isWhole = shown >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    const next = setTimeout(() => startTransition(() => setShown(shown + 1)));
    return () => clearTimeout(next);
  }, [shown, isWhole]);
  return (
    <>
      {parts.slice(0, shown)}
      {!isWhole && waiting}
    </>
  );
}
