import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Login } from '#web/screens/login/login.tsx';
import { Register } from '#web/screens/register/register.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { signedIn } from './screens.ts';
import { type createSession, SessionProvider, useSession } from './session.ts';
import { Unreachable } from './unreachable.tsx';

/** The whole client: what every screen needs around it, and which screen that is. */
export const App = ({ session }: { session: ReturnType<typeof createSession> }) => (
  <ErrorBoundary>
    <ToastProvider>
      <SessionProvider value={session}>
        <Suspense fallback={<Spinner />}>
          <Entrance />
        </Suspense>
      </SessionProvider>
    </ToastProvider>
  </ErrorBoundary>
);

function Entrance() {
  const { status } = useSession();
  if (status === 'checking') return <Spinner />;
  if (status === 'unreachable') return <Unreachable />;
  return status === 'signed-in' ? <signedIn.Screen /> : <SignedOut />;
}

/** Every address shows the sign-in and keeps its place, so that the person lands where they were going. */
const SignedOut = () => (
  <Switch>
    <Route path="/auth/register" component={Register} />
    <Route component={Login} />
  </Switch>
);
