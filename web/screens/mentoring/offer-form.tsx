import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formSentences } from '#core/contract/form-sentences.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

const nothingYet = { title: 'Erro', text: formSentences.missingFields, look: 'destructive' } as const;

/** What a leader offers to help with; nobody else sees this. */
export function OfferForm({ offer, mayOffer }: { offer: string | null; mayOffer: boolean }) {
  // What was kept on the device is shown first: until somebody types, the box follows what the server says.
  const [typed, setText] = useState<string>();
  const text = typed ?? offer ?? '';
  const toast = useToast();
  const save = useMutation({
    mutationFn: (words: string) => call('setMentorOffer', { body: { text: words } }),
    onSuccess: ({ offer: kept }) => {
      setText(kept ?? '');
      toast({
        title: 'Sucesso',
        text: kept === null ? 'Sua oferta saiu da lista.' : 'Sua oferta está na lista da comunidade.',
      });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar a oferta.'), look: 'destructive' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (text.trim() === '') return toast(nothingYet);
    save.mutate(text);
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-ink-soft">
        {mayOffer
          ? 'Você aparece como liderança. Diga em poucas palavras com o que pode ajudar quem está chegando.'
          : 'Agora você não aparece como liderança, e a oferta não é mostrada.'}
      </p>
      <TextArea
        label="Posso ajudar com..."
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={limits.mentorOffer.max}
        placeholder="Ex.: a papelada do Pronaf, a venda na feira"
      />
      <DictateButton
        value={text}
        max={limits.mentorOffer.max}
        onChange={setText}
        label="com o que pode ajudar"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingText={save.isPending && 'Salvando...'}>
          {offer === null ? 'Oferecer ajuda' : 'Salvar oferta'}
        </Button>
        {offer !== null && (
          <Button look="quiet" onClick={() => save.isPending || save.mutate('')}>
            Retirar oferta
          </Button>
        )}
      </div>
    </form>
  );
}
