import { Square, Volume2 } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { inTime } from './late-code.ts';
import { useToast } from './toast.tsx';
import { isReadAloud, startWithScreen, startWithText } from './voice/read-aloud.ts';
import type { ReaderProps } from './voice/reader.tsx';
import { useVoice } from './voice/voices.ts';

interface Props {
  /** What is read aloud; left out, it is all that stands in the card or the section around the button. */
  text?: string;
  /** All of the screen is read. */
  isScreen?: boolean;
  /** Where texts are to be read aloud on this device, it begins by itself. */
  startsItself?: boolean;
  /** Told when the reading starts and ends, for whoever must wait for it. */
  onSpeaking?: (isSpeaking: boolean) => void;
}

/** Reads aloud with the device's Portuguese voice; where there is none, there is no button. */
export function ListenButton(props: Props) {
  // A button per text: with another text the reading of the one before ends.
  return useVoice() ? <Listen key={props.text} {...props} /> : null;
}

function Listen({ text, isScreen = false, startsItself = false, onSpeaking }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [asker, setAsker] = useState<Element>();
  const end = () => setAsker(undefined);
  const toast = useToast();
  const Reader = useReader(asker !== undefined, () => {
    end();
    toast({ title: 'Ainda não dá para ouvir', text: 'Tente daqui a pouco.' });
  });
  const start = () => {
    // Told at once, since whoever waits for it may be about to take the text away.
    onSpeaking?.(true);
    setAsker(button.current ?? undefined);
  };
  const startByItself = useEffectEvent(() => {
    // What a dialog covers is not what the person has come to.
    if (!button.current?.closest('[inert]')) start();
  });
  const tellEnd = useEffectEvent(() => onSpeaking?.(false));
  useEffect(() => {
    if (!startsItself || !isReadAloud()) return;
    return (isScreen ? startWithScreen : startWithText)(() => startByItself());
  }, [startsItself, isScreen]);
  useEffect(() => (asker ? () => tellEnd() : undefined), [asker]);
  const Icon = asker ? Square : Volume2;
  return (
    <>
      <button
        ref={button}
        type="button"
        data-silent
        onClick={asker ? end : start}
        className="inline-flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-2xl border-2 border-edge bg-card px-4 font-bold whitespace-nowrap hover:bg-maize-wash"
      >
        <Icon aria-hidden="true" size={20} className="text-clay" />
        {asker ? 'Parar' : 'Ouvir'}
      </button>
      {asker && Reader && <Reader asker={asker} isScreen={isScreen} text={text} onEnd={end} />}
    </>
  );
}

let arrived: ComponentType<ReaderProps> | undefined;

/** What reads comes late, but before it is asked for: on some phones only the press itself may make a page speak. */
function useReader(isAsked: boolean, onFailure: () => void): ComponentType<ReaderProps> | undefined {
  const [Reader, setReader] = useState(() => arrived);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (Reader) return;
    let isShown = true;
    bringReader().then(
      (code) => isShown && setReader(() => code),
      () => isShown && isAsked && fail(),
    );
    return () => {
      isShown = false;
    };
  }, [Reader, isAsked]);
  return Reader;
}

async function bringReader(): Promise<ComponentType<ReaderProps>> {
  arrived ??= (await inTime(import('./voice/reader.tsx'))).Reader;
  return arrived;
}
