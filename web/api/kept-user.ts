import type { Answer } from '#core/contract/index.ts';
import { storedToken } from './token.ts';

type User = Answer<'me'>;

const key = 'known_user';

/** Who the token on this device belongs to, as the server last said: for when it cannot be asked. */
export function keptUser(): User | undefined {
  try {
    const { token, user } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
    return token === storedToken() ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps who the present token belongs to; given nobody, forgets it. */
export function keepUser(user: User | undefined): void {
  try {
    if (user) localStorage.setItem(key, JSON.stringify({ token: storedToken(), user }));
    else localStorage.removeItem(key);
  } catch {
    // Where the storage is full, the next visit without a signal asks to come back later.
  }
}
