import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const wordsOf = async (member: TestMember, query: Record<string, string> = {}) =>
  (await member.call('activities', { params: { id: member.id }, query })).body.map((one) => one.description);

it('each reads their own, told as it may be told at that moment', async () => {
  const ana = await server.member('ana');
  const bia = await server.member('bia');
  await connectMembers(ana, bia);
  const named = async () => [(await wordsOf(ana)).join(), (await wordsOf(bia)).join()];
  for (let time = 0; time < 2; time++) {
    const [ofAna, ofBia] = await named();
    expect(ofAna).toContain('Você e bia se conectaram');
    expect(ofBia).toContain('Você e ana se conectaram');
  }
  await bia.call('updateAccount', { body: { hideFromRanking: true } });
  for (let time = 0; time < 2; time++) {
    const [ofAna, ofBia] = await named();
    expect(ofAna).not.toContain('bia');
    expect(ofBia).toContain('Você e ana se conectaram');
  }
  const refused = await bia.call('activities', { params: { id: ana.id } });
  expect(refused.status).toBe(403);
});

it('a page goes on from where it is asked to, and what is earned is there at the next look', async () => {
  const ana = await server.member('dona ana');
  for (const answer of ['Uma feira', 'Um tanque', 'Um viveiro'])
    await ana.call('submit', { body: { question: 'O que falta aqui?', answer } });
  const { body: all } = await ana.call('activities', { params: { id: ana.id } });
  expect(await wordsOf(ana, { limit: '1' })).toEqual([all[0]?.description]);
  expect(await wordsOf(ana, { limit: '1', before: String(all[0]?.id) })).toEqual([all[1]?.description]);
  const answer = 'Uma ponte sobre o rio que corta a estrada';
  await ana.call('submit', { body: { question: 'O que falta aqui?', answer } });
  expect((await wordsOf(ana, { limit: '1' }))[0]).toContain('Uma ponte sobre o rio que corta a…');
});
