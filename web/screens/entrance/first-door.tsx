import { Link, useParams } from 'wouter';
import { doorTo } from '#web/app/session-address.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { WelcomeFrame } from '#web/ui/welcome-frame.tsx';
import { FirstOver, useHasCoordination } from './first-over.tsx';

/** The address that the server shows at its first start, for whoever is signed out. */
export function FirstDoor() {
  const { code } = useParams<{ code: string }>();
  const here = `/comecar/${code}`;
  if (useHasCoordination())
    return (
      <WelcomeFrame>
        <FirstOver />
      </WelcomeFrame>
    );
  return (
    <WelcomeFrame>
      <div className="grid gap-2">
        <ScreenHeading title="Começar">Vamos começar</ScreenHeading>
        <p className="text-ink-soft">
          Com este endereço você vira a coordenação: cria comunidades, convida pessoas e escolhe quem cuida.
        </p>
      </div>
      <div className="grid gap-3">
        <Link href={doorTo('/auth/register', here)} className={buttonLook('primary')}>
          Criar minha conta
        </Link>
        <Link href={doorTo('/auth/login', here)} className={buttonLook('quiet')}>
          Já tenho conta
        </Link>
      </div>
    </WelcomeFrame>
  );
}
