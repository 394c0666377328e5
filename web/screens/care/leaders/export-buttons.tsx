import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type RoundFormat, roundExportPath, roundFormats } from '#core/contract/round-export.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { request } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toast.tsx';

const words: Record<RoundFormat, { text: string; ending: string }> = {
  csv: { text: 'Planilha das pessoas', ending: 'csv' },
  ties: { text: 'Planilha das ligações', ending: 'ligacoes.csv' },
  gexf: { text: 'GEXF', ending: 'gexf' },
  graphml: { text: 'GraphML', ending: 'graphml' },
  codebook: { text: 'O que cada coluna diz', ending: 'txt' },
};

/** The files of a round: sums alone. */
export function ExportButtons({ roundId }: { roundId: number }) {
  const toast = useToast();
  const take = useMutation({
    mutationFn: async (format: RoundFormat) => {
      const path = roundExportPath.replace('{id}', String(roundId));
      return (await request('GET', `${path}?format=${format}`)).blob();
    },
    onSuccess: (file, format) => saveFile(`rodada-${roundId}.${words[format].ending}`, file),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao baixar o arquivo.'), look: 'destructive' }),
  });
  return roundFormats.map((format) => (
    <Button key={format} look="quiet" onClick={() => take.isPending || take.mutate(format)}>
      <Download aria-hidden="true" size={20} />
      {words[format].text}
    </Button>
  ));
}
