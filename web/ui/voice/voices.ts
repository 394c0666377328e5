import { useSyncExternalStore } from 'react';

const canSpeak = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** The device's voice for our texts: Brazilian before Portuguese, its own before one that a server speaks with. */
export function portugueseVoice(): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  // Android writes pt_BR.
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^pt\b|^pt_/i.test(lang));
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/BR$/i.test(lang) ? 0 : 2) + (localService ? 0 : 1);
  return voices.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Kept on a device that cannot, once it has said so. */
export const noVoiceTold = 'sem-voz-avisado';

/** Whether the device can read Portuguese aloud. */
export const useVoice = (): boolean =>
  useSyncExternalStore(watchVoices, () => portugueseVoice() !== undefined);

function watchVoices(onChange: () => void): () => void {
  if (!canSpeak()) return () => {};
  // The list of voices comes some time after the page.
  speechSynthesis.addEventListener?.('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', onChange);
}
