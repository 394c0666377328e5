import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownJson } from '#core/contract/own-header.ts';
import { sendAnswer } from './send-answer.ts';

const contract = z.object({
  people: z.array(z.object({ id: z.int() })),
  note: z.string().optional(),
  none: z.null(),
});

async function ask(answer: unknown, encoding?: string, schema: z.ZodType = contract) {
  const app = Fastify();
  app.get('/', (incoming, reply) => sendAnswer(incoming, reply, schema, answer));
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  const response = await app.inject({ method: 'GET', url: '/', headers });
  await app.close();
  return response;
}

const peopleOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, email: 'ana@exemplo.com' }));

describe('an answer', () => {
  it.each([0, 10, 1000, 1001, 4321])(
    'with %d items says what its contract names, and no more',
    async (count) => {
      const { body, headers } = await ask({ people: peopleOf(count), none: null, secret: 1 });
      expect(headers['content-type']).toBe(ownJson);
      expect(JSON.parse(body)).toEqual({ people: peopleOf(count).map(({ id }) => ({ id })), none: null });
    },
  );

  it('is refused when an item far down the list breaks the contract', async () => {
    const people = [...peopleOf(3000), { id: 'x' }];
    expect((await ask({ people, none: null })).statusCode).toBe(500);
  });

  it.each([150, 4000])('of %d items leaves packed where the client can unpack it', async (count) => {
    const answer = { people: peopleOf(count), none: null };
    const { headers, rawPayload } = await ask(answer, 'gzip, br');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(JSON.parse(gunzipSync(rawPayload).toString()).people).toHaveLength(count);
    expect((await ask(answer)).headers['content-encoding']).toBeUndefined();
    expect((await ask({ people: [], none: null }, 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('that is frozen is checked and written once', async () => {
    const inner = [{ id: 1, email: 'ana@exemplo.com' }];
    const answer = Object.freeze({ people: inner, none: null });
    const first = (await ask(answer)).body;
    expect(JSON.parse(first)).toEqual({ people: [{ id: 1 }], none: null });
    inner.push({ id: 2, email: 'bia@exemplo.com' });
    expect((await ask(answer)).body).toBe(first);
    expect(JSON.parse((await ask({ ...answer })).body).people).toHaveLength(2);
  });

  it('that is a list may be frozen in part; each of it is checked all the same', async () => {
    const list = z.array(z.object({ id: z.int() }));
    const [ana, bia] = [
      Object.freeze({ id: 1, email: 'ana@exemplo.com' }),
      { id: 2, email: 'bia@exemplo.com' },
    ];
    for (const answer of [[ana, bia], [bia, ana], Object.freeze([ana, bia]), [bia], []])
      expect(JSON.parse((await ask(answer, undefined, list)).body)).toEqual(answer.map(({ id }) => ({ id })));
    expect((await ask([ana, { id: 'x' }], undefined, list)).statusCode).toBe(500);
    expect((await ask([Object.freeze({ id: 'x' }), bia], undefined, list)).statusCode).toBe(500);
  });
});
