import { vi } from 'vitest';

/** A browser that recognises speech: tells whether it listens, and hears what it is made to hear. */
export function stubDictation() {
  let listening: Listener | undefined;
  class Listener extends EventTarget {
    lang = '';
    interimResults = false;
    start() {
      listening = this;
    }
    abort() {
      if (listening === this) listening = undefined;
    }
  }
  vi.stubGlobal('SpeechRecognition', Listener);
  const dispatch = (kind: string, fields: object = {}) =>
    listening?.dispatchEvent(Object.assign(new Event(kind), fields));
  return {
    isListening: () => listening !== undefined,
    hear(transcript: string, isFinal = true) {
      dispatch('result', { resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
    },
    /** The person is silent for a while. */
    fallSilent() {
      const ended = listening;
      listening = undefined;
      ended?.dispatchEvent(new Event('end'));
    },
    fail(error: string) {
      dispatch('error', { error });
      this.fallSilent();
    },
  };
}
