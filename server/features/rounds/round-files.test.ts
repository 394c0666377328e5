import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import type { PublicTie } from '#core/network/ties.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { roundFiles } from './export-files.ts';
import { tiesAmong } from './file-queries.ts';
import type { FileRound } from './round-graph.ts';

describe('the files of a round over HTTP', () => {
  const size = 22;
  let server: TestApp;
  let carer: TestMember;
  let roundId: number;
  const people: TestMember[] = [];

  beforeAll(async () => {
    server = await startTestApp({ coordinators: ['cuida'] });
    carer = await server.member('cuida');
    const { id: communityId, settle } = await makeCommunity(server, carer, 'Mel');
    for (let born = 0; born < size; born++) {
      const person = await server.member(`pessoa ${String.fromCharCode(97 + born)}`);
      await settle(person);
      people.push(person);
    }
    const body = { questions: usualQuestions, days: 7 };
    roundId = (await carer.call('openRound', { params: { id: communityId }, body })).body.id;
    const named = [at(0).id, at(1).id];
    for (const person of people.slice(2))
      for (const question of [0, 1, 2, 3])
        await person.call('answerRound', {
          params: { id: roundId, question },
          body: { people: named, outside: [question === 0 ? 'Dona Ána' : 'dona ana'] },
        });
    await carer.call('closeRound', { params: { id: roundId } });
    server.clock.now += 1000;
    const late = await server.member('veio depois');
    await settle(late);
    await at(5).call('setNaming', { body: { declines: true } });
  });
  afterAll(() => server.close());

  const at = (place: number): TestMember => people[place] as TestMember;
  const file = async (format: string): Promise<string> => {
    const url = `/api/rounds/${roundId}/export?format=${format}`;
    return (await server.app.inject({ url, headers: { authorization: `Bearer ${carer.token}` } })).body;
  };

  it('list everybody who could be named, and nobody else', async () => {
    const rows = (await file('csv')).trim().split('\r\n').slice(1);
    const rowsOf = (name: string) => rows.filter((row) => row.includes(name));
    expect(rowsOf(at(0).username)).toHaveLength(1 + usualQuestions.length);
    // Nobody named this person: that is told as little as a small number would be.
    expect(rowsOf(at(9).username)).toHaveLength(1);
    expect(rowsOf(at(9).username)[0]).toContain('incerto');
    expect(rowsOf(at(5).username)).toEqual([]);
    expect(rowsOf('veio depois')).toEqual([]);
  });

  it('have the names from outside that enough people wrote, however they spelt them', async () => {
    const { told } = (await carer.call('roundResults', { params: { id: roundId } })).body;
    const [row] = (await file('csv')).split('\r\n').filter((one) => one.includes('de_fora'));
    expect(row).toContain(`dona ana;todas;${told?.outside[0]?.count}`);
    for (const format of ['gexf', 'graphml']) expect(await file(format)).toContain('dona ana');
  });

  it('say what each number is, and that nobody is found by them', async () => {
    const codebook = await file('codebook');
    for (const word of ['de_fora', 'indicacoes', 'laco', 'incerto', 'Quem indicou quem não está'])
      expect(codebook).toContain(word);
  });

  it('have between a question and a person the sum, and between two people nothing of the answers', async () => {
    const rows = (await file('ties')).trim().split('\r\n').slice(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/;indicacoes;"?q\d"?;/);
  });
});

const some = { count: 9, low: 6, high: 12 };
const nothing = { isHidden: false, isUnnamed: false, together: null, questions: [null] };
const written: FileRound = {
  round: {
    id: 3,
    communityId: 1,
    questions: ['Quem <ajuda>?'],
    openedAt: '2026-03-10T15:00:00.000Z',
    endsAt: '2026-03-17T15:00:00.000Z',
    isOpen: false,
    answered: 10,
    members: 12,
    missing: 0,
    outcome: 'claim',
  },
  told: null,
  people: [
    { id: 8, username: 'rosa', ...nothing, together: some, questions: [some] },
    { id: 9, username: 'bento', ...nothing },
  ],
  ties: [{ one: 8, other: 9, weight: 2.5 }],
  opinions: [],
};

it('a tie that everybody may see stands beside the sums, as what it is', () => {
  const graphml = roundFiles.graphml.write(written);
  expect(graphml).toContain(
    '<edge source="p8" target="p9"><data key="kind">laco</data><data key="weight">2.5</data></edge>',
  );
  // A number that was not told is left out, and is not zero.
  expect(graphml).toContain(
    '<node id="p9"><data key="label">bento</data><data key="kind">pessoa</data></node>',
  );
  expect(graphml).toContain('Quem &lt;ajuda&gt;?');
  expect(roundFiles.gexf.write(written)).toContain('defaultedgetype="undirected"');
  expect(roundFiles.ties.write(written)).toContain(';laco;p8;rosa;p9;bento;2,5;;');
});

it.each([
  [
    7,
    'numa pergunta até 4), e “incerto” é o que fica abaixo de 6 (numa pergunta, de 9)',
    'inversão de testes',
    10,
  ],
  [6, 'numa pergunta até 4), e “incerto” é o que fica abaixo de 5 ou pode ser só', 'de 95% (bootstrap', 10],
  [4, 'numa pergunta até 4), e “incerto” é o que fica abaixo de 5.', 'de 95% (bootstrap', 12],
  [2, 'para mais ou para menos), e “incerto” é o que fica abaixo de 5.', 'de 95% (bootstrap', 10],
])('the codebook speaks of the rule that the round was told by: version %i', (modelVersion, ...said) => {
  const told = {
    modelVersion,
    verdict: { mayClaim: true, isFirm: true } as const,
    answered: 10,
    members: 12,
    stability: 0.6,
    agreement: null,
    outside: [],
  };
  const codebook = roundFiles.codebook.write({ ...written, told });
  const [counts, interval, outside] = said;
  for (const words of [counts, interval, `a partir de ${outside} indicações`])
    expect(codebook).toContain(words);
});

it('each pair is tied once, and not by what the network counts for nothing', () => {
  const people = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const tie: Omit<PublicTie, 'one' | 'other'> = {
    kind: 'connection',
    weights: [1, 0, 0, 0],
    isDamped: false,
  };
  const ties: PublicTie[] = [
    { ...tie, one: 0, other: 1 },
    { ...tie, one: 1, other: 0, kind: 'team' },
    { ...tie, one: 0, other: 2, isDamped: true },
    { ...tie, one: 0, other: 3 },
  ];
  expect(tiesAmong({ people, ties }, new Set([1, 2, 3]))).toEqual([{ one: 2, other: 1, weight: 2 }]);
  expect(tiesAmong({ people: people.slice(0, 4), ties }, new Set([1, 2]))).toEqual([]);
});
