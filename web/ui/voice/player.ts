import type { Passage } from './passages.ts';
import { beginReading, endReading, restClock, runClock } from './reading.ts';
import { changeSpeed, readSpeed } from './speed.ts';
import { portugueseVoice } from './voices.ts';

interface Options {
  /** What there is to read at this moment: a screen goes on growing while it is read. */
  gather: () => readonly Passage[];
  /** Told which sentence is being read, and that none is any more. */
  onPassage: (passage: Passage | undefined) => void;
  onEnd: () => void;
}

export type Player = ReturnType<typeof startPlayer>;

/** Reads sentence by sentence; starting it ends whatever was being read. */
export function startPlayer({ gather, onPassage, onEnd }: Options) {
  let place = 0;
  let current: Passage | undefined;
  let utterance: SpeechSynthesisUtterance | undefined;
  let isPaused = false;
  let isOver = false;
  const watchers = new Set<() => void>();

  function hush(): void {
    utterance?.removeEventListener('end', goOn);
    utterance?.removeEventListener('error', goOn);
    utterance = undefined;
    speechSynthesis.cancel();
  }

  function say(passage: Passage | undefined): void {
    hush();
    current = passage;
    if (!passage) {
      stop();
      return;
    }
    onPassage(passage);
    // Kept in a variable: a browser may forget an utterance that nobody holds, and its end with it.
    utterance = new SpeechSynthesisUtterance(passage.text);
    utterance.lang = 'pt-BR';
    utterance.voice = portugueseVoice() ?? null;
    utterance.rate = readSpeed();
    utterance.addEventListener('end', goOn);
    utterance.addEventListener('error', goOn);
    speechSynthesis.speak(utterance);
  }

  function goOn(): void {
    const passages = gather();
    place = placeAfter(passages, current, place);
    say(passages[place]);
  }

  /** Once and no more: the browser has one voice, which may be reading for somebody else by then. */
  function stop(): void {
    if (isOver) return;
    isOver = true;
    hush();
    onPassage(undefined);
    endReading(stop);
    onEnd();
  }

  /** A phone's own pause is often deaf, so the sentence begins again instead. */
  function pause(wanted: boolean): void {
    isPaused = wanted;
    if (wanted) {
      hush();
      runClock();
    } else {
      restClock();
      say(current);
    }
    for (const notify of watchers) notify();
  }

  beginReading(stop);
  say(gather()[0]);
  return {
    stop,
    toggle: () => pause(!isPaused),
    next() {
      if (isPaused) pause(false);
      goOn();
    },
    /** The sentence begins again, so that the difference is heard. */
    changeSpeed(steps: -1 | 1) {
      changeSpeed(steps);
      if (!isPaused) say(current);
    },
    isPaused: () => isPaused,
    subscribe(notify: () => void) {
      watchers.add(notify);
      return () => void watchers.delete(notify);
    },
  };
}

/** What comes after the sentence just read: by its place on the screen, or in number where that place is gone. */
function placeAfter(passages: readonly Passage[], read: Passage | undefined, place: number): number {
  const range = read?.range;
  if (!range?.startContainer.isConnected || passages[place] === read) return place + 1;
  const isLater = (other: Passage) =>
    other.range !== undefined && other.range.compareBoundaryPoints(Range.START_TO_START, range) > 0;
  const later = passages.findIndex(isLater);
  return later === -1 ? passages.length : later;
}
