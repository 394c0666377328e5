import { games } from '#core/content/games.ts';

/** Every address that is a page of the program; any other leads nowhere. */
export const pages: ReadonlySet<string> = new Set([
  '/',
  '/auth/login',
  '/auth/register',
  '/games',
  ...games.map(({ type }) => `/games/${type}`),
  '/community',
  '/leadership',
  '/leadership/network',
  '/account',
  '/convite',
  '/entrar',
  '/avisos',
  '/cuidar',
  '/cuidar/pessoas',
  '/cuidar/convites',
  '/cuidar/moderacao',
  '/cuidar/comunidades',
  '/cuidar/lideres',
  '/rodada',
  '/boas-vindas',
  '/certificados',
  '/mentoria',
  '/praticar',
]);

/** Pages whose address ends in a code: an invite, a way back in, the first coordination, a certificate. */
const withCode = /^\/(?:convite|entrar|comecar|certificado)\/[A-Za-z0-9-]{1,40}$/;

/** Whether the program has a page at this path. */
export const isPage = (path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return pages.has(plain) || withCode.test(plain);
};
