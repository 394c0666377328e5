import { LateScreen } from '#web/ui/late-screen.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { signedIn, signedOut } from './preload.ts';
import { type createSession, SessionProvider, useSession } from './session.ts';
import { Unreachable } from './unreachable.tsx';

/** The whole client: what every screen needs around it, and which screen that is. */
export const App = ({ session }: { session: ReturnType<typeof createSession> }) => (
  <ErrorBoundary>
    <ToastProvider>
      <SessionProvider value={session}>
        <Entrance />
      </SessionProvider>
    </ToastProvider>
  </ErrorBoundary>
);

function Entrance() {
  const { status, user } = useSession();
  if (status === 'checking') return <Spinner />;
  if (status === 'unreachable') return <Unreachable />;
  // Another person gets a side of their own: nothing that one has read is shown to the next.
  return <LateScreen key={user?.id ?? status} code={status === 'signed-in' ? signedIn : signedOut} />;
}
