import { prettyDOM } from '@testing-library/react';

/**
 * What was not found, with what there was instead. That is drawn only for whoever reads it: a search that waits for
 * something misses it many times first.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    // The search puts its own in place of it when its time is over.
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
