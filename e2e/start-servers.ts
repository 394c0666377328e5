import { ensureClient } from '#scripts/client.mjs';
import { ensureServer } from '#scripts/server.mjs';
import { samplePassword } from './account.ts';
import { addressVariable, communities, moderatorName, type RunningServer, startServer } from './server.ts';

/** Builds pages and server, where they are not, and starts that of each community, once for all workers; returns how to stop them. */
export default async function startServers(): Promise<() => Promise<void>> {
  await Promise.all([ensureClient(), ensureServer()]);
  const servers = await Promise.all(
    communities.map(async (community) => {
      const server = await startServer(community);
      process.env[addressVariable(community)] = server.url;
      if (community !== 'empty') await becomeCoordination(server);
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}

/** Somebody opens the address that the server printed, and takes care from then on. */
async function becomeCoordination({
  url,
  firstCode,
}: Pick<RunningServer, 'url' | 'firstCode'>): Promise<void> {
  const post = async (path: string, body: Record<string, string>, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await post('/api/auth/register', {
    username: moderatorName,
    email: 'cuida@exemplo.com.br',
    password: samplePassword,
  });
  await post('/api/auth/first', { code: await firstCode }, token);
}
