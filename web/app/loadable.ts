import { type ComponentType, lazy } from 'react';

/** The code of a screen did not arrive, as happens on a weak signal or after a new version. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** A screen whose code comes when it is first shown, or earlier when asked. */
export function loadable(fetchScreen: () => Promise<ComponentType>) {
  const load = () =>
    fetchScreen().catch((cause: unknown) => {
      throw new ScreenLoadError('screen code did not arrive', { cause });
    });
  return { load, Screen: lazy(async () => ({ default: await load() })) };
}
