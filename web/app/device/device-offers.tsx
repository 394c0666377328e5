import { Download, Smartphone } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { install } from '#web/app/install.ts';
import { Button } from '#web/ui/button.tsx';
import { keptProgram } from './kept-program.ts';
import { VoiceNote } from './voice-note.tsx';

/** What this device could still do for the person: the home screen, and playing without a signal. */
export function DeviceOffers() {
  const { isAsked, ask } = useInstallQuestion();
  const program = useSyncExternalStore(keptProgram.subscribe, keptProgram.read);
  return (
    <div className="grid justify-items-center gap-3 pb-4 empty:hidden">
      {isAsked && (
        <Button look="quiet" onClick={ask}>
          <Smartphone aria-hidden="true" size={20} />
          Instalar
        </Button>
      )}
      {isIphone() && (
        <p>
          No iPhone: toque em Compartilhar e depois em “Adicionar à Tela de Início” para abrir a Rota Viva
          como um aplicativo.
        </p>
      )}
      {program === 'asking' && (
        <>
          <p>Você está economizando dados. Guardar a Rota Viva para usar sem sinal gasta menos de 1 MB.</p>
          <Button look="quiet" onClick={() => keptProgram.keep()}>
            <Download aria-hidden="true" size={20} />
            Guardar no aparelho
          </Button>
        </>
      )}
      <VoiceNote />
    </div>
  );
}

/** Whether the browser lets the program onto the home screen; it may be asked once. */
function useInstallQuestion() {
  const [isAsked, setAsked] = useState(install.question !== undefined);
  useEffect(() => {
    const look = () => setAsked(install.question !== undefined);
    const forget = () => setAsked(false);
    addEventListener('beforeinstallprompt', look);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', look);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  function ask() {
    void install.question?.prompt?.();
    install.question = undefined;
    setAsked(false);
  }
  return { isAsked, ask };
}

/** There the browser never asks, and has no program of ours on the home screen yet. */
const isIphone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && 'standalone' in navigator && navigator.standalone === false;
