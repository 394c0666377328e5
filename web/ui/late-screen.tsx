import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Spinner } from './spinner.tsx';

/** The code of a screen did not arrive, as happens on a weak signal or after a new version. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** Code that comes when it is first shown, or earlier when asked; shown at once if it is there. */
interface LateCode {
  arrived: () => ComponentType | undefined;
  load: () => Promise<ComponentType>;
}

/** Wraps the import of a screen. */
export function lateCode(bring: () => Promise<ComponentType>): LateCode {
  let arrived: ComponentType | undefined;
  return {
    arrived: () => arrived,
    async load() {
      try {
        arrived ??= await bring();
        return arrived;
      } catch (cause) {
        throw new ScreenLoadError('screen code did not arrive', { cause });
      }
    },
  };
}

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
