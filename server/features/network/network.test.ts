import { UndirectedGraph } from 'graphology';
import { parse as parseGexf } from 'graphology-gexf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#core/contract/errors.ts';
import { networkExportPath } from '#core/contract/network-export.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;

/** Reads a CSV as spreadsheets do: semicolons, quotes doubled inside quotes, lines in quotes. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  const [columns = [], ...lines] = rows.filter((row) => row.length > 1);
  return lines.map((line) => Object.fromEntries(columns.map((name, index) => [name, line[index] ?? ''])));
}

describe('the network', { timeout: 30_000 }, () => {
  let server: TestApp;
  const members = new Map<string, TestMember>();
  const is = (name: string): TestMember => {
    const found = members.get(name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  const connect = (one: string, other: string) => connectMembers(is(one), is(other));
  const establish = (at: number | null, name?: string) =>
    server.database.db
      .updateTable('standings')
      .set({ established_at: at })
      .$if(name !== undefined, (update) => update.where('user_id', '=', is(name ?? '').id))
      .execute();
  const exported = async (format: string, token = is('ana').token) =>
    server.send({
      method: 'GET',
      url: `${networkExportPath}?format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    });

  const names = ['ana', 'bia', 'caio', 'davi', 'eva', 'fabio', '=2+3', 'gil; "o bom"', 'hugo <&>', 'sozinha'];

  beforeAll(async () => {
    server = await startTestApp({ coordinators: ['ana'] });
    for (const name of names) members.set(name, await server.member(name));
    await establish(server.clock.now);
    for (const other of names.slice(1, 9)) await connect('ana', other);
    server.clock.now += 40 * day;
    // Besides her connections, what makes a leader.
    await is('ana').call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await is('ana').call('submit', { body: { question: 'P?', answer: 'Uma barraca de mel na praça' } });
    await connect('bia', 'caio');
    await connect('davi', 'eva');
    await connect('eva', 'fabio');
    const params = { quizId: 1 };
    const { body: team } = await is('bia').call('createTeam', { params, body: {} });
    for (const mate of ['caio', 'davi']) {
      await is(mate).call('joinTeam', { params: { ...params, teamId: team.id } });
    }
    for (const mate of ['bia', 'caio', 'davi']) {
      const { body: desk } = await is(mate).call('team', { params: { ...params, teamId: team.id } });
      const part = desk.seats.find(({ userId }) => userId === is(mate).id)?.part ?? 1;
      await is(mate).call('writeAnswer', {
        params: { ...params, teamId: team.id, part },
        body: { answer: teamAnswers[params.quizId]?.[part - 1] },
      });
    }
    await is('bia').call('completeTeam', { params: { ...params, teamId: team.id } });
    const { body } = await is('eva').call('submit', { body: { question: 'P?', answer: 'Ideia' } });
    await is('fabio').call('voteSubmission', { params: { id: body.submission.id } });
  });
  afterAll(() => server.close());

  it('is nothing before the first snapshot', async () => {
    const { body } = await is('ana').call('network');
    expect(body).toMatchObject({ computedAt: null, isEnough: false, isTooSmall: true, people: [], ties: [] });
  });

  it('is for members only', async () => {
    expect((await server.call('network')).status).toBe(401);
    expect((await exported('csv', 'nada')).status).toBe(401);
  });

  it('tells people by influence, with measures and reasons, and each tie once', async () => {
    await server.app.network.refresh();
    const { body } = await is('ana').call('network');
    expect(body.computedAt).toBe(new Date(server.clock.now).toISOString());
    expect(body.people).toHaveLength(9);
    expect(body.people[0]).toMatchObject({ username: 'ana', degree: 8, isHidden: false });
    expect(body.self).toBe(is('ana').id);
    // What one reads of oneself is what others read.
    const { reasons } = (await is('ana').call('account')).body.standing;
    expect(reasons.length).toBeGreaterThan(0);
    expect(body.people[0]?.leadership.reasons).toEqual(reasons);
    expect(body.insights).toHaveLength(3);
    expect(body.figures).toMatchObject({ activeConnections: 13, collaborationRate: 90 });
    const keys = body.ties.map(({ from, to, kind }) => `${kind} ${Math.min(from, to)} ${Math.max(from, to)}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(13 + 3);
    expect(JSON.stringify(body)).not.toContain('@exemplo');
  });

  it('shows who is not established yet, without measures and without raising others', async () => {
    await establish(null, 'bia');
    await server.app.network.refresh();
    const { body } = await is('ana').call('network');
    expect(body.people).toHaveLength(9);
    expect(body.people[0]).toMatchObject({ username: 'ana', degree: 7, isNew: false });
    const nothing = { degree: 0, betweenness: 0, pageRank: 0, rise30d: 0, group: null };
    expect(body.people.at(-1)).toMatchObject({ username: 'bia', isNew: true, isEmerging: false, ...nothing });
    expect(body.ties).toHaveLength(13 + 3);
    await establish(server.clock.now, 'bia');
    await server.app.network.refresh();
  });

  it('never tells who voted for whom', async () => {
    const { body } = await is('ana').call('network', { query: { kind: 'vote' } });
    expect(body).toMatchObject({ ties: [], groupVotes: [], isTooSmall: true });
  });

  it('is filtered by period, kind, group and number', async () => {
    const ask = async (query: Record<string, string>) => (await is('ana').call('network', { query })).body;
    const week = await ask({ period: 'week' });
    expect(week.people.map(({ username }) => username).sort()).toEqual([
      'bia',
      'caio',
      'davi',
      'eva',
      'fabio',
    ]);
    expect(week.ties).toHaveLength(5 + 3);
    const team = await ask({ period: 'week', kind: 'team' });
    expect(team).toMatchObject({ isTooSmall: true, people: [], ties: [], totals: { people: 0, ties: 0 } });
    expect((await ask({ limit: '2' })).people).toHaveLength(2);
    const all = await ask({ kind: 'connection', limit: '5' });
    expect(all.people).toHaveLength(5);
    expect(all.totals).toEqual({ people: 9, ties: 13 });
    expect((await ask({ group: '77' })).isTooSmall).toBe(true);
  });

  it.each([
    'limit=abc',
    'limit=-1',
    'limit=1e9',
    'limit=',
    'limit=5&limit=6',
    'group=-1',
    'group=abc',
    'group=0',
    'group=1e309',
    'group=99999999999999999999',
    'group=1&group=2',
    'period=x',
    'period=week&period=month',
    'kind=x',
    'kind=__proto__',
  ])('refuses %s in plain words', async (query) => {
    const headers = { authorization: `Bearer ${is('ana').token}` };
    const answer = await server.send({ method: 'GET', url: `/api/network?${query}`, headers });
    expect(answer).toMatchObject({ status: 400, body: { message: errors.invalid_input.message } });
  });

  it('exports a CSV that spreadsheets read and run nothing of', async () => {
    const { headers, body } = await exported('csv');
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(headers['content-disposition']).toContain('rede-rota-viva-pessoas.csv');
    const text = String(body);
    expect(text.startsWith('\uFEFFid;nome;pontos;')).toBe(true);
    const people = parseCsv(text.slice(1));
    expect(people).toHaveLength(9);
    expect(people[0]).toHaveProperty('ultima_visita');
    expect(people.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(["'=2+3", 'gil; "o bom"', 'hugo <&>']),
    );
    expect(String((await exported('csv', is('bia').token)).body)).not.toContain('ultima_visita');
    const ties = parseCsv(String((await exported('ties')).body).slice(1));
    expect(new Set(ties.map(({ de, para, ligacao }) => `${ligacao} ${de} ${para}`)).size).toBe(16);
    expect(ties).toHaveLength(16);
    expect(text).not.toMatch(/@exemplo|(^|;|\n)"?[=+@]/);
  });

  it('exports a GEXF and a JSON with the same people and ties', async () => {
    const gexf = await exported('gexf');
    expect(gexf.headers['content-type']).toMatch(/^application\/xml/);
    const graph = parseGexf(UndirectedGraph, String(gexf.body), { allowUndeclaredAttributes: true });
    expect([graph.order, graph.size]).toEqual([9, 16]);
    expect(graph.mapNodes((_id, { label }) => label)).toContain('hugo <&>');
    const json = (await exported('json')).body as unknown as {
      people: { id: number; group: number | null; x: number; y: number }[];
      ties: object[];
    };
    expect([json.people.length, json.ties.length]).toEqual([9, 16]);
    // Who belongs to no group is in none that others are in.
    const groups = json.people.map(({ id, group }) => [`${id}`, group ?? 0]);
    expect(graph.mapNodes((id, { group }) => [id, group])).toEqual(groups);
    const drawn = json.people.map(({ id, x, y }) => [`${id}`, 1000 * x, 0 - 1000 * y, 10]);
    expect(graph.mapNodes((id, { x, y, size }) => [id, x, y, size])).toEqual(drawn);
    const place = 'degree betweenness pageRank isBridge isEmerging rise30d isDamped isNew x y';
    const known = 'id name points games lastVisit group leadership reasons';
    expect(Object.keys(json.people[0] ?? {}).sort()).toEqual(`${place} ${known}`.split(' ').sort());
    for (const wrong of ['pdf', '', 'csv&format=json', '__proto__']) {
      expect((await exported(wrong)).status).toBe(400);
    }
  });

  it('leaves out the name of a member who wants that, at once and everywhere', async () => {
    const { body: account } = await is('ana').call('updateAccount', { body: { hideFromRanking: true } });
    expect(account).toMatchObject({ hideFromRanking: true, fullName: null });
    const { body } = await is('bia').call('network');
    expect(body.people[0]).toMatchObject({ username: 'Membro reservado', isHidden: true, degree: 8 });
    expect(body.people[0]?.id).toBeLessThan(0);
    expect(body.people[0]?.leadership.reasons).toEqual([]);
    // Bia knows with whom she is tied: a tie to nobody in particular would be one to Ana.
    expect(body.ties.filter(({ from, to }) => from < 0 || to < 0)).toEqual([]);
    expect(body.ties).toHaveLength(5 + 3);
    expect(body.totals).toEqual({ people: 9, ties: 5 + 3 });
    const told = [
      body,
      (await is('bia').call('leaderboard')).body,
      (await is('bia').call('leadershipStats')).body,
      (await exported('json')).body,
    ];
    for (const answer of told) {
      expect(JSON.stringify(answer)).toContain('Membro reservado');
      expect(JSON.stringify(answer)).not.toContain('"ana"');
    }
    expect(String((await exported('csv')).body)).not.toMatch(/;ana;/);
    expect(String((await exported('ties')).body)).not.toMatch(/;ana;|Membro reservado/);
    const stats = { params: { id: is('ana').id } };
    expect(await is('bia').call('userStats', stats)).toMatchObject({ status: 404 });
    expect((await is('ana').call('userStats', stats)).status).toBe(200);
    const { body: own } = await is('ana').call('network');
    expect(own).toMatchObject({ self: is('ana').id, totals: { ties: 16 } });
    expect(own.ties).toHaveLength(16);
    await is('ana').call('updateAccount', { body: { hideFromRanking: false } });
    expect((await is('bia').call('network')).body.people[0]?.username).toBe('ana');
  });

  it('reads what is new, and follows those who leave', async () => {
    const { body: before } = await is('ana').call('network');
    await connect('caio', 'fabio');
    await server.app.network.refresh();
    expect((await is('ana').call('network')).body.totals.ties).toBe(before.totals.ties + 1);
    await is('hugo <&>').call('deleteAccount', { body: { password: testPassword } });
    const { body: gone } = await is('ana').call('network');
    expect(gone.people.map(({ username }) => username)).not.toContain('hugo <&>');
    await server.app.network.refresh();
    expect((await is('ana').call('network')).body.totals).toEqual({
      people: before.totals.people - 1,
      ties: before.totals.ties,
    });
  });
});

describe('a review of the own standing', () => {
  it('is asked for, answered by a moderator, and read by who asked', async () => {
    const server = await startTestApp({ coordinators: ['cuida'] });
    const [cuida, bia] = [await server.member('cuida'), await server.member('bia')];
    const ask = () => bia.call('requestReview', { body: { message: 'Faltou contar minha equipe' } });
    expect((await ask()).status).toBe(201);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'review_open' } });
    expect((await bia.call('reviews')).status).toBe(403);
    const { body: open } = await cuida.call('reviews');
    expect(open).toMatchObject([{ username: 'bia', message: 'Faltou contar minha equipe' }]);
    const params = { id: open[0]?.id ?? 0 };
    expect(await cuida.call('answerReview', { params, body: { answer: ' ' } })).toMatchObject({
      body: { code: 'message_empty' },
    });
    const answer = 'Vimos e está certo agora.';
    expect((await bia.call('answerReview', { params, body: { answer } })).status).toBe(403);
    expect((await cuida.call('answerReview', { params, body: { answer } })).status).toBe(200);
    expect((await cuida.call('answerReview', { params, body: { answer } })).status).toBe(404);
    expect((await bia.call('account')).body.review).toMatchObject({ answer });
    expect((await cuida.call('reviews')).body).toEqual([]);
    expect((await bia.call('requestReview', { body: {} })).status).toBe(201);
    await server.close();
  });
});
