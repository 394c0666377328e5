const listeners = new Set<() => void>();
let isLost = !navigator.onLine;

function change(next: boolean) {
  if (next === isLost) return;
  isLost = next;
  for (const listener of listeners) listener();
}

addEventListener('offline', () => change(true));
addEventListener('online', () => change(false));

/** Whether the server could be reached lately: by what the browser says and by how the last call ended. */
export const signal = {
  isLost: (): boolean => isLost,
  /** An answer came, whatever it says. */
  found: () => change(false),
  /** No answer came. */
  lost: () => change(true),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
