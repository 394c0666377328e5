/** Chromium's question whether the person wants the program on the home screen, which may be asked later. */
export interface InstallQuestion extends Event {
  prompt: () => Promise<unknown>;
}

let question: InstallQuestion | undefined;
const listeners = new Set<() => void>();

function change(next: InstallQuestion | undefined) {
  question = next;
  for (const listener of listeners) listener();
}

// The browser asks once and early, long before the place where the answer is given is there.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  if ('prompt' in event) change(event as InstallQuestion);
});
addEventListener('appinstalled', () => change(undefined));

/** The browser's question while it can be asked. */
export const installQuestion = {
  read: () => question,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks; the browser allows it once. */
  async ask(): Promise<void> {
    const asked = question;
    change(undefined);
    await asked?.prompt();
  },
};
