import { ownHeader, ownJson } from '#core/contract/own-header.ts';

/** What is said where no answer came at all. */
export const noConnection = 'Sem conexão. Confira a internet e tente de novo.';

/** What is said where somebody on the way answers that the server does not: the internet is there. */
export const serverAway = 'Sem resposta do servidor. Tente de novo.';

interface Refusal {
  status: number;
  message: string;
  code?: string | undefined;
  sentence?: string | undefined;
  retryAfterMs?: number | undefined;
}

/** A call that failed: `message` is for the log, `sentence` is the Portuguese text for the person, if there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when no answer came at all. */
  declare readonly status: number;
  declare readonly code: string | undefined;
  declare readonly sentence: string | undefined;
  /** How long the server asks to wait before the next try. */
  declare readonly retryAfterMs: number;

  constructor({ message, ...told }: Refusal) {
    super(`${told.status}: ${message}`);
    Object.assign(this, { retryAfterMs: 0 }, told);
  }
}

/** The error of a call that got no answer. */
export const connectionError = (): ApiError =>
  new ApiError({ status: 0, message: noConnection, code: 'no_connection', sentence: noConnection });

/** Of these a proxy before the server may speak for it. */
const fromProxy: readonly number[] = [408, 413, 429];

/** Whether it was the server that answered; a page or a program that stands before the network judges nothing. */
export const isOwn = ({ headers }: Response): boolean =>
  headers.has(ownHeader) || headers.get('content-type') === ownJson;

/** The error of an answer that is not OK. */
export async function refusedAnswer(response: Response): Promise<ApiError> {
  if (!isOwn(response) && response.status < 500 && !fromProxy.includes(response.status))
    return connectionError();
  const body = await response.text().catch(() => '');
  const { code, message: sentence }: Told = isOwn(response) ? readRefusal(body) : {};
  return new ApiError({
    status: response.status,
    message: body || response.statusText,
    code,
    sentence,
    retryAfterMs: 1000 * (Number(response.headers.get('Retry-After')) || 0),
  });
}

/** The sentence of any failure for a toast, or the given one when the failure brings none. */
export const sentenceOf = (failure: unknown, otherwise: string): string =>
  // A proxy that speaks for a server that is away has no sentence of its own.
  (failure instanceof ApiError && failure.sentence) || (isOutOfReach(failure) ? serverAway : otherwise);

/** Whether a failure says nothing about the request: the server was out of reach or restarting. */
export const isOutOfReach = (failure: unknown): boolean =>
  failure instanceof ApiError && ([0, 502, 503, 504, 511].includes(failure.status) || failure.status >= 520);

/** Whether the server said no; a hurry is none, and neither is a fault of its own. */
export const isRefused = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  ![408, 429].includes(failure.status);

/** Whether the server has judged what was sent; a lost session judges nothing. */
export const isFinal = (failure: unknown): boolean => isRefused(failure) && failure.status !== 401;

interface Told {
  code?: string | undefined;
  message?: string | undefined;
}

function readRefusal(body: string): Told {
  try {
    const parsed: unknown = JSON.parse(body);
    return { code: textIn(parsed, 'code'), message: textIn(parsed, 'message') };
  } catch {
    // A proxy on the way may answer with a page of its own.
    return {};
  }
}

function textIn(value: unknown, key: string): string | undefined {
  const found: unknown = Object(value)[key];
  return typeof found === 'string' && found !== '' ? found : undefined;
}
