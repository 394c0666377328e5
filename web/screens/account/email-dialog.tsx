import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { formSentences } from '#core/contract/form-sentences.ts';
import type { Sent } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { firstEmpty, textIn, useMistake } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Another email, or a first one for whoever came by a card; the password says that it is the person. */
export function EmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const mistake = useMistake();
  const change = useChange(onClose);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (change.isPending) return;
    const empty = firstEmpty(form, ['email', 'password']);
    if (empty) return mistake.show(form, { field: empty, sentence: formSentences.missingFields });
    mistake.clear();
    change.mutate({ email: textIn(form, 'email'), password: textIn(form, 'password') });
  }
  return (
    <Dialog
      title="Mudar email"
      onClose={onClose}
      problem={change.isError && sentenceOf(change.error, 'Erro ao mudar o email.')}
    >
      <p>Com ele você também pode entrar na conta. Ninguém mais vê.</p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Email novo"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          maxLength={limits.email.max}
          aria-invalid={mistake.isMarked('email')}
        />
        <PasswordField
          label="Sua senha"
          name="password"
          autoComplete="current-password"
          aria-invalid={mistake.isMarked('password')}
        />
        <DialogAnswers onCancel={onClose}>
          <Button type="submit" pendingText={change.isPending && 'Salvando...'}>
            Salvar email
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}

function useChange(onDone: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Sent<'updateAccount', 'body'>) => call('updateAccount', { body }),
    onSuccess: (account) => {
      cache.setQueryData(readOptions('account').queryKey, account);
      onDone();
      toast({ title: 'Sucesso', text: 'Email atualizado.' });
    },
  });
}
