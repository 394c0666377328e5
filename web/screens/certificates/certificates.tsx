import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { codePath } from '#core/care/codes.ts';
import { timeWords } from '#core/content/certificate-time.ts';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readAfter } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { longDate } from '#web/ui/day-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Own = Answer<'certificates'>[number];

/** What the member did that can be shown to others; each is published by a switch of its own. */
export function Certificates() {
  const certificates = useQuery({ ...readOptions('certificates'), refetchOnMount: 'always' });
  return (
    <>
      <div className="grid gap-2">
        <ScreenHeading title="Meus certificados">Meus certificados</ScreenHeading>
        <div className="grid max-w-prose gap-2 text-ink-soft">
          <p>O que você já fez pode virar um certificado, para imprimir ou mandar.</p>
          <p>
            Nada aparece para ninguém até você ligar. Ligado, quem tiver o endereço lê seu nome, o que você
            fez, quando e em quanto tempo. Mais nada.
          </p>
          <p>O que você fez com outras pessoas entra aqui quando mais gente da comunidade conhece vocês.</p>
        </div>
      </div>
      {certificates.isPending && <SkeletonRows rows={3} rowClass="h-32" />}
      {certificates.isLoadingError && (
        <LoadFailure failure={certificates.error} onRetry={() => certificates.refetch()} />
      )}
      {certificates.data?.length === 0 && (
        <EmptyState
          title="Ainda não há o que certificar"
          text="Conclua os jogos de um pilar, ganhe um selo, leve uma equipe até o fim ou responda a uma rodada."
        >
          <Link href="/games" className={buttonLook('primary')}>
            Ver os jogos
          </Link>
        </EmptyState>
      )}
      {certificates.data && (
        <ul className="grid gap-4 md:grid-cols-2">
          {certificates.data.map((one) => (
            <OwnCertificate key={`${one.kind} ${one.ref}`} certificate={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function OwnCertificate({ certificate }: { certificate: Own }) {
  const { title, doneAt, time, code, revokedFor } = certificate;
  const publish = usePublish(certificate);
  const isOn = publish.isPending ? publish.variables : code !== null;
  return (
    <li className="grid min-w-0">
      <Card className="grid content-start gap-3 p-4 sm:p-5">
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="text-ink-soft">Em {longDate(doneAt)}.</p>
          {time && <p className="text-sm text-ink-soft">{timeWords(time)}</p>}
        </div>
        {revokedFor !== null ? (
          <p className="rounded-2xl bg-danger-wash px-4 py-2.5">
            Quem cuida da comunidade revogou este certificado. Motivo: {revokedFor}
          </p>
        ) : (
          <Switch
            label="Publicar este certificado"
            of={title}
            note={
              isOn
                ? 'Desligar tira do ar: o endereço deixa de valer para sempre.'
                : 'Desligado: ninguém além de você vê.'
            }
            isOn={isOn}
            onChange={(on) => publish.isPending || publish.mutate(on)}
          />
        )}
        {code !== null && (
          <Link href={codePath.certificate(code)} className={`${buttonLook('quiet')} justify-self-start`}>
            Ver, imprimir ou compartilhar
            <span className="sr-only"> {title}</span>
          </Link>
        )}
      </Card>
    </li>
  );
}

function usePublish({ kind, ref, code }: Own) {
  const toast = useToast();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) await call('makeCertificate', { body: { kind, ref } });
      else if (code) await call('withdrawCertificate', { params: { code } });
    },
    onError(failure) {
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar a escolha.'), look: 'destructive' });
      // It may be done, and only its answer lost: what is withdrawn cannot be withdrawn again.
      void readAfter(cache, 'withdrawCertificate');
    },
  });
}
