import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the voice began to say. */
    spoken: string[];
    /** What it said to its end. */
    heard: string[];
  }
}

/**
 * Gives the browser a Brazilian voice, for browsers without any; each sentence takes as long as told, or has no end. As
 * in a browser, whatever is called off ends with an error.
 */
export const giveVoice = (page: Page, sentenceMs?: number): Promise<unknown> =>
  page.addInitScript((ms) => {
    window.spoken = [];
    window.heard = [];
    class Utterance extends EventTarget {
      voice: unknown = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let current: Utterance | undefined;
    const speech = {
      getVoices: () => [{ lang: 'pt-BR', localService: true }],
      speak(utterance: Utterance) {
        current = utterance;
        window.spoken.push(utterance.text);
        const end = () => {
          if (current !== utterance) return;
          window.heard.push(utterance.text);
          utterance.dispatchEvent(new Event('end'));
        };
        if (ms !== undefined) setTimeout(end, ms);
      },
      cancel() {
        const broken = current;
        current = undefined;
        broken?.dispatchEvent(new Event('error'));
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), speech) });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, sentenceMs);

/** All that was spoken since the page was loaded. */
export const spokenBy = (page: Page): Promise<string> => page.evaluate(() => window.spoken.join(' '));

/** All that was said to its end since the page was loaded. */
export const heardFrom = (page: Page): Promise<string> => page.evaluate(() => window.heard.join(' '));
