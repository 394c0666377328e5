import { isChosen } from '#web/ui/device-choice.ts';

/** A screen begins once its first texts are there; a text of its own a little later, so that the screen goes first. */
const screenDelayMs = 300;
const textDelayMs = 450;

/** Texts that come with a screen are read with it; whatever comes of a touch did not come with it. */
const withScreenMs = 1000;

let screenOpenedAt = Number.NEGATIVE_INFINITY;

/** Whether texts are to be read aloud on this device without being asked each time. */
export const isReadAloud = (): boolean => isChosen('ler-em-voz-alta');

/** Starts the reading of a screen that has just opened. Returns what calls it off. */
export function startWithScreen(start: () => void): () => void {
  screenOpenedAt = performance.now();
  const left = new AbortController();
  const { signal } = left;
  const touched = () => {
    screenOpenedAt = Number.NEGATIVE_INFINITY;
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touched, { capture: true, signal });
  const callOff = later(screenDelayMs, start);
  return () => {
    left.abort();
    callOff();
  };
}

/** Starts the reading of a text that has just come, unless it came with its screen. Returns what calls it off. */
export const startWithText = (start: () => void): (() => void) =>
  later(textDelayMs, () => {
    if (performance.now() - screenOpenedAt > withScreenMs) start();
  });

/** After a while and a touch: before one, browsers let no page speak. */
function later(ms: number, start: () => void): () => void {
  const calledOff = new AbortController();
  const timer = setTimeout(() => {
    if (navigator.userActivation?.hasBeenActive) return start();
    const begin = () => {
      calledOff.abort();
      start();
    };
    for (const kind of ['pointerup', 'keyup']) addEventListener(kind, begin, { signal: calledOff.signal });
  }, ms);
  return () => {
    clearTimeout(timer);
    calledOff.abort();
  };
}
