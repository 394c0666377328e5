import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LateCode } from './late-code.ts';
import { Spinner } from './spinner.tsx';

// React's own lazy and Suspense hold a screen back for 300 ms once they have shown a spinner.
interface Props {
  code: LateCode;
  /** What holds its place until then. */
  waiting?: ReactNode;
}

/** A screen with a spinner until its code is there; the error boundary above it tells if it never comes. */
export function LateScreen({ code, waiting = <Spinner /> }: Props) {
  const [{ Screen, failure }, setState] = useState<{ Screen?: ComponentType | undefined; failure?: unknown }>(
    () => ({ Screen: code.arrived() }),
  );
  useEffect(() => {
    let isShown = true;
    code.load().then(
      (Screen) => isShown && setState({ Screen }),
      (failure: unknown) => isShown && setState({ failure }),
    );
    return () => {
      isShown = false;
    };
  }, [code]);
  if (failure) throw failure;
  return Screen ? <Screen /> : waiting;
}
