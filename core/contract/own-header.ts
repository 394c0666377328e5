/**
 * Every answer to a call carries it, those of earlier builds too, and hardly anybody else's does. Without it, as where a proxy
 * drops it, only JSON that says something is taken for the server's.
 */
export const ownHeader = 'origin-agent-cluster';
