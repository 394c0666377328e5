import { noteSignal, signalNews } from './signal.ts';

/** Calls back when the signal comes or goes; returns how to stop. */
export function watchSignal(listener: () => void): () => void {
  const look = () => noteSignal(!navigator.onLine);
  const events = { [signalNews]: listener, online: look, offline: look };
  for (const [name, hear] of Object.entries(events)) addEventListener(name, hear);
  return () => {
    for (const [name, hear] of Object.entries(events)) removeEventListener(name, hear);
  };
}
