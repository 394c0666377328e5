import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { columns, nameOf, type Person } from './columns.ts';
import { PersonCertificates } from './person-certificates.tsx';
import { PersonMentor } from './person-mentor.tsx';
import { RoleForm } from './role-form.tsx';

interface Props {
  person: Person;
  communityId: number;
  onClose: () => void;
  /** It was decided: what the list shows of the person is no longer so. */
  onChanged: () => void;
}

/** All that the desk tells of one person, and what is decided there: whether they may come in, and which role they have. */
export function PersonDialog({ person, communityId, onClose, onChanged }: Props) {
  const { user } = useSession();
  function onDecided() {
    onClose();
    onChanged();
  }
  return (
    <Dialog title={nameOf(person)} onClose={onClose}>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {columns.slice(1).map(({ title, cell }) => (
          <div key={title}>
            <dt className="inline text-ink-soft">{title}: </dt>
            <dd className="inline font-semibold">{cell(person)}</dd>
          </div>
        ))}
      </dl>
      {user?.role === 'coordinator' && (
        <RoleForm person={person} communityId={communityId} onDone={onDecided} />
      )}
      <PersonMentor person={person} communityId={communityId} onDone={onClose} />
      <PersonCertificates personId={person.id} />
      {person.isSuspended ? (
        <Restore person={person} onDone={onDecided} />
      ) : (
        <Suspend person={person} onDone={onDecided} />
      )}
      <Button look="quiet" className="justify-self-end" onClick={onClose}>
        Fechar
      </Button>
    </Dialog>
  );
}

interface StepProps {
  person: Person;
  onDone: () => void;
}

function Suspend({ person, onDone }: StepProps) {
  const [reason, setReason] = useState('');
  const toast = useToast();
  const suspend = useMutation({
    mutationFn: () => call('suspendUser', { params: { id: String(person.id) }, body: { reason } }),
    onSuccess: () => {
      onDone();
      toast({
        title: 'Conta suspensa',
        text: `${nameOf(person)} não entra até você desfazer. Nada se perdeu.`,
      });
    },
  });
  const [isEmpty, setEmpty] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(reason.trim() === '');
    if (reason.trim() !== '' && !suspend.isPending) suspend.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-3 border-t-2 border-dashed border-line pt-4">
      <h3 className="font-bold">Suspender</h3>
      <p className="text-ink-soft">
        A pessoa sai agora e, ao tentar entrar, lê o motivo. Nada dela se perde.
      </p>
      <TextArea
        label="Motivo (a pessoa vai ler)"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={limits.careReason.max}
      />
      <Problem
        text={
          isEmpty
            ? errors.reason_missing.message
            : suspend.isError && sentenceOf(suspend.error, 'Erro ao suspender.')
        }
      />
      <Button
        type="submit"
        look="danger"
        className="justify-self-start"
        pendingText={suspend.isPending && 'Suspendendo...'}
      >
        Suspender
      </Button>
    </form>
  );
}

function Restore({ person, onDone }: StepProps) {
  const toast = useToast();
  const restore = useMutation({
    mutationFn: () => call('restoreUser', { params: { id: String(person.id) } }),
    onSuccess: () => {
      onDone();
      toast({ title: 'Conta liberada', text: `${nameOf(person)} já pode entrar de novo.` });
    },
  });
  return (
    <div className="grid gap-3 border-t-2 border-dashed border-line pt-4">
      <p>Esta conta está suspensa. Deixar entrar devolve tudo como estava.</p>
      <Problem text={restore.isError && sentenceOf(restore.error, 'Erro ao liberar a conta.')} />
      <Button
        className="justify-self-start"
        pendingText={restore.isPending && 'Liberando...'}
        onClick={() => restore.mutate()}
      >
        Deixar entrar de novo
      </Button>
    </div>
  );
}

const Problem = ({ text }: { text: string | false }) =>
  text && (
    <p role="alert" className="rounded-2xl bg-danger-wash px-4 py-2.5 font-semibold text-danger">
      {text}
    </p>
  );
