import { games } from '#web/games/index.ts';
import { lateCode } from '#web/ui/late-code.ts';

const dashboard = lateCode(async () => (await import('#web/screens/dashboard/dashboard.tsx')).Dashboard);
const gamesList = lateCode(async () => (await import('#web/screens/games/games.tsx')).Games);
const community = lateCode(async () => (await import('#web/screens/community/community.tsx')).Community);
const leadership = lateCode(async () => (await import('#web/screens/leadership/leadership.tsx')).Leadership);
const network = lateCode(async () => (await import('#web/screens/network/network.tsx')).Network);
const account = lateCode(async () => (await import('#web/screens/account/account.tsx')).Account);
const care = lateCode(async () => (await import('#web/screens/care/care.tsx')).Care);
const steps = lateCode(async () => (await import('#web/screens/entrance/steps.tsx')).Steps);

const notices = lateCode(async () => (await import('#web/screens/notices/notices.tsx')).Notices);
const practice = lateCode(async () => (await import('#web/games/praticar/praticar.tsx')).Praticar);
const recognition = lateCode(async () => (await import('./recognition-pages.tsx')).RecognitionPages);
const welcome = lateCode(async () => (await import('#web/screens/welcome/welcome.tsx')).Welcome);
const round = lateCode(async () => (await import('#web/screens/round/round.tsx')).Round);

/** What a signed-in person can open, each with its code in a file of its own. */
export const screens = [
  { path: '/', code: dashboard },
  { path: '/games', code: gamesList },
  { path: '/community', code: community },
  { path: '/leadership', code: leadership },
  { path: '/leadership/network', code: network },
  { path: '/account', code: account },
  { path: '/avisos', code: notices },
  { path: '/rodada', code: round },
  { path: '/praticar', code: practice },
  ...['/certificados', '/certificado/:code', '/mentoria'].map((path) => ({ path, code: recognition })),
  { path: '/boas-vindas', code: welcome },
  ...['', '/pessoas', '/convites', '/moderacao', '/comunidades', '/lideres'].map((part) => ({
    path: `/cuidar${part}`,
    code: care,
  })),
  ...['/convite/:code?', '/entrar/:code?', '/comecar/:code'].map((path) => ({ path, code: steps })),
  ...games.map(({ slug, bringScreen }) => ({ path: `/games/${slug}`, code: lateCode(bringScreen) })),
];

/** The screen of every other address. */
export const notFound = lateCode(async () => (await import('#web/screens/not-found/not-found.tsx')).NotFound);
