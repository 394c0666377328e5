import { Download } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Opens the choice of files; its code comes when somebody asks for it. */
export function ExportButton() {
  const [Choice, setChoice] = useState<Dialog>();
  const toast = useToast();
  async function open() {
    try {
      const { ExportDialog } = await import('./export-dialog.tsx');
      setChoice(() => ExportDialog);
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
      <Button look="quiet" onClick={open}>
        <Download aria-hidden="true" size={20} />
        Exportar Dados
      </Button>
      {Choice && <Choice onClose={() => setChoice(undefined)} />}
    </>
  );
}
