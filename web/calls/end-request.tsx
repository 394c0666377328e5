import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { changeRead } from '#web/api/change-read.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Tie = Answer<'connections'>[number];

const read = readOptions('connections');

/** Says no to who asked, or takes the own ask back. */
export function EndRequest({ tie }: { tie: Tie }) {
  const end = useEndRequest(tie);
  const isOwn = tie.state === 'you_asked';
  return (
    <Button
      look="quiet"
      // As large as the yes beside it.
      className="px-3! text-sm"
      pendingText={end.isPending && 'Enviando...'}
      onClick={({ currentTarget }) => end.mutate(currentTarget)}
    >
      {isOwn ? 'Cancelar' : 'Recusar'}
      <span className="sr-only">
        {' '}
        o pedido {isOwn ? 'a' : 'de'} {tie.username}
      </span>
    </Button>
  );
}

/** The request goes, and the button with it: whoever does not see it keeps their place. */
function stayNear(button: HTMLElement) {
  const around = button.closest<HTMLElement>('section') ?? button.closest<HTMLElement>('li');
  around?.setAttribute('tabindex', '-1');
  around?.focus({ preventScroll: true });
}

const keptWords = {
  title: 'Resposta guardada',
  text: 'Sem sinal: ela será enviada quando a internet voltar.',
};

function useEndRequest({ id }: Tie) {
  const cache = useQueryClient();
  const toast = useToast();
  const { post } = useOutbox();
  return useMutation({
    mutationFn: (_button: HTMLElement) => post('declineConnection', { params: { id: String(id) } }),
    onSuccess: ({ answer }, button) => {
      stayNear(button);
      changeRead<Tie[]>(cache, read.queryKey, (known) => known?.filter((one) => one.id !== id));
      if (!answer) toast(keptWords);
    },
    onError: (failure) => {
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível responder. Tente de novo.'),
        look: 'destructive',
      });
      void cache.invalidateQueries({ queryKey: read.queryKey });
    },
  });
}
