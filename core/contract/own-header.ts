/**
 * Every answer to a call carries it, those of earlier builds too, and hardly anybody else's does: whoever answers in the
 * server's place, in JSON or not, is told by its absence. What is no proper request is refused before, without it.
 */
export const ownHeader = 'origin-agent-cluster';
