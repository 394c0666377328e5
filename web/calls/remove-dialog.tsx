import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface Props {
  title: string;
  /** What happens to it, and who reads the reason. */
  text: string;
  /** What the button says. */
  act: string;
  done: { title: string; text: string };
  remove: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks whoever takes care for the reason before something that others wrote is taken away. */
export function RemoveDialog({ title, text, act, done, remove, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const toast = useToast();
  const removal = useMutation({
    mutationFn: () => remove(reason),
    onSuccess: () => {
      onClose();
      toast(done);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(reason.trim() === '');
    if (reason.trim() !== '' && !removal.isPending) removal.mutate();
  }
  const refused = removal.isError && sentenceOf(removal.error, 'Não foi possível tirar. Tente de novo.');
  return (
    <Dialog title={title} onClose={onClose} problem={isEmpty ? errors.reason_missing.message : refused}>
      <p>{text}</p>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label="Motivo (quem escreveu vai ler)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={limits.careReason.max}
        />
        <DialogAnswers onCancel={onClose}>
          <Button type="submit" look="danger" pendingText={removal.isPending && 'Tirando...'}>
            {act}
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}
