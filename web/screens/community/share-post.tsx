import { Share2 } from 'lucide-react';
import { copyText } from '#web/ui/copy-text.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Hands on the address of a post; whoever opens it lands there, also through registration. */
export function SharePost({ post }: { post: { id: number; username: string } }) {
  const toast = useToast();
  async function share() {
    const isCopied = await copyText(`${location.origin}/community?publicacao=${post.id}`);
    toast(
      isCopied
        ? { title: 'Endereço copiado!', text: 'Cole na conversa: quem abrir cai nesta publicação.' }
        : { title: 'Erro', text: 'Não foi possível copiar o endereço.', look: 'destructive' },
    );
  }
  return (
    <button
      type="button"
      onClick={share}
      className="inline-flex min-h-12 items-center gap-2 rounded-2xl px-2 text-sm text-ink-soft hover:bg-maize-wash hover:text-ink"
    >
      <Share2 aria-hidden="true" size={18} />
      Compartilhar<span className="sr-only"> a publicação de {post.username}</span>
    </button>
  );
}
