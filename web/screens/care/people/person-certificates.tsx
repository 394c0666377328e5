import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codePath } from '#core/care/codes.ts';
import { errors } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** What somebody published, each of which those who take care can revoke; nothing where there is none. */
export function PersonCertificates({ personId }: { personId: number }) {
  const { data = [] } = useQuery(readOptions('personCertificates', { params: { id: String(personId) } }));
  const [chosen, setChosen] = useState('');
  if (data.length === 0) return null;
  return (
    <section className="grid gap-3 border-t-2 border-dashed border-line pt-4">
      <h3 className="font-bold">Certificados publicados</h3>
      <ul className="grid gap-2">
        {data.map((one) => (
          <li key={one.code} className="grid gap-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <a
                href={codePath.certificate(one.code)}
                className="min-h-12 content-center font-semibold underline"
              >
                {one.title}
              </a>
              {one.revokedFor !== null ? (
                <span className="text-ink-soft">revogado: {one.revokedFor}</span>
              ) : (
                chosen !== one.code && (
                  <Button look="quiet" className="px-3!" onClick={() => setChosen(one.code)}>
                    Revogar<span className="sr-only"> {one.title}</span>
                  </Button>
                )
              )}
            </p>
            {chosen === one.code && one.revokedFor === null && (
              <Revoke certificate={one} onDone={() => setChosen('')} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  certificate: Answer<'personCertificates'>[number];
  onDone: () => void;
}

function Revoke({ certificate: { code, title }, onDone }: Props) {
  const [reason, setReason] = useState('');
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: () => call('revokeCertificate', { params: { code }, body: { reason } }),
    onSuccess: () => {
      onDone();
      toast({
        title: 'Certificado revogado',
        text: `${title}: o endereço não vale mais, e a pessoa foi avisada.`,
      });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao revogar.'), look: 'destructive' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (revoke.isPending) return;
    if (reason.trim() === '')
      toast({ title: 'Erro', text: errors.reason_missing.message, look: 'destructive' });
    else revoke.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label="Motivo (a pessoa vai ler)"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={limits.careReason.max}
      />
      <Button
        type="submit"
        look="danger"
        className="justify-self-start"
        pendingText={revoke.isPending && 'Revogando...'}
      >
        Revogar certificado
      </Button>
    </form>
  );
}
