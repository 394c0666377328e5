import { games } from '#web/games/index.ts';
import { lateCode } from '#web/ui/late-code.ts';

const dashboard = lateCode(() =>
  import('#web/screens/dashboard/dashboard.tsx').then((code) => code.Dashboard),
);
const gamesList = lateCode(() => import('#web/screens/games/games.tsx').then((code) => code.Games));
const community = lateCode(() =>
  import('#web/screens/community/community.tsx').then((code) => code.Community),
);
const leadership = lateCode(() =>
  import('#web/screens/leadership/leadership.tsx').then((code) => code.Leadership),
);
const network = lateCode(() => import('#web/screens/network/network.tsx').then((code) => code.Network));
const account = lateCode(() => import('#web/screens/account/account.tsx').then((code) => code.Account));

const today = lateCode(() => import('#web/screens/care/today.tsx').then((code) => code.Today));
const people = lateCode(() => import('#web/screens/care/people/people.tsx').then((code) => code.People));
const invites = lateCode(() => import('#web/screens/care/invites/invites.tsx').then((code) => code.Invites));
const moderation = lateCode(() =>
  import('#web/screens/care/moderation/moderation.tsx').then((code) => code.Moderation),
);
const communities = lateCode(() =>
  import('#web/screens/care/communities/communities.tsx').then((code) => code.Communities),
);
const leaders = lateCode(() => import('#web/screens/care/leaders/leaders.tsx').then((code) => code.Leaders));

const steps = lateCode(() => import('#web/screens/entrance/steps.tsx').then((code) => code.Steps));

const notices = lateCode(() => import('#web/screens/notices/notices.tsx').then((code) => code.Notices));
const practice = lateCode(() => import('#web/games/praticar/praticar.tsx').then((code) => code.Praticar));
const recognition = lateCode(() => import('./recognition-pages.tsx').then((code) => code.RecognitionPages));
const welcome = lateCode(() => import('#web/screens/welcome/welcome.tsx').then((code) => code.Welcome));
const round = lateCode(() => import('#web/screens/round/round.tsx').then((code) => code.Round));

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
  { path: '/cuidar', code: today },
  { path: '/cuidar/pessoas', code: people },
  { path: '/cuidar/convites', code: invites },
  { path: '/cuidar/moderacao', code: moderation },
  { path: '/cuidar/comunidades', code: communities },
  { path: '/cuidar/lideres', code: leaders },
  ...['/convite/:code?', '/entrar/:code?', '/comecar/:code'].map((path) => ({ path, code: steps })),
  ...Object.entries(games).map(([slug, bring]) => ({ path: `/games/${slug}`, code: lateCode(bring) })),
];

/** The screen of every other address. */
export const notFound = lateCode(() =>
  import('#web/screens/not-found/not-found.tsx').then((code) => code.NotFound),
);
