import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { createQueryClient } from '#web/api/query-client.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { notFound, screens } from './screens.ts';

/** Everything behind the sign-in. The cache lives and ends with it, so that nobody sees what another read. */
export function SignedIn() {
  const [queryClient] = useState(createQueryClient);
  const [address] = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <Layout>
        {/* A new address gets a fresh start, whatever broke on the one before. */}
        <ErrorBoundary key={address}>
          <Suspense fallback={<Spinner />}>
            <Screens />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </QueryClientProvider>
  );
}

const toStart = <Redirect to="/" replace />;

const Screens = () => (
  <Switch>
    <Route path="/auth/login">{toStart}</Route>
    <Route path="/auth/register">{toStart}</Route>
    {screens.map(({ path, Screen }) => (
      <Route key={path} path={path} component={Screen} />
    ))}
    <Route component={notFound.Screen} />
  </Switch>
);
