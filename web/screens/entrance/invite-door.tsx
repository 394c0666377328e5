import { Link, useLocation, useParams } from 'wouter';
import { doorTo, useWanted } from '#web/app/session-address.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { useByCode } from '#web/calls/use-by-code.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { WelcomeFrame } from '#web/ui/welcome-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { InviteOver } from './invite-over.tsx';
import { placeWords } from './place-words.ts';

/** The address of an invite, for whoever is signed out: what it leads to, and the two ways in. */
export function InviteDoor() {
  const { code } = useParams<{ code?: string }>();
  return <WelcomeFrame>{code ? <Invited key={code} code={code} /> : <TypeCode />}</WelcomeFrame>;
}

function TypeCode() {
  const [, go] = useLocation();
  const wanted = useWanted();
  return (
    <>
      <div className="grid gap-2">
        <ScreenHeading title="Tenho um convite">Tenho um convite</ScreenHeading>
        <p className="text-ink-soft">Escreva o código que você recebeu ou ouviu.</p>
      </div>
      <CodeForm
        label="Código do convite"
        action="Continuar"
        onCode={(code) => go(doorTo(`/convite/${code}`, wanted))}
      />
      <Link href={doorTo('/auth/login', wanted)} className={buttonLook('quiet')}>
        Voltar
      </Link>
    </>
  );
}

function Invited({ code }: { code: string }) {
  const { found: invite, failure, retry } = useByCode('invite', code);
  const wanted = useWanted();
  if (failure) return <LoadFailure failure={failure} onRetry={retry} />;
  if (!invite) return <Spinner />;
  if (!invite.isValid || !invite.community) return <InviteOver />;
  return (
    <>
      <div className="grid gap-2">
        <ScreenHeading title="Convite">Você recebeu um convite</ScreenHeading>
        <p className="text-ink-soft">
          Para fazer parte de <strong className="text-ink">{placeWords(invite.community)}</strong>: jogos,
          ideias e gente que faz junto.
        </p>
      </div>
      <div className="grid gap-3">
        <Link href={doorTo(`/auth/register?convite=${code}`, wanted)} className={buttonLook('primary')}>
          Criar minha conta
        </Link>
        <Link href={doorTo('/auth/login', `/convite/${code}`)} className={buttonLook('quiet')}>
          Já tenho conta
        </Link>
      </div>
    </>
  );
}
