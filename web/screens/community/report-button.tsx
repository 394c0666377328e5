import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Sent } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface Written {
  type: Sent<'report', 'body'>['type'];
  id: number;
  username: string;
}

/** Lets a person tell that a post, or an answer to one, does not belong here; asks before it does. */
export function ReportButton({ post }: { post: Written }) {
  const [isAsking, setAsking] = useState(false);
  const [isReported, setReported] = useState(false);
  const toast = useToast();
  const { post: send } = useOutbox();
  const what = post.type === 'reply' ? 'resposta' : 'publicação';
  const report = useMutation({
    mutationFn: (reason: string) => send('report', { body: { type: post.type, id: post.id, reason } }),
    onSuccess: ({ answer }) => {
      setAsking(false);
      setReported(true);
      if (!answer) return toast({ title: 'Denúncia guardada', text: waitsForSignal });
      toast({ title: 'Denúncia enviada', text: answer.hidden ? hiddenNow(what) : keptForNow(what) });
    },
  });
  return (
    <>
      <button
        type="button"
        aria-disabled={isReported}
        aria-label={`${isReported ? 'Denunciada:' : 'Denunciar'} ${what} de ${post.username}`}
        onClick={() => setAsking(!isReported)}
        className="ml-auto inline-flex min-h-12 items-center gap-2 rounded-2xl px-2 text-sm text-ink-soft hover:bg-maize-wash hover:text-ink aria-disabled:cursor-default"
      >
        <Flag aria-hidden="true" size={18} />
        {isReported ? 'Denunciada' : 'Denunciar'}
      </button>
      {isAsking && (
        <ReportDialog
          what={what}
          isSending={report.isPending}
          problem={report.isError && sentenceOf(report.error, 'Erro ao enviar a denúncia.')}
          onSend={(reason) => report.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const waitsForSignal = 'Sem sinal: ela será enviada quando a internet voltar.';
const hiddenNow = (what: string) => `Obrigado. A ${what} não aparece mais até ser revista.`;
const keptForNow = (what: string) => `Obrigado por avisar. Quem cuida da comunidade vai rever a ${what}.`;

interface DialogProps {
  what: string;
  isSending: boolean;
  problem: string | false;
  onSend: (reason: string) => void;
  onClose: () => void;
}

function ReportDialog({ what, isSending, problem, onSend, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) onSend(reason);
  }
  return (
    <Dialog title={`Denunciar ${what}`} onClose={onClose} problem={problem}>
      <p>
        Use quando algo ofende, engana ou expõe alguém. Quem cuida da comunidade vai rever, e várias denúncias
        podem esconder a {what} até lá. Quem escreveu não fica sabendo quem denunciou.
      </p>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label="O que aconteceu? (se quiser contar)"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={limits.reportReason.max}
        />
        <DialogAnswers onCancel={onClose}>
          <Button type="submit" pendingText={isSending && 'Enviando...'}>
            Enviar denúncia
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}
