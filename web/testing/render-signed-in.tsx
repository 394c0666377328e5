import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient, hearWrites } from '#web/api/query-client.ts';
import { storeToken } from '#web/api/token.ts';
import { createSession, SessionProvider, useSession } from '#web/app/session.ts';
import { Deliveries } from '#web/play/deliveries.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';

const OnceSignedIn = ({ children }: { children: ReactNode }) =>
  useSession().status === 'signed-in' ? children : null;

/** Shows one part of the program to someone signed in, with all that stands around it; /me must be answered. */
export function renderSignedIn(part: ReactNode) {
  storeToken('bom');
  const queryClient = createQueryClient();
  hearWrites(queryClient);
  render(
    <ToastProvider>
      <SessionProvider value={createSession()}>
        <OnceSignedIn>
          <QueryClientProvider client={queryClient}>
            <Deliveries>{part}</Deliveries>
          </QueryClientProvider>
        </OnceSignedIn>
      </SessionProvider>
    </ToastProvider>,
  );
  return queryClient;
}
