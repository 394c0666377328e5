import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

interface Props {
  /** What is read aloud. */
  text: string;
  /** Told when the reading starts and ends, for whoever must wait for it. */
  onSpeaking?: (isSpeaking: boolean) => void;
}

/** Reads a text aloud with the device's Brazilian voice; where there is none, there is no button. */
export function ListenButton({ text, onSpeaking }: Props) {
  const hasVoice = useSyncExternalStore(watchVoices, () => brazilianVoice() !== undefined);
  // A button per text: with another text the reading of the one before ends.
  return hasVoice ? <Reader key={text} text={text} onSpeaking={onSpeaking} /> : null;
}

function Reader({ text, onSpeaking }: { text: string; onSpeaking: Props['onSpeaking'] }) {
  const [utterance, setUtterance] = useState<SpeechSynthesisUtterance>();

  useEffect(() => {
    if (!utterance) return;
    const end = () => setUtterance((current) => (current === utterance ? undefined : current));
    utterance.addEventListener('end', end);
    utterance.addEventListener('error', end);
    speechSynthesis.speak(utterance);
    return () => {
      utterance.removeEventListener('end', end);
      utterance.removeEventListener('error', end);
      speechSynthesis.cancel();
      onSpeaking?.(false);
    };
  }, [utterance, onSpeaking]);

  function toggle() {
    // Told at once, since whoever waits for it may be about to take the text away.
    if (!utterance) onSpeaking?.(true);
    setUtterance(utterance ? undefined : utteranceOf(text));
  }
  const Icon = utterance ? Square : Volume2;
  return (
    <button
      type="button"
      onClick={toggle}
      className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-2xl border-2 border-edge bg-card px-4 font-bold hover:bg-maize-wash"
    >
      <Icon aria-hidden="true" size={20} className="text-clay" />
      {utterance ? 'Parar' : 'Ouvir'}
    </button>
  );
}

function utteranceOf(text: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'pt-BR';
  utterance.voice = brazilianVoice() ?? null;
  return utterance;
}

const hasSpeech = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

// Android writes pt_BR.
const brazilianVoice = (): SpeechSynthesisVoice | undefined =>
  hasSpeech() ? speechSynthesis.getVoices().find(({ lang }) => /^pt[-_]BR/i.test(lang)) : undefined;

function watchVoices(onChange: () => void): () => void {
  if (!hasSpeech()) return () => {};
  // The list of voices comes some time after the page.
  speechSynthesis.addEventListener?.('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', onChange);
}
