import { useState, useSyncExternalStore } from 'react';
import { isTold } from '#web/api/is-told.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { newRunId } from '#web/api/run-id.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';
import { useSession } from '#web/app/session.ts';
import { BringFile } from '#web/calls/bring-file.tsx';
import { packWaiting } from '#web/calls/waiting-file.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { canBeSentAgain, mended, nameOf, textOf } from './waiting-words.ts';

const notYet = 'Ainda não foi tudo. Nada se perde: o que falta vai sozinho assim que der.';

/** The list of what has not arrived yet, and what can be done about each. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { list } = useOutbox();
  const calls = useSyncExternalStore(list.subscribe, list.read).filter(isTold);
  const userId = useSession().user?.id ?? 1;
  const [sending, setSending] = useState<'not' | 'now' | 'tried'>('not');

  async function send() {
    setSending('now');
    await list.deliverWaiting();
    setSending('tried');
  }
  const isUnsent = calls.some(({ refusal }) => !refusal);
  return (
    <Dialog title="O que falta enviar" onClose={onClose} problem={sending === 'tried' && isUnsent && notYet}>
      {calls.length === 0 && <p>Nada. Tudo o que você fez já chegou.</p>}
      <ul className="grid gap-3">
        {calls.map((call) => (
          <li key={call.runId} className="rounded-2xl border-2 border-line p-3">
            <Waiting call={call} />
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        {isUnsent && (
          <Button onClick={send} pendingText={sending === 'now' && 'Enviando...'}>
            Enviar agora
          </Button>
        )}
        {calls.length > 0 && (
          <Button
            look="quiet"
            onClick={() => saveFile('rota-viva-guardados.json', packWaiting(userId, list.read()))}
          >
            Salvar em um arquivo
          </Button>
        )}
        <BringFile userId={userId} />
        <Button look="quiet" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </Dialog>
  );
}

function Waiting({ call }: { call: StoredCall }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{nameOf(call)}</p>
      <p className="text-sm text-ink-soft">
        {new Date(call.place).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}
      </p>
      {call.refusal && <Refused call={call} />}
    </div>
  );
}

/** What the server did not take: why, and the person's own words, to be mended, copied or given up. */
function Refused({ call }: { call: StoredCall }) {
  const { list } = useOutbox();
  const written = textOf(call);
  const [text, setText] = useState(written ?? '');
  const [isSure, setSure] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(text));
  async function sendAgain() {
    list.takeIn([mended(call, text, newRunId())]);
    await list.drop(call.runId);
  }
  return (
    <>
      <p className="font-semibold text-danger">
        {call.refusal?.sentence ?? 'O servidor não aceitou este envio.'}
      </p>
      {written !== undefined && (
        <TextArea label="O que você escreveu" value={text} onChange={({ target }) => setText(target.value)} />
      )}
      <div className="flex flex-wrap gap-2">
        {canBeSentAgain(call) && (
          <Button look="quiet" onClick={sendAgain}>
            Enviar de novo
          </Button>
        )}
        {written !== undefined && (
          <Button look="quiet" onClick={copy}>
            {isCopied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
        {/* One tap alone takes nobody's words away. */}
        <Button look="danger" onClick={isSure ? () => void list.drop(call.runId) : () => setSure(true)}>
          {isSure ? 'Apagar de vez' : 'Apagar'}
        </Button>
      </div>
    </>
  );
}
