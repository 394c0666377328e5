/** What is dispatched on the window when the signal comes or goes. */
export const signalNews = 'signal-changed';

/**
 * Whether the server could be reached lately: by what the browser says and by how the last call ended. It is away where
 * somebody else answers in its place that it does not.
 */
export const signal = { isLost: !navigator.onLine, isServerAway: false };

/** Notes that an answer came, whatever it says, or that none did. */
export function noteSignal(isLost: boolean, isServerAway = false): void {
  if (signal.isLost === isLost && signal.isServerAway === isServerAway) return;
  Object.assign(signal, { isLost, isServerAway });
  dispatchEvent(new Event(signalNews));
}
