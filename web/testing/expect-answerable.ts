import { expect } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { errors, isErrorCode } from '#core/contract/errors.ts';
import { contract } from '#core/contract/index.ts';
import { paths } from '#core/contract/paths.ts';

const addresses: Readonly<Record<string, string>> = paths;
const endpoints = Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({
  endpoint,
  pattern: new RegExp(`^${addresses[name]?.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
}));

const refusal = z.object({
  code: z.string().refine(isErrorCode, { error: 'not in the catalogue' }),
  message: z.string().min(1),
});

/** Fails where a prepared answer is none that the server could give to this call. */
export function expectAnswerable(call: string, status: number, body: unknown): void {
  const endpoint = endpoints.find(({ pattern }) => pattern.test(call))?.endpoint;
  if (!endpoint) return;
  if (status < 400) expectAnswer(call, endpoint, status, body);
  else expectRefusal(call, status, body);
}

function expectAnswer(call: string, { status = 200, answer }: Endpoint, given: number, body: unknown): void {
  // The server leaves out what the contract does not name.
  expect(parse(call, answer, body), `the answer to ${call}`).toEqual(body);
  expect(given, `the status of ${call}`).toBe(status);
}

function expectRefusal(call: string, given: number, body: unknown): void {
  const { code } = parse(call, refusal, body);
  expect(given, `the status of ${call} refused as ${code}`).toBe(errors[code].status);
}

function parse<T>(call: string, schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) throw new Error(`No server answers so to ${call}: ${z.prettifyError(error)}`);
  return data;
}
