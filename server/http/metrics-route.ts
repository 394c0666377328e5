import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics, Readings } from '#server/metrics/metrics.ts';
import { Refusal } from './refusal.ts';

interface MetricsOptions {
  metrics: Metrics;
  readings: Readings;
  /** Whoever brings it may read; without one only this machine may. */
  token: string | undefined;
}

/** Tells what is counted to whoever watches over the server. */
export function publishMetrics(app: FastifyInstance, { metrics, readings, token }: MetricsOptions): void {
  app.addHook('onClose', async () => metrics.stop());
  app.get('/metrics', async (incoming, reply) => {
    if (token === undefined && !isFromThisMachine(incoming)) throw new Refusal('not_found');
    if (token !== undefined && !bringsToken(incoming, token)) throw new Refusal('signed_out');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.write(readings));
  });
}

/** A proxy on this machine asks for others, and says so. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const bringsToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
