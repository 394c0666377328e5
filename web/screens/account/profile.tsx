import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { longDate } from '#web/ui/day-words.ts';
import { Field } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { EmailDialog } from './email-dialog.tsx';

type Account = Answer<'account'>;

/** Who the member is, and the name that others see. */
export const Profile = ({ account }: { account: Account }) => (
  <Panel title="Perfil" Icon={UserRound}>
    <div className="flex items-center gap-4">
      <Avatar name={account.username} className="size-16 text-2xl" />
      <p className="grid min-w-0">
        <strong className="text-xl">{account.fullName ?? account.username}</strong>
        <span className="text-ink-soft">Na Rota Viva desde {longDate(account.memberSince)}</span>
      </p>
    </div>
    <dl className="grid gap-3 sm:grid-cols-2">
      <Detail term="Nome de usuário" text={account.username} />
      <Detail term="Email" text={account.email || 'sem email'} />
      <Detail term="Escore de Influência" text={counted(account.influenceScore, 'ponto', 'pontos')} />
      <Detail term="Como você lidera" text={account.standing.name} />
    </dl>
    <ChangeEmail email={account.email} />
    <NameForm fullName={account.fullName ?? ''} />
  </Panel>
);

const Detail = ({ term, text }: { term: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="font-semibold">
      <Breakable text={text} />
    </dd>
  </div>
);

function ChangeEmail({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {email ? 'Mudar email' : 'Pôr um email'}
      </Button>
      {isOpen && <EmailDialog email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameForm({ fullName }: { fullName: string }) {
  // What was kept on the device is shown first: until somebody types, the box follows what the server says.
  const [typed, setTyped] = useState<string>();
  const name = typed ?? fullName;
  const rename = useRename();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!rename.isPending) rename.mutate(name, { onSuccess: () => setTyped(undefined) });
  }
  return (
    <form onSubmit={submit} className="grid gap-3 border-t-2 border-dashed border-line pt-4">
      <Field
        label="Nome mostrado"
        value={name}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="name"
        aria-describedby="nome-mostrado"
      />
      <p id="nome-mostrado" className="text-sm text-ink-soft">
        É o nome que aparece no ranking. Vazio, vale o nome de usuário.
      </p>
      <Button type="submit" className="justify-self-start" pendingText={rename.isPending && 'Salvando...'}>
        Salvar nome
      </Button>
    </form>
  );
}

function useRename() {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (fullName: string) => call('updateAccount', { body: { fullName } }),
    onSuccess: (account) => {
      cache.setQueryData(readOptions('account').queryKey, account);
      toast({ title: 'Sucesso', text: 'Nome mostrado atualizado.' });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar o nome.'), look: 'destructive' }),
  });
}
