import { addressVariable, communities, startServer } from './server.ts';

/** Starts the server of each community, once for all workers; returns how to stop them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    communities.map(async (community) => {
      const server = await startServer(community);
      process.env[addressVariable(community)] = server.url;
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
