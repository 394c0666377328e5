import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/metrics/metrics.ts';

/** Counts every answer, and writes one line of it: by route and never by address, body or token. */
export function noteAnswers(app: FastifyInstance, metrics: Pick<Metrics, 'answered'>): void {
  // One for both: the library makes its description of the route anew for whoever asks.
  app.addHook('onResponse', (incoming, reply, done) => {
    const { method, log, routeOptions } = incoming;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'page';
    metrics.answered(route, method, status, elapsedTime / 1000);
    log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answer');
    done();
  });
}
