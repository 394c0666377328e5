import { Link, useParams } from 'wouter';
import { doorTo, useWanted } from '#web/app/session-address.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { WelcomeFrame } from '#web/ui/welcome-frame.tsx';
import { AskForHelp } from './ask-for-help.tsx';
import { RecoveryForm } from './recovery-form.tsx';

/** Coming back in without the password: ask somebody, then use the code they give. */
export function RecoveryDoor() {
  const { code } = useParams<{ code?: string }>();
  const wanted = useWanted();
  return (
    <WelcomeFrame>
      {code ? (
        <div className="grid gap-2">
          <ScreenHeading title="Senha nova">Escolha uma senha nova</ScreenHeading>
          <p className="text-ink-soft">Que bom ter você aqui.</p>
        </div>
      ) : (
        <>
          <div className="grid gap-2">
            <ScreenHeading title="Esqueci minha senha">Esqueci minha senha</ScreenHeading>
            <p className="text-ink-soft">
              Quem cuida da sua comunidade ajuda você a voltar. Não precisa de email.
            </p>
          </div>
          <AskForHelp />
          <h2 className="border-t-2 border-dashed border-line pt-5 text-2xl">Já tenho um código</h2>
        </>
      )}
      <RecoveryForm code={code} />
      <Link href={doorTo('/auth/login', wanted)} className={buttonLook('quiet')}>
        Voltar
      </Link>
    </WelcomeFrame>
  );
}
