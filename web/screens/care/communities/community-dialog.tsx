import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useLock } from '#web/calls/use-lock.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';

export type Community = Answer<'updateCommunity'>;
type Wanted = Pick<Community, 'name' | 'place' | 'entry'>;

interface Props {
  /** Left out for a new one. */
  community?: Community;
  onClose: () => void;
}

/** Makes a community, or changes its name, its place and how one enters. */
export function CommunityDialog({ community, onClose }: Props) {
  const [name, setName] = useState(community?.name ?? '');
  const [place, setPlace] = useState(community?.place ?? '');
  const [isOpen, setOpen] = useState(community?.entry === 'open');
  const [isEmpty, setEmpty] = useState(false);
  const save = useSave(community?.id, onClose);
  const once = useLock();
  function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (name.trim() === '') return;
    const wanted: Wanted = { name, place, entry: isOpen ? 'open' : 'invited' };
    once((release) => save.mutate(wanted, { onSettled: release }));
  }
  const refused = save.isError && sentenceOf(save.error, 'Erro ao salvar a comunidade.');
  return (
    <Dialog
      title={community ? `Mudar ${community.name}` : 'Criar comunidade'}
      onClose={onClose}
      problem={isEmpty ? errors.community_name_invalid.message : refused}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Nome"
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={limits.communityName.max}
          aria-invalid={isEmpty}
        />
        <Field
          label="Lugar (se quiser)"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          maxLength={limits.communityName.max}
        />
        {community?.isFirst ? (
          <Switch
            label="Entrada aberta"
            note="Ligada, qualquer pessoa pode criar conta sem convite, e fica nesta comunidade. Desligada, só entra quem tem convite ou cartão."
            isOn={isOpen}
            onChange={setOpen}
          />
        ) : (
          <p className="text-ink-soft">Nesta comunidade entra quem tem convite ou cartão.</p>
        )}
        <DialogAnswers onCancel={onClose}>
          <Button type="submit" pendingText={save.isPending && 'Salvando...'}>
            Salvar
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}

function useSave(id: number | undefined, onDone: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Wanted) =>
      id === undefined
        ? call('createCommunity', { body })
        : call('updateCommunity', { params: { id: String(id) }, body }),
    onSuccess: ({ name }) => {
      onDone();
      toast({ title: 'Sucesso', text: `${name} está salva.` });
    },
  });
}
