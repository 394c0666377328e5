/**
 * Every answer of the server carries it, those of earlier builds too, and hardly anybody else's does: whoever answers in its
 * place, in JSON or not, is told by its absence.
 */
export const ownHeader = 'origin-agent-cluster';
