/** What is dispatched on the window when the signal comes or goes. */
export const signalNews = 'signal-changed';

/** Whether the server could be reached lately: by what the browser says and by how the last call ended. */
export const signal = { isLost: !navigator.onLine };

/** Notes that an answer came, whatever it says, or that none did. */
export function noteSignal(isLost: boolean): void {
  if (signal.isLost === isLost) return;
  signal.isLost = isLost;
  dispatchEvent(new Event(signalNews));
}
