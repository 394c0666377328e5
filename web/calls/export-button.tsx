import { Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { useLateDialog } from './use-late-dialog.ts';

/** Opens the choice of files. */
export function ExportButton() {
  const { Dialog, open, close } = useLateDialog(
    async () => (await import('./export-dialog.tsx')).ExportDialog,
  );
  return (
    <>
      <Button look="quiet" onClick={open}>
        <Download aria-hidden="true" size={20} />
        Exportar Dados
      </Button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
