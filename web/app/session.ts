import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Answer, Sent } from '#core/contract/index.ts';
import { isRefused } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { keepUser, keptUser } from '#web/api/kept-user.ts';
import { forgetMember } from '#web/api/member-storage.ts';
import { newRunId } from '#web/api/run-id.ts';
import { storedToken, storeToken, watchToken } from '#web/api/token.ts';
import { leavePlace } from './session-address.ts';

/**
 * Where the person stands; `unreachable` keeps the token, since nobody said that it is wrong. `isEnded` where somebody was signed in on
 * this page and it was not they who left here.
 */
type Standing =
  | { status: 'checking' | 'unreachable' | 'signed-out'; user?: never; isEnded?: boolean | undefined }
  | { status: 'signed-in'; user: Answer<'me'>; isEnded?: never };

interface Snapshot {
  standing: Standing;
  pending?: 'login' | 'register' | 'logout' | undefined;
}

type SessionStore = ReturnType<typeof createSession>;

/** How long a sign-out waits for the server on a weak signal before it simply happens on this device. */
const logoutWaitMs = 5000;

const SessionContext = createContext<SessionStore | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session of the person in front of the screen, and what they can do with it. */
export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('no SessionProvider');
  const { standing, pending } = useSyncExternalStore(session.subscribe, session.read);
  return { ...standing, ...session.actions, pending };
}

/** Keeps who is signed in, and starts at once to check the token stored on this device. */
export function createSession() {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = { standing: { status: 'signed-out' } };

  /** Who has asked to leave: where the server's answer was lost, the refusal of the token is the answer. */
  let leaving: number | undefined;

  function change(part: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  }

  async function whilePending(pending: Snapshot['pending'], work: () => Promise<void>) {
    change({ pending });
    try {
      await work();
    } finally {
      change({ pending: undefined });
    }
  }

  /** Whoever was here before is let in at once; what the server says of the token comes later. */
  async function check() {
    const token = storedToken();
    const known = keptUser();
    if (token === null) return change({ standing: { status: 'signed-out' } });
    change({ standing: known ? { status: 'signed-in', user: known } : { status: 'checking' } });
    const standing = await standingOf();
    // The person may have signed in or out meanwhile, here or in another tab.
    if (storedToken() !== token) return;
    if (standing.status === 'signed-out') storeToken(null);
    else if (standing.status === 'signed-in' || !known) settle(standing);
  }

  function settle(standing: Standing) {
    if (standing.user) keepUser(standing.user);
    // What was known already draws nothing anew.
    if (JSON.stringify(standing) !== JSON.stringify(snapshot.standing)) change({ standing });
  }

  function open({ token, user }: Answer<'login'>) {
    storeToken(token);
    settle({ status: 'signed-in', user });
  }

  /** Ends the visit on this device with a call that ends it on the server; nothing of the person stays here: others may use it too. */
  async function leaveBy(end: () => Promise<unknown>) {
    leaving = snapshot.standing.user?.id;
    try {
      await end();
      // Without a token no screen that closes keeps a draft once more.
      storeToken(null);
    } catch (failure) {
      if (isRefused(failure)) leaving = undefined;
      throw failure;
    }
  }

  watchToken((where) => {
    if (storedToken() === null) {
      keepUser(undefined);
      const { user, isEnded } = snapshot.standing;
      const standing = { status: 'signed-out', isEnded: user ? leaving === undefined : isEnded } as const;
      if (leaving !== undefined) {
        forgetMember(leaving);
        leavePlace();
      }
      leaving = undefined;
      change({ standing });
    } else if (where === 'another-tab') void check();
  });
  void check();

  return {
    read: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    actions: {
      leaveBy,
      /** Asks again who this is, as if nobody had been here: nothing that was read before is kept. */
      checkAgain: () => {
        keepUser(undefined);
        void check();
      },
      login: (body: Sent<'login', 'body'>) =>
        whilePending('login', async () => open(await call('login', { body }))),
      register: (body: Sent<'register', 'body'>) =>
        whilePending('register', async () => open(await makeAccount(body))),
      /** Takes a session that was opened elsewhere; whoever was here before leaves nothing behind. */
      enter: (answer: Answer<'login'>) => {
        const { user } = snapshot.standing;
        if (user?.id !== answer.user.id) {
          leaving = user?.id;
          storeToken(null);
        }
        open(answer);
      },
      logout: () =>
        // Signed out is signed out on this device, whether or not the server heard of it.
        whilePending('logout', () =>
          leaveBy(() => call('logout', { signal: AbortSignal.timeout(logoutWaitMs) }).catch(() => {})),
        ),
    },
  };
}

/** Makes an account under an id that the page remembers, also for whoever waits too long and loads it again. */
function makeAccount(body: Sent<'register', 'body'>): Promise<Answer<'register'>> {
  const runId: string = history.state?.runId ?? newRunId();
  history.replaceState({ runId }, '');
  return call('register', { body: { ...body, runId } });
}

/** Asks the server whose token this is; its refusal means nobody's, and any other failure says nothing of the token. */
async function standingOf(): Promise<Standing> {
  try {
    return { status: 'signed-in', user: await call('me') };
  } catch (failure) {
    return { status: isRefused(failure) ? 'signed-out' : 'unreachable' };
  }
}
