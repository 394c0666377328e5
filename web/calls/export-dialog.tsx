import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportTexts } from '#core/content/network.ts';
import {
  type ExportFormat,
  exportFileNames,
  exportFormats,
  networkExportPath,
} from '#core/contract/network-export.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { request } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Takes the community's network along in one of its formats. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const take = useExport(onClose);
  return (
    <Dialog title="Exportar Dados" onClose={onClose}>
      <p>{exportTexts.intro}</p>
      <ul className="grid gap-3">
        {exportFormats.map((format) => (
          <li key={format}>
            <FormatButton
              format={format}
              isComing={take.isPending && take.variables === format}
              onTake={() => take.isPending || take.mutate(format)}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{exportTexts.privacy}</p>
      <Button look="quiet" className="justify-self-end" onClick={onClose}>
        Cancelar
      </Button>
    </Dialog>
  );
}

interface FormatProps {
  format: ExportFormat;
  isComing: boolean;
  onTake: () => void;
}

const FormatButton = ({ format, isComing, onTake }: FormatProps) => (
  <button
    type="button"
    aria-disabled={isComing}
    onClick={onTake}
    className="flex min-h-16 w-full items-center gap-4 rounded-2xl border-2 border-edge px-4 py-2.5 text-left hover:bg-maize-wash aria-disabled:cursor-progress"
  >
    <Download aria-hidden="true" size={24} className="shrink-0 text-leaf" />
    <span className="grid min-w-0">
      <span className="font-bold">
        {isComing ? 'Preparando arquivo...' : exportTexts.formats[format].name}
      </span>
      <span className="text-sm text-ink-soft">{exportTexts.formats[format].text}</span>
    </span>
  </button>
);

function useExport(onDone: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const answer = await request('GET', `${networkExportPath}?format=${format}`);
      return answer.blob();
    },
    onSuccess: (file, format) => {
      saveFile(exportFileNames[format], file);
      toast({ title: 'Sucesso', text: 'O arquivo foi baixado.' });
      onDone();
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao exportar os dados.'), look: 'destructive' }),
  });
}
