import { Image } from 'lucide-react';
import { useLateDialog } from '#web/calls/use-late-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import type { SharedResult } from './picture/picture-words.ts';

/** Makes a picture of a result. */
export function ShareResult(result: SharedResult) {
  const { Dialog, open, close } = useLateDialog(
    async () => (await import('./picture/picture-dialog.tsx')).PictureDialog,
  );
  return (
    <>
      <Button look="quiet" onClick={open} className="max-sm:px-1">
        <Image aria-hidden="true" size={20} />
        Imagem para WhatsApp
      </Button>
      {Dialog && <Dialog result={result} onClose={close} />}
    </>
  );
}
