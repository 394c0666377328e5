import { useMutation } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'wouter';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { forgetReads } from '#web/api/kept-reads.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { useByCode } from '#web/calls/use-by-code.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { InviteOver } from './invite-over.tsx';
import { placeWords } from './place-words.ts';
import { StepSheet } from './step-sheet.tsx';

/** The address of an invite, for whoever is signed in: moving to that community. */
export function InviteMove() {
  const { code } = useParams<{ code?: string }>();
  const [, go] = useLocation();
  return (
    <StepSheet>
      {code ? (
        <Invited key={code} code={code} />
      ) : (
        <>
          <ScreenHeading title="Tenho um convite">Tenho um convite</ScreenHeading>
          <CodeForm
            label="Código do convite"
            action="Continuar"
            onCode={(typed) => go(`/convite/${typed}`)}
          />
        </>
      )}
    </StepSheet>
  );
}

function Invited({ code }: { code: string }) {
  const { user } = useSession();
  const { found: invite, failure, retry } = useByCode('invite', code);
  const move = useMove();
  if (failure) return <LoadFailure failure={failure} onRetry={retry} />;
  if (!invite) return <Spinner />;
  if (!invite.isValid || !invite.community) return <InviteOver />;
  if (user?.community.id === invite.community.id) return <AtHome />;
  return (
    <>
      <div className="grid gap-2">
        <ScreenHeading title="Convite">Mudar para {invite.community.name}?</ScreenHeading>
        <p className="text-ink-soft">
          Hoje você é de {user?.community.name}. O convite é para {placeWords(invite.community)}.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title="Vai com você" items={['Sua influência e seus selos', 'Seus jogos', 'Suas histórias']} />
        <Side
          title="Fica onde está"
          items={['Suas ideias no mural', 'Suas equipes', 'Suas conexões e parcerias']}
        />
      </div>
      <div className="grid gap-3">
        <Button pendingText={move.isPending && 'Mudando...'} onClick={() => move.mutate(code)}>
          Mudar para esta comunidade
        </Button>
        <Link href="/" className={buttonLook('quiet')}>
          Ficar onde estou
        </Link>
      </div>
    </>
  );
}

const AtHome = () => (
  <>
    <ScreenHeading title="Convite">Você já é desta comunidade</ScreenHeading>
    <Link href="/" className={buttonLook('primary')}>
      Ir para o início
    </Link>
  </>
);

const Side = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className="grid content-start gap-1 rounded-2xl bg-maize-wash p-4">
    <h2 className="text-xl">{title}</h2>
    <ul className="grid list-disc gap-1 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

function useMove() {
  const { checkAgain, user } = useSession();
  const [, go] = useLocation();
  const toast = useToast();
  return useMutation({
    mutationFn: (code: string) => call('joinCommunity', { body: { code } }),
    onSuccess: async ({ community }) => {
      // All that was read belongs to the other community, here and on the device.
      if (user) await forgetReads(user.id).catch(() => {});
      go('/', { replace: true });
      checkAgain();
      toast({ title: 'Boas-vindas!', text: `Agora você é de ${community.name}.` });
    },
    onError: (failure) =>
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível mudar. Tente de novo.'),
        look: 'destructive',
      }),
  });
}
