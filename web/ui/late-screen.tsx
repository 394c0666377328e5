import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { type LateCode, nextTry } from './late-code.ts';
import { Spinner } from './spinner.tsx';

// React's own lazy and Suspense hold a screen back for 300 ms once they have shown a spinner.
interface Props {
  code: LateCode;
  /** What holds its place until then. */
  waiting?: ReactNode;
  /** Nobody came for it: where it does not arrive the screen goes on without it, and it is tried again. */
  isExtra?: boolean;
}

const atOnce = (draw: () => void): void => draw();

/** A screen with a spinner until its code is there; the error boundary above it tells if it never comes. */
export function LateScreen({ code, waiting = <Spinner />, isExtra = false }: Props) {
  const [{ Screen, failure }, setState] = useState<{ Screen?: ComponentType | undefined; failure?: unknown }>(
    () => ({ Screen: code.arrived() }),
  );
  useEffect(() => {
    let isShown = true;
    const bring = (): Promise<unknown> =>
      code.load().then(
        // A screen reads as soon as it is there; an extra is drawn in short pieces, so that a tap in between is answered.
        (Screen) => isShown && (isExtra ? startTransition : atOnce)(() => setState({ Screen })),
        (failure: unknown) =>
          isShown && (isExtra ? nextTry().then(() => isShown && bring()) : setState({ failure })),
      );
    void bring();
    return () => {
      isShown = false;
    };
  }, [code, isExtra]);
  if (failure) throw failure;
  return Screen ? <Screen /> : waiting;
}
