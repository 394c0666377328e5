import type { Page } from '@playwright/test';

/** Gives the browser a Brazilian voice that never comes to an end, for browsers without any. */
export const giveVoice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const voice = { lang: 'pt-BR' };
    class Utterance extends EventTarget {
      voice: unknown = null;
    }
    const speech = { getVoices: () => [voice], speak() {}, cancel() {} };
    Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), speech) });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
