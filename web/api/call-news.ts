import type { Answer } from '#core/contract/index.ts';
import type { ApiError } from './api-error.ts';
import type { StoredCall, WaitingName } from './waiting-calls.ts';

/**
 * What became of a call; `isLate` when the person had been told that it waits, or it waited since an earlier visit.
 * `unstored`: the device has no room for it, so it lives as long as the page.
 */
export type CallNews =
  | { kind: 'unstored'; call: StoredCall }
  | { kind: 'kept'; call: StoredCall; failure: ApiError }
  | { kind: 'saved'; call: StoredCall; answer: unknown; isLate: boolean }
  | { kind: 'refused'; call: StoredCall; failure: ApiError; isLate: boolean };

/** How a call went: the server's answer, or none yet, since it waits on the device for a signal. */
export type Posted<N extends WaitingName> =
  | { state: 'answered'; answer: Answer<N> }
  | { state: 'waiting'; answer?: never };
