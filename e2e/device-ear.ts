import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Makes the browser hear something, whole or still on its way. */
    hear: (transcript: string, isFinal?: boolean) => void;
    /** Ends the turn, as a pause does; or with the error that the browser would give. */
    fallSilent: (error?: string) => void;
  }
}

/** Gives the browser a recogniser of speech that hears what it is told, and only while it listens. */
export const giveEar = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let listening: Recogniser | undefined;
    class Recogniser extends EventTarget {
      lang = '';
      interimResults = false;
      start() {
        if (this.lang !== 'pt-BR') throw new Error('it has to listen to Portuguese');
        listening = this;
      }
      abort() {
        if (listening === this) listening = undefined;
      }
    }
    const tell = (kind: string, fields: object = {}) => {
      if (!listening) throw new Error('nobody listens');
      listening.dispatchEvent(Object.assign(new Event(kind), fields));
    };
    window.hear = (transcript, isFinal = true) =>
      tell('result', { resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
    window.fallSilent = (error) => {
      if (error) tell('error', { error });
      const ended = listening;
      listening = undefined;
      ended?.dispatchEvent(new Event('end'));
    };
    // Some browsers know it by this name alone.
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: Recogniser });
  });

export const hear = (page: Page, transcript: string, isFinal = true): Promise<void> =>
  page.evaluate(([text, final]) => window.hear(text, final), [transcript, isFinal] as const);

export const fallSilent = (page: Page, error?: string): Promise<void> =>
  page.evaluate((code) => window.fallSilent(code), error);
