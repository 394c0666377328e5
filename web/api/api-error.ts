const noConnection = 'Sem conexão. Confira a internet e tente de novo.';

interface Refusal {
  status: number;
  message: string;
  code?: string | undefined;
  sentence?: string | undefined;
}

/** A call that failed: `message` is for the log, `sentence` is the Portuguese text for the person, if there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly code: string | undefined;
  readonly sentence: string | undefined;

  constructor({ status, message, code, sentence }: Refusal) {
    super(`${status}: ${message}`);
    this.status = status;
    this.code = code;
    this.sentence = sentence;
  }
}

/** The error of a call that got no answer. */
export const connectionError = (): ApiError =>
  new ApiError({ status: 0, message: noConnection, code: 'no_connection', sentence: noConnection });

/** The error of an answer that is not OK. */
export async function refusedAnswer(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const { code, message: sentence } = readRefusal(body);
  return new ApiError({ status: response.status, message: body || response.statusText, code, sentence });
}

/** The sentence of any failure for a toast, or the given one when the failure brings none. */
export const sentenceOf = (failure: unknown, otherwise: string): string =>
  (failure instanceof ApiError && failure.sentence) || otherwise;

/** Whether a failure says nothing about the request: the server was out of reach or restarting. */
export const isOutOfReach = (failure: unknown): boolean =>
  failure instanceof ApiError && [0, 502, 503, 504].includes(failure.status);

function readRefusal(body: string): { code?: string | undefined; message?: string | undefined } {
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
