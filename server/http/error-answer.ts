import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '#core/contract/errors.ts';
import { ownJson } from '#core/contract/own-header.ts';
import type { Health } from '#server/db/health.ts';
import { type Outage, outageOf } from '#server/db/outage.ts';
import { isRetriable } from '#server/db/transaction.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { Refusal } from './refusal.ts';
import { routeOf } from './split-path.ts';

const byCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  // PostgreSQL, of a sign that an old database of theirs has no place for.
  '22P05': 'text_invalid',
};

const retrySeconds = 2;
/** What only a person mends takes longer. */
const patientSeconds = 30;
const [, savePath] = routeOf('saveProgress');

/** One sink for everything that goes wrong: a sentence from the catalogue for the person, the cause for the log. */
export function answerErrors(
  app: FastifyInstance,
  health: Pick<Health, 'note'>,
  metrics: Pick<Metrics, 'runRefused'>,
): void {
  app.setErrorHandler<FastifyError>((error, incoming, reply) => {
    const refusal = toRefusal(error);
    // An outage meets every request; its cause is told once.
    if (refusal.status >= 500 && !health.note(error)) {
      incoming.log.error({ err: error, route: incoming.routeOptions.url }, 'request failed');
    }
    if (incoming.routeOptions.url === savePath) metrics.runRefused(refusal.code);
    const { retryAfter } = refusal.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(refusal.status).type(ownJson).send(refusal.toJSON());
  });
}

const unavailable = (retryAfter: number) => new Refusal('unavailable', { retryAfter });
const cannotSave = () => new Refusal('cannot_save', { retryAfter: patientSeconds });

/** What whoever asked is told of an outage: what can be read goes on, the rest is to come again. */
const byOutage: Record<Outage, () => Refusal> = {
  unreachable: () => unavailable(retrySeconds),
  locked: () => unavailable(retrySeconds),
  full: cannotSave,
  'read-only': cannotSave,
  moved: cannotSave,
  damaged: () => unavailable(patientSeconds),
};

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const known = byCode[error.code];
  if (known) return new Refusal(known);
  if (error instanceof SyntaxError) return new Refusal('invalid_json');
  if (error.statusCode && error.statusCode < 500) return new Refusal('invalid_input');
  const outage = outageOf(error);
  if (outage) return byOutage[outage]();
  return isRetriable(error) ? unavailable(retrySeconds) : new Refusal('server_failure');
}

/** Reads JSON bodies; the specification's client announces JSON even where it sends no body at all. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (incoming, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(incoming, body, done);
  });
}
