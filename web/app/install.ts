/** Chromium's question whether the person wants the program on the home screen, which may be asked later. */
interface InstallQuestion extends Event {
  prompt?: () => Promise<unknown>;
}

/** The browser asks once and early, long before the place where the answer is given is there. */
export const install: { question?: InstallQuestion | undefined } = {};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  install.question = event;
});
