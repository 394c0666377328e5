import type { FastifyInstance } from 'fastify';

/** What files and answers are packed with. */
const packings = ['br', 'gzip'];

/** What a client can unpack, without what it refuses or likes less than plain: nobody who reads the rest has to reckon. */
export function usableEncodings(accepted: string): string {
  // As browsers write it.
  if (/^[a-z, ]*$/.test(accepted)) return accepted;
  const weights = new Map(accepted.toLowerCase().split(',').map(readWeight));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  return packings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= plain)
    .map((name) => `${name};q=${weightOf(name)}`)
    .join(', ');
}

function readWeight(one: string): [string, number] {
  const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => part.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

/** Leaves of each request's `accept-encoding` what is usable, for files and answers alike. */
export function readEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const accepted = headers['accept-encoding'];
    if (accepted !== undefined) headers['accept-encoding'] = usableEncodings(accepted);
    done();
  });
}
