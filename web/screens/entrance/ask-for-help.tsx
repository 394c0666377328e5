import { type FormEvent, useState } from 'react';
import { formSentences } from '#core/contract/form-sentences.ts';
import { joined } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { firstEmpty, textIn, useMistake } from '#web/ui/form.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Asks those who take care for a way back in, and says by name whom to talk to. */
export function AskForHelp() {
  const [carers, setCarers] = useState<readonly string[]>();
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const mistake = useMistake();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const empty = firstEmpty(form, ['usernameOrEmail']);
    if (empty) return mistake.show(form, { field: empty, sentence: formSentences.missingFields });
    mistake.clear();
    setSending(true);
    try {
      const answer = await call('askForHelp', { body: { usernameOrEmail: textIn(form, 'usernameOrEmail') } });
      setCarers(answer.carers);
    } catch (failure) {
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao pedir ajuda.'), look: 'destructive' });
    } finally {
      setSending(false);
    }
  }

  if (carers) {
    return (
      <p role="status" className="rounded-2xl bg-leaf-wash px-4 py-3 font-semibold text-leaf">
        {askedWords(carers)}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="Seu nome de usuário ou email"
        name="usernameOrEmail"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={mistake.isMarked('usernameOrEmail')}
      />
      <Button type="submit" pendingText={isSending && 'Pedindo...'}>
        Pedir ajuda
      </Button>
    </form>
  );
}

/** The same whether or not there is such an account: a name alone tells nobody who lives here. */
const askedWords = (carers: readonly string[]): string =>
  carers.length > 0
    ? `Pedimos ajuda. Fale com ${joined(carers, 'ou')}: quem cuida mostra um código na tela e você escolhe uma senha nova.`
    : 'Pedimos ajuda. Fale com quem convidou você: quem cuida mostra um código na tela e você escolhe uma senha nova.';
