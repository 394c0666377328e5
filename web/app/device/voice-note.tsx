import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { isChosen } from '#web/ui/device-choice.ts';
import { keepOnDevice } from '#web/ui/keep-on-device.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useVoice } from '#web/ui/voice/voices.ts';

const toldKey = 'sem-voz-avisado';

/** The list of voices comes some time after the page. */
const voicesMs = 3000;

const wayOut =
  'Por isso não há botão Ouvir. Dá para instalar uma voz nas configurações do aparelho, em “Texto para voz”.';

/** Says once on a device that it cannot read aloud: at once to whoever wants to listen, quietly to everybody else. */
export function VoiceNote() {
  const hasVoice = useVoice();
  const [isOwed, setOwed] = useState(false);
  const toast = useToast();
  const look = useEffectEvent(() => {
    if (hasVoice || localStorage.getItem(toldKey)) return;
    if (!isChosen('ler-em-voz-alta')) return setOwed(true);
    toast({ title: 'Sem voz em português', text: wayOut });
    keepOnDevice(toldKey, 'sim');
  });
  useEffect(() => {
    const timer = setTimeout(() => look(), voicesMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isOwed || hasVoice) return null;
  function close() {
    keepOnDevice(toldKey, 'sim');
    setOwed(false);
  }
  return (
    <>
      <p className="max-w-prose">Este aparelho não tem voz em português. {wayOut}</p>
      <Button look="quiet" onClick={close}>
        Entendi
      </Button>
    </>
  );
}
