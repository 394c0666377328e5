/** As much of the browser's speech recognition as is used here; the language's own library does not know it yet. */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}

interface ResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** A fresh listener, where the browser has one. */
export function newRecognition(): Recognition | undefined {
  const Listener = recognizer();
  if (!Listener) return undefined;
  const recognition = new Listener();
  recognition.lang = 'pt-BR';
  recognition.interimResults = true;
  return recognition;
}

export const canRecognize = (): boolean => recognizer() !== undefined;

function recognizer(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window & {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** What an event brought: words that stay, and words that may still change. */
export function wordsOf(event: Event): { final: string; interim: string } {
  const words = { final: '', interim: '' };
  if (!isResult(event)) return words;
  for (let place = event.resultIndex; place < event.results.length; place++) {
    const result = event.results[place];
    if (result) words[result.isFinal ? 'final' : 'interim'] += result[0]?.transcript ?? '';
  }
  return words;
}

const isResult = (event: Event): event is ResultEvent => 'results' in event;

/** What went wrong, in a sentence; silence where nothing did. */
export function problemOf(event: Event): string {
  const code = 'error' in event ? event.error : '';
  switch (code) {
    case 'aborted':
      return '';
    case 'not-allowed':
    case 'service-not-allowed':
      return 'O navegador não deixou usar o microfone. Libere o microfone nas configurações e tente de novo.';
    case 'audio-capture':
      return 'Não achei um microfone neste aparelho.';
    case 'network':
      return 'Sem sinal não dá para entender a fala. Escreva, ou tente de novo com internet.';
    case 'no-speech':
      return 'Não ouvi nada. Toque em Falar e fale perto do aparelho.';
    default:
      return 'Não entendi desta vez. Tente de novo.';
  }
}
