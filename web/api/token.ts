const key = 'auth_token';
const listeners = new Set<() => void>();

/** Where the storage is full, whoever signs in stays so as long as the page. */
let unstored: string | null = null;

/** The bearer token kept on this device, or null when nobody is signed in. */
export const storedToken = (): string | null => unstored ?? localStorage.getItem(key);

/** Keeps the token, or forgets it when given null, and tells whoever watches. */
export function storeToken(token: string | null): void {
  unstored = null;
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    unstored = token;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the token changes, here or in another tab; returns how to stop. */
export function watchToken(onChange: (where: 'here' | 'another-tab') => void): () => void {
  const here = () => onChange('here');
  const elsewhere = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) onChange('another-tab');
  };
  listeners.add(here);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(here);
    window.removeEventListener('storage', elsewhere);
  };
}
