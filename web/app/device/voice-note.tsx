import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { isChosen } from '#web/ui/device-choice.ts';
import { keepOnDevice } from '#web/ui/keep-on-device.ts';
import { useToast } from '#web/ui/toast.tsx';
import { noVoiceTold, useVoice } from '#web/ui/voice/voices.ts';

/** The list of voices comes some time after the page. */
const voicesMs = 3000;

const wayOut =
  'Por isso não há botão Ouvir. Dá para instalar uma voz nas configurações do aparelho, em “Texto para voz”.';

/**
 * Says once on a device that it cannot read aloud: at once to whoever wants to listen, quietly to everybody else, on the
 * first screen where they come to see it.
 */
export function VoiceNote() {
  const hasVoice = useVoice();
  const [address] = useLocation();
  const [isOwed, setOwed] = useState(false);
  const [seenAt, setSeenAt] = useState<string>();
  const note = useRef<HTMLParagraphElement>(null);
  const toast = useToast();
  const look = useEffectEvent(() => {
    if (hasVoice || localStorage.getItem(noVoiceTold)) return;
    if (!isChosen('ler-em-voz-alta')) return setOwed(true);
    toast({ title: 'Sem voz em português', text: wayOut });
    keepOnDevice(noVoiceTold, 'sim');
  });
  useEffect(() => {
    const timer = setTimeout(() => look(), voicesMs);
    return () => clearTimeout(timer);
  }, []);
  const see = useEffectEvent(() => {
    keepOnDevice(noVoiceTold, 'sim');
    setSeenAt(address);
  });
  // On another screen it has been said, also to who comes back.
  if (isOwed && seenAt !== undefined && seenAt !== address) setOwed(false);
  useEffect(() => {
    if (!isOwed || !note.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(), { threshold: 0.5 });
    seen.observe(note.current);
    return () => seen.disconnect();
  }, [isOwed]);
  if (!isOwed || hasVoice) return null;
  function close() {
    keepOnDevice(noVoiceTold, 'sim');
    setOwed(false);
  }
  return (
    <>
      <p ref={note} className="max-w-prose">
        Este aparelho não tem voz em português. {wayOut}
      </p>
      <Button look="quiet" onClick={close}>
        Entendi
      </Button>
    </>
  );
}
