import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { rita } from './people.ts';
import { renderApp } from './render-app.tsx';
import { json, stubApi } from './stub-api.ts';

type Community = Answer<'communities'>['communities'][number];

export const vale: Community = {
  id: 1,
  name: 'Cooperativa do Vale',
  place: 'Serro, MG',
  isFirst: true,
  entry: 'open',
  members: 42,
  activeMembers: 30,
  posts: 12,
  gamesCompleted: 80,
  teamsCompleted: 5,
  facilitators: [{ id: 3, username: 'rita' }],
};

export const mel: Community = {
  ...vale,
  id: 2,
  name: 'Associação do Mel',
  place: '',
  isFirst: false,
  entry: 'invited',
  members: 7,
  facilitators: [],
};

/** Opens a part of the desk as the coordination of two communities. */
export function openDesk(address: string, replies: Parameters<typeof stubApi>[0] = {}) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, rita),
    'GET /api/communities': () => json(200, { communities: [vale, mel], next: null }),
    'GET /api/deployment': () =>
      json(200, { name: 'Rota Viva do Norte', hasCoordination: true, entry: 'open' }),
    ...replies,
  });
  return { person: renderApp(address), requests };
}
