import { vi } from 'vitest';

/**
 * A device that speaks with the given voices; tells what it was asked to say and what was heard to its end. As in a
 * browser, whatever is called off ends with an error.
 */
export function stubSpeech(...languages: readonly string[]) {
  let current: SpokenText | undefined;
  const said: string[] = [];
  const heard: string[] = [];
  class SpokenText extends EventTarget {
    lang = '';
    rate = 1;
    voice: { lang: string } | null = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ lang, localService: true })),
    speak(utterance: SpokenText) {
      current = utterance;
      said.push(utterance.text);
    },
    cancel() {
      const broken = current;
      current = undefined;
      broken?.dispatchEvent(new Event('error'));
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', SpokenText);
  return {
    said,
    heard,
    isSpeaking: () => current !== undefined,
    rate: () => current?.rate,
    voice: () => current?.voice?.lang,
    /** Comes to the end of what it is saying. */
    finish() {
      const ended = current;
      current = undefined;
      if (ended) heard.push(ended.text);
      ended?.dispatchEvent(new Event('end'));
    },
  };
}
