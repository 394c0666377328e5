/**
 * Every answer carries it, those of earlier builds and those to what is no proper request too, and hardly anybody else's
 * does: whoever answers in the server's place, in JSON or not, is told by its absence.
 */
export const ownHeader = 'origin-agent-cluster';

/** What kind of file the server's answers are, by name: a proxy that drops the headers it does not know leaves this one. */
export const ownJson = 'application/json; charset=utf-8; profile=rota-viva';
