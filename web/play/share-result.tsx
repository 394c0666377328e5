import { Image } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { SharedResult } from './picture/picture-words.ts';

type Picture = ComponentType<{ result: SharedResult; onClose: () => void }>;

/** Makes a picture of a result; its code comes when somebody asks for it. */
export function ShareResult(result: SharedResult) {
  const [Picture, setPicture] = useState<Picture>();
  const toast = useToast();
  async function open() {
    try {
      const { PictureDialog } = await import('./picture/picture-dialog.tsx');
      setPicture(() => PictureDialog);
    } catch {
      toast({
        title: 'Erro',
        text: 'Sem conexão. Confira a internet e tente de novo.',
        look: 'destructive',
      });
    }
  }
  return (
    <>
      <Button look="quiet" onClick={open} className="max-sm:px-3">
        <Image aria-hidden="true" size={20} />
        Imagem para WhatsApp
      </Button>
      {Picture && <Picture result={result} onClose={() => setPicture(undefined)} />}
    </>
  );
}
