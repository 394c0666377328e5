import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { useToast } from '#web/ui/toast.tsx';

/** The whole address of a path of this program, as others type or scan it. */
export const addressOf = (path: string): string => `${location.origin}${path}`;

/** The address as one reads it from paper, without what every browser adds by itself. */
export const shortAddress = (path: string): string => addressOf(path).replace(/^https?:\/\//, '');

/** A code in two halves: nobody says six or ten letters in one breath. */
export const spacedCode = (code: string): string => {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
};

/** Copies the address, to be sent by whatever people write each other with. */
export function CopyAddress({ path }: { path: string }) {
  const toast = useToast();
  async function copy() {
    const isCopied = await copyText(addressOf(path));
    toast(
      isCopied
        ? { title: 'Endereço copiado!', text: 'Agora é só colar na conversa.' }
        : { title: 'Erro', text: 'Não foi possível copiar o endereço.', look: 'destructive' },
    );
  }
  return (
    <Button look="quiet" onClick={copy}>
      <Copy aria-hidden="true" size={20} />
      Copiar endereço
    </Button>
  );
}
