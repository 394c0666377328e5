import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** What this whole house of communities is called. */
export function DeploymentForm({ name: current }: { name: string }) {
  const [name, setName] = useState(current);
  const toast = useToast();
  const rename = useMutation({
    mutationFn: () => call('updateDeployment', { body: { name } }),
    onSuccess: () => toast({ title: 'Sucesso', text: 'O nome foi salvo.' }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar o nome.'), look: 'destructive' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!rename.isPending) rename.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label="Nome"
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={limits.communityName.max}
      />
      <p className="text-sm text-ink-soft">Sai nas folhas, nos cartões e nos relatórios que você imprime.</p>
      <Button type="submit" className="justify-self-start" pendingText={rename.isPending && 'Salvando...'}>
        Salvar nome
      </Button>
    </form>
  );
}
