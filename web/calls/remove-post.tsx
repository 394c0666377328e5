import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface Written {
  id: number;
  username: string;
}

/** Takes a post off the wall at once, for whoever takes care; the author reads why. */
export function RemovePost({ post: { id, username } }: { post: Written }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={20} />
        Tirar do mural<span className="sr-only"> a publicação de {username}</span>
      </Button>
      {isAsking && (
        <RemoveDialog
          title="Tirar do mural?"
          text={`A publicação de ${username} sai na hora, com seus pontos e votos. ${username} lê o motivo e pode pedir que alguém olhe de novo.`}
          act="Tirar do mural"
          done={{ title: 'Publicação tirada', text: 'Ela saiu do mural. Dá para devolver em Moderação.' }}
          remove={(reason) => call('removePost', { params: { id: String(id) }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Takes an answer out of its conversation, in the same way. */
export function RemoveReply({ reply: { id, username } }: { reply: Written }) {
  const [isAsking, setAsking] = useState(false);
  const body = (reason: string) => ({ decision: 'remove' as const, reason });
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="inline-flex min-h-12 items-center gap-2 rounded-2xl px-3 text-sm font-bold text-danger hover:bg-danger-wash"
      >
        <Trash2 aria-hidden="true" size={18} />
        Tirar<span className="sr-only"> a resposta de {username}</span>
      </button>
      {isAsking && (
        <RemoveDialog
          title="Tirar a resposta?"
          text={`A resposta de ${username} sai da conversa na hora. ${username} lê o motivo e pode pedir que alguém olhe de novo.`}
          act="Tirar da conversa"
          done={{ title: 'Resposta tirada', text: 'Ela saiu da conversa. Dá para devolver em Moderação.' }}
          remove={(reason) => call('judgeReply', { params: { id: String(id) }, body: body(reason) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
