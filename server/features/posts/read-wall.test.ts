import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let ana: TestMember;
let bia: TestMember;
let carer: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['quem cuida'] });
  ana = await server.member('ana');
  bia = await server.member('bia');
  carer = await server.member('quem cuida');
});
afterAll(() => server.close());

const submit = async (member: TestMember, answer: string): Promise<number> =>
  (await member.call('submit', { body: { question: 'O que falta aqui?', answer } })).body.submission.id;

const wallOf = async (member: TestMember) =>
  (await member.call('submissions')).body.map(({ id, votes, hasVoted }) => ({ id, votes, hasVoted }));
const feedOf = async (member: TestMember) =>
  (await member.call('feed')).body.map(({ id, votes, hasVoted, replies }) => ({
    id,
    votes,
    hasVoted,
    replies,
  }));

it('a vote is seen by everybody at once, and as one’s own by who gave it alone', async () => {
  const [first, second] = [await submit(ana, 'Uma feira no sábado'), await submit(ana, 'Um tanque de leite')];
  const everybody = [ana, bia, carer, bia, ana];
  const unvoted = [second, first].map((id) => ({ id, votes: 0, hasVoted: false }));
  for (const member of everybody) expect(await wallOf(member)).toEqual(unvoted);
  await bia.call('voteSubmission', { params: { id: first } });
  for (const member of everybody) {
    const voted = { id: first, votes: 1, hasVoted: member === bia };
    expect(await wallOf(member)).toEqual([unvoted[0], voted]);
    expect((await feedOf(member))[1]).toEqual({ ...voted, replies: 0 });
  }
  await ana.call('reply', { params: { id: first }, body: { text: 'Pode ser no domingo também' } });
  for (const member of everybody) expect((await feedOf(member))[1]?.replies).toBe(1);
});

it('what is removed or was written since is gone or there at the next look, on every page', async () => {
  const id = await submit(ana, 'Mudas para a vila #mudas');
  const pages = async (member: TestMember) => {
    const queries = [{}, { limit: '1' }, { topic: 'mudas' }, { before: String(id + 1) }];
    const read = queries.map(async (query) =>
      (await member.call('feed', { query })).body.map((post) => post.id),
    );
    return (await Promise.all(read)).map((ids) => ids.includes(id));
  };
  for (const member of [ana, bia]) expect(await pages(member)).toEqual([true, true, true, true]);
  await carer.call('removePost', { params: { id }, body: { reason: 'Não é daqui' } });
  for (const member of [ana, bia]) expect(await pages(member)).toEqual([false, false, false, false]);
  await carer.call('restorePost', { params: { id } });
  for (const member of [ana, bia]) expect(await pages(member)).toEqual([true, true, true, true]);
});

it('who leaves takes along what was written, at once', async () => {
  const caio = await server.member('caio');
  const id = await submit(caio, 'Um mutirão na estrada');
  expect((await wallOf(bia))[0]?.id).toBe(id);
  await caio.call('deleteAccount', { body: { password: 'segredo' } });
  expect((await wallOf(bia)).map((post) => post.id)).not.toContain(id);
});

it('a topic without a name is a page of its own, and empties nobody’s wall', async () => {
  const idsOf = async (member: TestMember, query: Record<string, string>) =>
    (await member.call('feed', { query })).body.map(({ id }) => id);
  const id = await submit(ana, 'Uma horta na escola');
  for (const topic of ['', '#']) {
    expect(await idsOf(bia, { topic })).toEqual([]);
    expect(await idsOf(ana, {})).toContain(id);
    expect(await idsOf(bia, { topic })).toEqual([]);
  }
});
