import { copyText } from '#web/ui/copy-text.ts';
import { useToast } from '#web/ui/toast.tsx';

interface Shared {
  text: string;
  /** Without '#'; #RotaViva comes by itself. */
  hashtags: readonly string[];
  /** The toast once the text has been copied. */
  copied: { title: string; text: string };
}

/** Shares a text with the product's hashtags: through the device where it can, else by the clipboard. */
export function useShare() {
  const toast = useToast();
  return async ({ text, hashtags, copied }: Shared): Promise<void> => {
    const whole = `${text}\n\n${['RotaViva', ...hashtags].map((tag) => `#${tag}`).join(' ')}`;
    const outcome = await shareByDevice(whole);
    if (outcome === 'done') return;
    const isCopied = await copyText(whole);
    toast(
      isCopied
        ? copied
        : { title: 'Erro', text: 'Não foi possível copiar o texto.', look: 'destructive' as const },
    );
  };
}

async function shareByDevice(text: string): Promise<'done' | 'not-possible'> {
  if (!navigator.share) return 'not-possible';
  try {
    await navigator.share({ text });
    return 'done';
  } catch (failure) {
    // Closing the device's own sheet is an answer too.
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'done' : 'not-possible';
  }
}
