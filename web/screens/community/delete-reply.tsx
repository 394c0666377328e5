import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';

/** Takes one's own answer back, once it was asked whether one means it. */
export function DeleteReply({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call('deleteReply', { params: { id: String(id) } }),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="inline-flex min-h-12 items-center gap-2 rounded-2xl px-3 text-sm text-ink-soft hover:bg-card hover:text-ink"
      >
        <Trash2 aria-hidden="true" size={18} />
        Apagar<span className="sr-only"> a sua resposta</span>
      </button>
      {isAsking && (
        <Dialog
          title="Apagar a sua resposta?"
          onClose={() => setAsking(false)}
          problem={remove.isError && sentenceOf(remove.error, 'Não foi possível apagar. Tente de novo.')}
        >
          <p>Ela sai da conversa e não volta.</p>
          <DialogAnswers onCancel={() => setAsking(false)}>
            <Button
              look="danger"
              pendingText={remove.isPending && 'Apagando...'}
              onClick={() => remove.mutate()}
            >
              Apagar
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </>
  );
}
