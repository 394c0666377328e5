import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { readOptions } from '#web/api/read-options.ts';

/** Says that what the person writes leaves the server, where a model outside it answers. */
export function AiNotice() {
  const { data } = useQuery(readOptions('aiStatus'));
  if (!data?.usesModel) return null;
  return (
    <p className="flex items-start gap-2 rounded-2xl bg-maize-wash px-4 py-2.5">
      <CloudUpload aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-clay" />
      <span>
        Um modelo de IA de fora ajuda a responder: o texto que você escreve sai deste servidor. Não conte
        senhas nem documentos.
      </span>
    </p>
  );
}

/** Under a text: that a model outside the server wrote it. */
export const ModelNote = ({ engine }: { engine: 'embedded' | 'model' | undefined }) =>
  engine === 'model' && <p className="text-sm text-ink-soft">Escrito por um modelo de IA de fora</p>;
