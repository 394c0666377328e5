import { useLocation, useSearch } from 'wouter';

const key = 'para';

/** The sign-in and the sign-up have addresses of their own; any other is a place to arrive at. */
const isDoor = (path: string): boolean => /^\/(auth|entrar|convite|boas-vindas)(\/|$)/.test(path);

/** Only a place of this program: anything else would lead astray, or back to the door. */
const isPlace = (address: string): boolean => /^\/(?![/\\]|auth\/)/.test(address);

/** Where the person was going when the sign-in stood in the way. */
export function useWanted(): string {
  const [path] = useLocation();
  const search = useSearch();
  if (!isDoor(path)) return search ? `${path}?${search}` : path;
  const wanted = new URLSearchParams(search).get(key) ?? '/';
  return isPlace(wanted) ? wanted : '/';
}

/** The address of a door that remembers where the person was going, also through a reload. */
export function doorTo(door: string, wanted: string): string {
  if (wanted === '/') return door;
  return `${door}${door.includes('?') ? '&' : '?'}${new URLSearchParams({ [key]: wanted })}`;
}

/** Whoever leaves takes along where they were: who comes next to this device was never going there. A door stays. */
export function leavePlace(): void {
  if (!isDoor(location.pathname)) history.replaceState(null, '', '/');
}
