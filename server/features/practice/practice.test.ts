import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '#core/contract/index.ts';
import { answered, dueOn, missed, type Practised } from '#core/practice/ladder.ts';
import { day } from '#core/progress/day.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

type Items = NonNullable<Sent<'savePractice', 'body'>>['items'];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let count = 0;
const newMember = () => server.member(`pratica${count++}`);
const acai = 'mapa-produtivo:acai';
const coleta = 'cadeia-valor:mel/coleta';

const wire = (known: readonly Practised[]): Items =>
  known.map(({ at, ...one }) => ({ ...one, at: new Date(at).toISOString() }));
const save = (member: TestMember, known: readonly Practised[], runId: string = randomUUID()) =>
  member.call('savePractice', { body: { items: wire(known), runId } });
async function read(member: TestMember): Promise<Practised[]> {
  const { items } = (await member.call('practice')).body;
  return items.map(({ at, ...one }) => ({ ...one, at: Date.parse(at) }));
}

describe('practice', () => {
  it('is kept of each member, and nobody else reads it', async () => {
    const [ana, bia] = [await newMember(), await newMember()];
    const { now } = server.clock;
    const kept = [missed(coleta, now), missed(acai, now)];
    expect((await save(ana, kept)).body).toEqual({ items: wire(kept) });
    expect(await read(ana)).toEqual(kept);
    expect(await read(bia)).toEqual([]);
  });

  it('of two devices keeps the later word, in whatever order they come', async () => {
    const ana = await newMember();
    const { now } = server.clock;
    const early = missed(acai, now - 2000);
    const late = answered(early, true, now - 1000);
    await save(ana, [late]);
    expect((await save(ana, [early])).body).toEqual({ items: wire([late]) });
    await save(ana, [missed(acai, now - 1000)]);
    expect(await read(ana)).toEqual([missed(acai, now - 1000)]);
    await save(ana, [missed(coleta, now), answered(missed(coleta, now), true, now)]);
    expect(await read(ana)).toContainEqual(missed(coleta, now));
  });

  it('is done once under one id, and another thing under it is refused', async () => {
    const ana = await newMember();
    const { now } = server.clock;
    const runId = randomUUID();
    await save(ana, [missed(acai, now - 5)], runId);
    await save(ana, [answered(missed(acai, now - 5), true, now)]);
    expect((await save(ana, [missed(acai, now - 5)], runId)).body.items).toMatchObject([{ step: 1 }]);
    expect(await save(ana, [missed(coleta, now)], runId)).toMatchObject({ body: { code: 'run_id_taken' } });
  });

  it('leaves out what no content has, and clocks that run ahead', async () => {
    const ana = await newMember();
    const { now } = server.clock;
    await save(ana, [missed('mapa-produtivo:banana-da-lua', now), missed(acai, now + 40 * day)]);
    expect(await read(ana)).toEqual([missed(acai, now)]);
  });

  it.each([
    { what: 'nothing', items: [] },
    { what: 'a step that is none', items: [{ item: acai, step: 6, at: '2026-03-10T15:00:00.000Z' }] },
    { what: 'a time that is none', items: [{ item: acai, step: 0, at: 'ontem' }] },
    {
      what: 'more than a game can bring',
      items: Array.from({ length: 61 }, () => ({ item: acai, step: 0, at: '2026-03-10T15:00:00.000Z' })),
    },
  ])('refuses $what', async ({ items }) => {
    const ana = await newMember();
    expect((await ana.call('savePractice', { body: { items } })).status).toBe(400);
  });

  it('brings things back at growing distances as the days pass, and earns nothing', async () => {
    const ana = await newMember();
    const before = (await ana.call('userStats', { params: { id: ana.id } })).body;
    await save(ana, [missed(acai, server.clock.now)]);
    // Nobody signs in again meanwhile.
    const { db } = server.database;
    await db
      .updateTable('sessions')
      .set({ expires_at: server.clock.now + 365 * day })
      .execute();
    const waited: number[] = [];
    for (let days = 0; days < 120; days++) {
      const [due] = dueOn(server.clock.now, await read(ana));
      if (due) {
        waited.push(days);
        await save(ana, [answered(due, true, server.clock.now)]);
      }
      server.clock.now += day;
    }
    expect(waited).toEqual([1, 4, 11, 32, 92]);
    expect((await ana.call('userStats', { params: { id: ana.id } })).body).toEqual(before);
  });

  it('may be told by two devices at the same moment', async () => {
    const ana = await newMember();
    const { now } = server.clock;
    const [one, other] = [
      [missed(acai, now - 1), missed(coleta, now - 1)],
      [answered(missed(coleta, now), true, now), answered(missed(acai, now), true, now)],
    ];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(ana, index % 2 ? one : other)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await read(ana)).map(({ step }) => step)).toEqual([1, 1]);
  });
});
