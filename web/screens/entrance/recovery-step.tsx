import { useParams } from 'wouter';
import { useSession } from '#web/app/session.ts';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { StepSheet } from './step-sheet.tsx';

/** The same address on a device where somebody is signed in already: a phone often has several owners. */
export function RecoveryStep() {
  const { code } = useParams<{ code?: string }>();
  const { user } = useSession();
  return (
    <StepSheet>
      <div className="grid gap-2">
        <ScreenHeading title="Senha nova">Escolha uma senha nova</ScreenHeading>
        <p className="text-ink-soft">
          Este aparelho está na conta de {user?.username}. Se o código for de outra pessoa, ela entra no
          lugar.
        </p>
      </div>
      <RecoveryForm code={code} />
    </StepSheet>
  );
}
