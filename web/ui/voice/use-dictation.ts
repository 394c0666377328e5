import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stopReading } from './reading.ts';
import { newRecognition, problemOf, type Recognition, wordsOf } from './recognition.ts';

/** Listens to what a person says until they stop it or fall silent; each finished piece is told, the rest is shown. */
export function useDictation(onSaid: (words: string) => void) {
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState('');
  const heard = useRef(false);
  const said = useEffectEvent(onSaid);

  useEffect(() => {
    if (!isListening) return;
    const events = new AbortController();
    const recognition = newRecognition();
    const on = (kind: string, act: (event: Event) => void) =>
      recognition?.addEventListener(kind, act, { signal: events.signal });
    on('result', (event) => {
      const words = wordsOf(event);
      heard.current = true;
      setInterim(words.interim);
      if (words.final) said(words.final);
    });
    on('error', (event) => {
      heard.current = false;
      setProblem(problemOf(event));
    });
    // A pause ends each turn; whoever has said something may go on.
    on('end', () => {
      setInterim('');
      if (heard.current) begin(recognition);
      else setListening(false);
      heard.current = false;
    });
    begin(recognition);
    return () => {
      events.abort();
      recognition?.abort();
      setInterim('');
    };
  }, [isListening]);

  return {
    isListening,
    interim,
    problem,
    start() {
      // Or it would hear the voice that reads.
      stopReading();
      heard.current = false;
      setProblem('');
      setListening(true);
    },
    stop: () => setListening(false),
  };
}

/** A browser that is still busy with the turn before throws; it ends, and says so, by itself. */
function begin(recognition: Recognition | undefined): void {
  try {
    recognition?.start();
  } catch {
    recognition?.abort();
  }
}
