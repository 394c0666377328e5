import { LogOut } from 'lucide-react';
import { useLeave } from './session-leave.tsx';

/** The way out, on every screen. */
export function SignOut() {
  const { leave, isLeaving, question } = useLeave();
  return (
    <>
      <button type="button" aria-disabled={isLeaving} onClick={leave} className="sign-out">
        <LogOut aria-hidden="true" size={20} />
        {isLeaving ? 'Saindo' : 'Sair'}
      </button>
      {question}
    </>
  );
}
