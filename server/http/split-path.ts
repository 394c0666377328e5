import { type CallName, paths } from '#core/contract/paths.ts';

/** The method and the path of a call. */
export function splitPath(name: CallName): [method: string, path: string] {
  const [method = '', path = ''] = paths[name].split(' ');
  return [method, path];
}

/** The same, with the path as the router writes it. */
export function routeOf(name: CallName): [method: string, url: string] {
  const [method, path] = splitPath(name);
  return [method, path.replaceAll(/\{(\w+)\}/g, ':$1')];
}
