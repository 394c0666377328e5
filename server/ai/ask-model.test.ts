import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { day } from '#core/progress/day.ts';
import { describeError } from '#server/http/describe-error.ts';
import {
  answering,
  type Behaviour,
  dripping,
  type ModelServer,
  needing,
  picky,
  saying,
  startModelServer,
  thinking,
} from '#server/testing/model-server.ts';
import { type AskModel, createAskModel, type ModelTime } from './ask-model.ts';

const shape = z.object({ reply: z.string().max(100) });
const turns = [{ role: 'user' as const, content: 'bom dia' }];
const good = '{"reply": "Bom dia!"}';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** What was told of the calls, and the hand of the clock. */
let told: string[];
let described: string;
let now: number;
let time: ModelTime;
beforeEach(() => {
  told = [];
  now = Date.UTC(2026, 10, 16, 15);
  time = { clock: () => now, after: () => new AbortController().signal };
});

const watch = {
  answered: (tokens: number) => told.push(`answered ${tokens}`),
  failed: (cause: string, error: unknown) => {
    told.push(`failed ${cause}`);
    described = describeError(error).message;
  },
  skipped: (why: string) => told.push(`skipped ${why}`),
};

function asker(tokensPerDay?: number, baseUrl = server.baseUrl): () => ReturnType<AskModel> {
  const patience = { eachTry: 7_000, altogether: 16_000 };
  const ask = createAskModel({ baseUrl, apiKey: 'k', model: 'm', patience, tokensPerDay }, watch, time);
  return () => ask(turns, shape, 300);
}

describe('how a server wants to be asked', () => {
  it('begins with a schema', async () => {
    server.behave(saying(good));
    expect(await asker()()).toEqual({ reply: 'Bom dia!' });
    expect(server.asked[0]).toMatchObject({
      max_tokens: 300,
      response_format: {
        type: 'json_schema',
        json_schema: { strict: true, schema: { required: ['reply'] } },
      },
    });
    expect(told).toEqual(['answered 100']);
  });

  it.each([
    ['max_completion_tokens', ['json_schema'], 2],
    ['max_tokens', ['json_object'], 2],
    ['max_tokens', ['plain'], 3],
    ['max_completion_tokens', ['plain'], 4],
  ] as const)('finds out about %s and %s once, and remembers', async (length, formats, requests) => {
    server.behave(picky({ length, formats }, good));
    const ask = asker();
    expect(await ask()).toEqual({ reply: 'Bom dia!' });
    expect(server.asked).toHaveLength(requests);
    expect(await ask()).toEqual({ reply: 'Bom dia!' });
    expect(server.asked).toHaveLength(requests + 1);
    expect(told).toEqual(['answered 100', 'answered 100']);
  });

  it('learns nothing from a refusal that is about something else', async () => {
    server.behave(answering(400, 'sem saldo'));
    const ask = asker();
    expect(await ask()).toBeUndefined();
    expect(told).toEqual(['failed refused']);
    server.behave(saying(good));
    await ask();
    expect(server.asked[0]?.response_format?.type).toBe('json_schema');
  });

  it('gives a model that thinks more room, and remembers', async () => {
    server.behave(needing(900, good));
    const ask = asker();
    expect(await ask()).toEqual({ reply: 'Bom dia!' });
    expect(await ask()).toEqual({ reply: 'Bom dia!' });
    expect(server.asked.map(({ max_tokens }) => max_tokens)).toEqual([300, 1200, 1200]);
  });

  it('hears the answer after the thought', async () => {
    server.behave(thinking(good));
    expect(await asker()()).toEqual({ reply: 'Bom dia!' });
  });
});

describe('a model that is not heard', () => {
  it.each([
    ['unusable', saying('Olá!'), 1],
    ['unusable', saying('{"score": 100}'), 1],
    ['unusable', saying(''), 1],
    ['cut_off', needing(5000, good), 2],
    ['refused', answering(401, 'wrong key'), 1],
    ['busy', answering(429, 'slow down'), 1],
    ['server_error', answering(500, 'oops'), 2],
    ['unreachable', (_request, response) => response.destroy(), 2],
  ] satisfies [string, Behaviour, number][])(
    'because of %s is told of with its cause',
    async (cause, behaviour, requests) => {
      server.behave(behaviour);
      expect(await asker()()).toBeUndefined();
      expect(told).toEqual([`failed ${cause}`]);
      expect(server.asked).toHaveLength(requests);
    },
  );

  it('because it stumbled once is asked again', async () => {
    server.behave((request, response) =>
      (server.asked.length === 1 ? answering(503, 'starting') : saying(good))(request, response),
    );
    expect(await asker()()).toEqual({ reply: 'Bom dia!' });
  });

  it.each([7_000, 16_000])('because it streams too slowly is left after %i ms', async (limit) => {
    const late = new AbortController();
    time.after = (ms) => (ms === limit ? late.signal : new AbortController().signal);
    server.behave(dripping(() => late.abort()));
    expect(await asker()()).toBeUndefined();
    expect(told).toEqual(['failed timeout']);
    expect(server.asked).toHaveLength(1);
  });
});

it('leaves a dead server alone, and tries it again later', async () => {
  server.behave(answering(500, 'dead'));
  const ask = asker();
  for (let call = 0; call < 5; call++) await ask();
  expect(told.slice(2)).toEqual(['failed server_error', 'skipped resting', 'skipped resting']);
  server.behave(saying(good));
  now += 30_000;
  expect(await ask()).toEqual({ reply: 'Bom dia!' });
  expect(await ask()).toEqual({ reply: 'Bom dia!' });
});

it('does not take nonsense for a dead server', async () => {
  server.behave(saying('Olá!'));
  const ask = asker();
  for (let call = 0; call < 5; call++) await ask();
  expect(told).toEqual(Array.from({ length: 5 }, () => 'failed unusable'));
});

it('spends no more tokens a day than it may', async () => {
  server.behave(saying(good, { tokens: 250 }));
  const ask = asker(700);
  for (let call = 0; call < 3; call++) await ask();
  expect(told).toEqual(['answered 250', 'answered 250', 'skipped budget']);
  now += day;
  expect(await ask()).toEqual({ reply: 'Bom dia!' });
});

it.each([
  [
    401,
    JSON.stringify({
      error: { message: 'wrong key k-secreta: bom dia', code: 'invalid_api_key', type: 'de Ana' },
    }),
    'the server of the model answered 401 invalid_api_key',
  ],
  [500, 'k-secreta: bom dia', 'the server of the model answered 500'],
  [200, 'k-secreta: bom dia', 'the server of the model wrote no JSON'],
])(
  'tells of an answer %i nothing that repeats the key or what a member wrote',
  async (status, body, told) => {
    server.behave((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    expect(await asker()()).toBeUndefined();
    expect(described).toBe(told);
  },
);
