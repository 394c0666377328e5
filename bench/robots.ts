/**
 * Robots that want the first place in the demo community: one alone who plays everything perfectly by HTTP, and one
 * with helpers who vote for and connect with it. Time is simulated: who is told to wait, waits.
 * Fails when one is named a leader or first in a measure. Usage: npm run bench:robots -- [days]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { aplBank } from '#core/content/cadeia-valor.ts';
import { deckBank } from '#core/content/flip-produtividade/bank.ts';
import { type GameType, gameOf } from '#core/content/games.ts';
import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { productById } from '#core/content/mapa-produtivo.ts';
import { collaborativeQuizzes } from '#core/content/rede-saberes.ts';
import { promptQuestions } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import { dealMixed } from '#core/games/jornada-empreendedor/rules.ts';
import { dealMixed as dealOtherProducts } from '#core/games/mapa-produtivo/rules.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { seedCommunity } from '#server/demo/community.ts';
import { cadeiaRun, flipRun, jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { ideas } from '#server/demo/ideas.ts';
import { tales } from '#server/demo/tales.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';

const hour = 3600_000;
const day = 24 * hour;
const days = Number(process.argv[2] ?? 3);
const helperCount = 20;

interface World {
  app: FastifyInstance;
  clock: { now: number };
  /** When the simulated session ends: nobody acts after it. */
  until: number;
}

interface Robot {
  id: number;
  token: string;
}

/** Makes a call, waits as long as the server asks, and gives up when it refuses or the hour is over. */
async function attempt<N extends CallName>(
  world: World,
  name: N,
  options: CallOptions,
): Promise<Answer<N> | null> {
  while (world.clock.now < world.until) {
    const { status, headers, body } = await callApp(world.app, name, options);
    if (status >= 500) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    if (status < 400) return body as Answer<N>;
    const wait = Number(headers['retry-after']);
    if (status !== 429 || !(wait > 0)) return null;
    world.clock.now += wait * 1000;
  }
  return null;
}

async function register(world: World, name: string): Promise<Robot> {
  const body = { username: name, email: `${name}@exemplo.com`, password: 'robo-de-teste' };
  const account = await attempt(world, 'register', { body });
  if (!account) throw new Error(`${name} could not register`);
  return { id: account.user.id, token: account.token };
}

const save = (world: World, { token }: Robot, type: GameType, body: unknown) =>
  attempt(world, 'saveProgress', { token, params: { gameId: gameOf(type).id }, body });

/** What meets every objective of each negotiation. */
const perfectTalks: Readonly<Record<string, readonly string[]>> = {
  'mel-supermercado': [
    'Meu mel é puro, de florada silvestre da caatinga, e tem selo do SIF, rótulo e nota fiscal.',
    'Eu vendo o pote de 500 gramas a 18 reais: meu custo é 11 reais, e acima de 50 potes dou 5% de desconto.',
    'Eu entrego 40 potes por semana, toda terça, com o frete por minha conta.',
  ],
  'pronaf-gerente': [
    'Eu tenho o CAF ativo, o CAR da propriedade, o CPF e a matrícula da terra.',
    'Eu quero comprar uma ordenhadeira e duas vacas para aumentar o leite.',
    'O projeto foi feito com a Emater e o orçamento é de 35 mil reais.',
    'Vou pagar em cinco parcelas por ano com a venda do leite, 3 mil reais por mês, e tenho Proagro para a seca.',
  ],
  'vizinho-cooperativa': [
    'Eu entendo o seu medo, seu Raimundo. O que aconteceu naquela associação? Me conta.',
    'Juntos nós compramos adubo em grupo e o frete sai 30% mais barato, e o preço da ração também.',
    'Cada sócio tem um voto na assembleia, com conselho fiscal e prestação de contas todo mês.',
    'Venha à reunião sábado às 9 horas com o pessoal da OCB, eu passo para buscar o senhor.',
  ],
  atravessador: [
    'Eu pesquisei a cotação na Ceasa ontem: a caixa está a 90 reais.',
    'Meu custo é de 55 reais a caixa, por menos de 75 reais eu não vendo.',
    'Se não fechar eu entrego para a cooperativa e para a merenda, que pagam 80 reais.',
    'Eu quero pagamento à vista no pix, pesado na minha balança e com recibo.',
  ],
  'merenda-pnae': [
    'Nossa família tem o CAF e vende pela associação das mulheres.',
    'Eu tenho banana e mandioca o ano todo, e alface de março a outubro, 80 quilos por semana.',
    'Eu lavo tudo em água limpa, levo em caixa higienizada e tenho o selo da inspeção. Posso trazer amostra.',
    'Eu já li o edital da chamada pública, o projeto de venda está pronto e entrego toda segunda nas escolas.',
  ],
};

async function playAlone(world: World, robot: Robot): Promise<void> {
  await save(world, robot, 'mapa-produtivo', mapaRun());
  const round = dealOtherProducts(0).queue.map(productById);
  await save(world, robot, 'mapa-produtivo', mapaRun(0, round));
  await save(world, robot, 'jornada-empreendedor', jornadaRun());
  const { scenarios } = dealMixed(scenarioBank, 0);
  await save(world, robot, 'jornada-empreendedor', jornadaRun(0, scenarios));
  for (const { id } of aplBank) await save(world, robot, 'cadeia-valor', cadeiaRun(id));
  for (const { id } of deckBank) await save(world, robot, 'flip-produtividade', flipRun(id));
}

/** Publishes an idea for every question, and completes Voz da Rota with each. */
async function speakUp(world: World, robot: Robot, from: number): Promise<number[]> {
  const published: number[] = [];
  for (const [index, { id, question }] of promptQuestions.entries()) {
    const answer = ideas[(from + index) % ideas.length]?.answer ?? '';
    const body = { question, answer: `${answer} (${from + index})`, type: 'text' };
    const sent = await attempt(world, 'submit', { token: robot.token, body });
    if (sent) published.push(sent.submission.id);
    await save(world, robot, 'voz-rota', { score: 100, isCompleted: true, data: { questionId: id } });
  }
  return published;
}

async function negotiate(world: World, { token }: Robot): Promise<void> {
  for (const [id, messages] of Object.entries(perfectTalks)) {
    const talk = await attempt(world, 'startChallenge', { token, params: { id } });
    if (!talk) continue;
    const conversationState = { id: talk.id };
    for (const message of messages) {
      await attempt(world, 'sendMessage', { token, body: { conversationState, message } });
    }
    await attempt(world, 'endChallenge', { token, body: { conversationState } });
  }
}

async function tellStories(world: World, robot: Robot): Promise<void> {
  const { token } = robot;
  for (const { template: promptId, words: formData } of tales) {
    const told = await attempt(world, 'generateStory', {
      token,
      body: { prompt: { id: promptId }, formData },
    });
    if (!told) continue;
    const story = { title: told.title, content: told.story, category: '', promptId, inputData: formData };
    await attempt(world, 'saveStory', { token, body: story });
    await save(world, robot, 'minha-historia', { score: 100, isCompleted: true, data: { promptId } });
  }
}

async function teamUp(world: World, leader: Robot, others: readonly Robot[]): Promise<void> {
  for (const { id: quizId } of collaborativeQuizzes) {
    const team = await attempt(world, 'createTeam', { token: leader.token, params: { quizId } });
    if (!team) continue;
    const params = { quizId, teamId: team.id };
    for (const { token } of others) await attempt(world, 'joinTeam', { token, params });
    for (const { token } of [leader, ...others]) {
      const desk = await attempt(world, 'team', { token, params });
      if (!desk) continue;
      const answer = teamAnswers[quizId]?.[desk.userPart - 1] ?? '';
      await attempt(world, 'writeAnswer', {
        token,
        params: { ...params, part: desk.userPart },
        body: { answer },
      });
    }
    await attempt(world, 'completeTeam', { token: leader.token, params });
  }
}

/** Helpers who have played, vote for all the robot publishes, connect with it, and sit in its teams. */
async function help(world: World, robot: Robot, helpers: readonly Robot[], posts: readonly number[]) {
  for (const helper of helpers) {
    await save(world, helper, 'jornada-empreendedor', jornadaRun());
    await attempt(world, 'connect', { token: helper.token, params: { id: robot.id } });
    await attempt(world, 'connect', { token: robot.token, params: { id: helper.id } });
    for (const id of posts) await attempt(world, 'voteSubmission', { token: helper.token, params: { id } });
  }
  await teamUp(world, robot, helpers.slice(0, 2));
}

const measures = ['degree', 'betweenness', 'pageRank', 'rise30d'] as const;

/** What the community says of a robot. */
async function report(world: World, label: string, robot: Robot, helpers: readonly Robot[]): Promise<void> {
  world.until = Number.POSITIVE_INFINITY;
  await world.app.network.refresh();
  const { token } = robot;
  const ranking = (await attempt(world, 'leaderboard', { token })) ?? [];
  const stats = await attempt(world, 'leadershipStats', { token });
  const account = await attempt(world, 'me', { token });
  const network = await attempt(world, 'network', { token, query: { limit: '10000' } });
  const place = ranking.findIndex(({ id }) => id === robot.id) + 1;
  const seen = network?.people.find(({ id }) => id === robot.id);
  const first = measures.filter((measure) => {
    const highest = Math.max(...(network?.people ?? []).map((person) => person[measure]));
    return seen !== undefined && highest > 0 && seen[measure] === highest;
  });
  const isLeader = stats?.topLeader?.isIdentified && stats.topLeader.username === account?.username;
  if (isLeader || first.length > 0 || seen?.leadership.type) process.exitCode = 1;
  const damped = helpers.filter(({ id }) => network?.people.find((person) => person.id === id)?.isDamped);
  console.log(
    [
      label.padEnd(30),
      `points ${account?.influenceScore ?? 0}`.padEnd(13),
      `place ${place || '-'} of ${ranking.length}`.padEnd(15),
      `type ${ranking[place - 1]?.leadership.name ?? seen?.leadership.name ?? '-'}`.padEnd(40),
      `current leader ${isLeader ? 'YES' : 'no'}`.padEnd(20),
      `first by ${first.join(', ') || 'nothing'}`.padEnd(34),
      `damped: robot ${seen?.isDamped ? 'yes' : 'no'}, helpers ${damped.length} of ${helpers.length}`,
    ].join(' '),
  );
}

async function run(label: string, withHelpers: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-robots-'));
  const clock = { now: Date.now() };
  await seedCommunity(dataDir, clock.now);
  const database = await openDatabase({ dataDir });
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false });
  const world: World = { app, clock, until: clock.now + hour };
  try {
    const robot = await register(world, 'robo');
    const helpers: Robot[] = [];
    for (let count = 0; withHelpers && count < helperCount; count++) {
      helpers.push(await register(world, `ajudante-${count}`));
    }
    const beginning = clock.now;
    for (let visit = 0; visit < days; visit++) {
      clock.now = Math.max(clock.now, beginning + visit * day + (visit && hour));
      world.until = clock.now + hour;
      await playAlone(world, robot);
      const posts = await speakUp(world, robot, visit * promptQuestions.length);
      await negotiate(world, robot);
      await tellStories(world, robot);
      await help(world, robot, helpers, posts);
      const minutes = Math.round((clock.now - world.until + hour) / 60_000);
      clock.now = Math.max(clock.now, world.until);
      await report(world, `${label}, day ${visit + 1}, ${minutes} min`, robot, helpers);
    }
  } finally {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await run('alone', false);
await run(`with ${helperCount} helpers`, true);
