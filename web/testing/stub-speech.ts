import { vi } from 'vitest';

/** A device that speaks with the given voices; tells what it was asked to say and can come to the end of it. */
export function stubSpeech(...languages: readonly string[]) {
  let current: SpokenText | undefined;
  const said: string[] = [];
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
      current = undefined;
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', SpokenText);
  return {
    said,
    isSpeaking: () => current !== undefined,
    rate: () => current?.rate,
    voice: () => current?.voice?.lang,
    /** Comes to the end of what it is saying. */
    finish() {
      const ended = current;
      current = undefined;
      ended?.dispatchEvent(new Event('end'));
    },
  };
}
