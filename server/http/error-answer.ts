import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '#core/contract/errors.ts';
import { isRetriable } from '#server/db/transaction.ts';
import { Refusal } from './refusal.ts';

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
};

const retrySeconds = 2;

/** The database is out of reach: worth another try, unlike a fault of ours. */
const unreachable =
  /timeout exceeded when trying to connect|ECONNREFUSED|Connection terminated|terminating connection/;

/** One sink for everything that goes wrong: a sentence from the catalogue for the person, the cause for the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, incoming, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) incoming.log.error({ err: error }, 'request failed');
    const { retryAfter } = refusal.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(refusal.status).send(refusal.toJSON());
  });
}

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const known = byFastifyCode[error.code];
  if (known) return new Refusal(known);
  if (error instanceof SyntaxError) return new Refusal('invalid_json');
  if (error.statusCode && error.statusCode < 500) return new Refusal('invalid_input');
  const isPassing = isRetriable(error) || unreachable.test(error.message);
  return isPassing ? new Refusal('unavailable', { retryAfter: retrySeconds }) : new Refusal('server_failure');
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
