import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { paths } from '#core/contract/paths.ts';
import { knowCalls } from '#web/api/client.ts';
import { openCache, rememberReads } from '#web/api/query-client.ts';
import { Deliveries } from '#web/play/deliveries.tsx';
import { latePart } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { notFound, screens } from './screens.ts';
import { useSession } from './session.ts';
import { useWanted } from './session-address.ts';
import '#web/ui/signed-in.css';

knowCalls(paths);

/** Nobody waits for what only matters once the screen is there. */
const liveUpdates = latePart(() => import('./live-updates.tsx').then((code) => code.LiveUpdates));

/** Everything behind the sign-in. The cache lives and ends with it, so that nobody sees what another read. */
export function SignedIn() {
  const [address] = useLocation();
  const userId = useSession().user?.id ?? 1;
  const [queryClient] = useState(() => openCache(userId));
  useEffect(() => rememberReads(queryClient, userId), [queryClient, userId]);
  return (
    <QueryClientProvider client={queryClient}>
      <Deliveries>
        <Layout>
          {/* A new address gets a fresh start, whatever broke on the one before. */}
          <ErrorBoundary key={address}>
            <Screens />
          </ErrorBoundary>
        </Layout>
      </Deliveries>
      <LateScreen code={liveUpdates} waiting={null} isExtra />
    </QueryClientProvider>
  );
}

/** Whoever has just signed in lands where they were going. */
const Landing = () => <Redirect to={useWanted()} replace />;

const Screens = () => (
  <Switch>
    <Route path="/auth/login" component={Landing} />
    <Route path="/auth/register" component={Landing} />
    {screens.map(({ path, code }) => (
      <Route key={path} path={path}>
        <LateScreen code={code} />
      </Route>
    ))}
    <Route>
      <LateScreen code={notFound} />
    </Route>
  </Switch>
);
