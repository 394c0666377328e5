import { LogOut } from 'lucide-react';
import { useSession } from './session.ts';
import { useLeave } from './session-leave.tsx';

/** The way out, on every screen. */
export function SignOut() {
  const { pending } = useSession();
  const { leave, question } = useLeave();
  return (
    <>
      <button type="button" aria-disabled={pending.logout} onClick={leave} className="sign-out">
        <LogOut aria-hidden="true" size={20} />
        Sair
      </button>
      {question}
    </>
  );
}
