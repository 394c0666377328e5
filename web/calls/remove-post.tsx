import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface Post {
  id: number;
  username: string;
}

/** Takes a post off the wall at once, for whoever takes care; the author reads why. */
export function RemovePost({ post }: { post: Post }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={20} />
        Tirar do mural<span className="sr-only"> a publicação de {post.username}</span>
      </Button>
      {isAsking && <RemoveDialog post={post} onClose={() => setAsking(false)} />}
    </>
  );
}

function RemoveDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => call('removePost', { params: { id: String(post.id) }, body: { reason } }),
    onSuccess: () => {
      onClose();
      toast({ title: 'Publicação tirada', text: 'Ela saiu do mural. Dá para devolver em Moderação.' });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(reason.trim() === '');
    if (reason.trim() !== '' && !remove.isPending) remove.mutate();
  }
  const refused = remove.isError && sentenceOf(remove.error, 'Erro ao tirar a publicação.');
  return (
    <Dialog
      title="Tirar do mural?"
      onClose={onClose}
      problem={isEmpty ? errors.reason_missing.message : refused}
    >
      <p>
        A publicação de {post.username} sai na hora, com seus pontos e votos. {post.username} lê o motivo e
        pode pedir que alguém olhe de novo.
      </p>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label="Motivo (quem escreveu vai ler)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={limits.careReason.max}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" look="danger" pendingText={remove.isPending && 'Tirando...'}>
            Tirar do mural
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
