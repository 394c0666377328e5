import { useMutation } from '@tanstack/react-query';
import { IdCard, Printer } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import { formSentences } from '#core/contract/form-sentences.ts';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { counted } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useLock } from '#web/calls/use-lock.ts';
import type { DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PrintedCards } from './printed-cards.tsx';

type MadeCards = Answer<'makeCards'>;

/** One name a line; blank lines, and the numbers and dashes of a list, are no part of a name. */
export const namesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:\d+\s*[.)-]|[-*•])\s*/, '').trim())
    .filter((name) => name !== '');

/** Accounts for people without email: a list of names becomes a card each, to print and cut. */
export function Cards({ community }: { community: DeskCommunity }) {
  const [text, setText] = useState('');
  const [made, setMade] = useState<MadeCards>();
  const names = namesIn(text);
  const toast = useToast();
  const once = useLock();
  const make = useMake(community.id, (cards) => {
    setMade(cards);
    setText('');
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (make.isPending) return;
    const problem = problemOf(names);
    if (problem) return toast({ title: 'Erro', text: problem, look: 'destructive' });
    once((release) => make.mutate(names, { onSettled: release }));
  }
  return (
    <Panel title="Cartões" Icon={IdCard}>
      <p className="text-ink-soft">
        Para quem não tem email: cada nome vira uma conta, e o cartão deixa a pessoa escolher a própria senha.
      </p>
      <form onSubmit={submit} className="grid gap-3">
        <TextArea
          label="Nomes, um em cada linha"
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={'Ex.: Maria da Conceição\nJosé Ferreira'}
        />
        <Button type="submit" pendingText={make.isPending && 'Fazendo cartões...'}>
          {names.length > 0 ? `Fazer ${counted(names.length, 'cartão', 'cartões')}` : 'Fazer cartões'}
        </Button>
      </form>
      {made && <MadeSheet cards={made} communityName={community.name} />}
    </Panel>
  );
}

/** Of a whole list, it says which name has to be another. */
function problemOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return formSentences.missingFields;
  if (names.length > limits.cards.max) return errors.too_many_names.message;
  const refused = names.find((name) => name.length > limits.username.max || name.includes('@'));
  return refused && `“${refused}”: ${formSentences.usernameInvalid}`;
}

/** Asks before the page is closed: nobody can see the codes again. */
function useAskBeforeClosing() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}

function MadeSheet({ cards, communityName }: { cards: MadeCards; communityName: string }) {
  useAskBeforeClosing();
  return (
    <section aria-label="Cartões prontos" className="grid gap-4">
      <p role="status" className="rounded-2xl bg-maize-wash px-4 py-3">
        {counted(cards.length, 'cartão pronto', 'cartões prontos')}. Os códigos só aparecem agora: imprima
        antes de sair. Se um se perder, use “Ajudar a entrar” em Pessoas.
      </p>
      <Button className="justify-self-start" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={20} />
        Imprimir cartões
      </Button>
      <PrintedCards cards={cards} communityName={communityName} />
      <PrintSheet>
        <PrintedCards cards={cards} communityName={communityName} />
      </PrintSheet>
    </section>
  );
}

function useMake(communityId: number, onMade: (cards: MadeCards) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (names: string[]) =>
      call('makeCards', { params: { id: String(communityId) }, body: { names } }),
    onSuccess: onMade,
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao fazer os cartões.'), look: 'destructive' }),
  });
}
