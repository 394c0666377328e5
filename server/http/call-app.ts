import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CallName } from '#core/contract/paths.ts';
import { splitPath } from './split-path.ts';

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
}

/** What came back: status, headers and the body, parsed where it is JSON. */
export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Sends any request straight to the app, without a network. */
export async function sendToApp(app: FastifyInstance, request: InjectOptions): Promise<Reply> {
  const response = await app.inject(request);
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : response.body,
  };
}

/** Makes a call of the contract straight to the app, as a client would over the network. */
export function callApp(app: FastifyInstance, name: CallName, options: CallOptions = {}): Promise<Reply> {
  const { params = {}, query, body, token } = options;
  const [method, path] = splitPath(name);
  return sendToApp(app, {
    method: method as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key]))),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}
