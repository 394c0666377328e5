import { expect, it } from 'vitest';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { limits } from '#core/contract/limits.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { maxTurns, reply } from '#core/games/desafio-negocio/answer/reply.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { expand } from '#core/games/desafio-negocio/words/shorthand.ts';

const plain =
  'O meu mel tem selo de inspeção, vem da florada do marmeleiro e custa vinte reais o pote de um quilo. ';

/** Many seconds of work, which a busy machine may not give at once. */
const patience = 120_000;

function msOf(text: string): number {
  const times = Array.from({ length: 3 }, (_, time) => {
    // Another beginning every time: nothing is remembered from the time before.
    const content = `${'ai '.repeat(time + 1)}${text.repeat(limits.message.max)}`.slice(
      0,
      limits.message.max,
    );
    const lines = Array.from({ length: 3 }, (): Line => ({ role: 'user', content }));
    const start = process.cpuUsage();
    for (const { id } of businessChallenges) assess(id, lines);
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...times);
}

it('takes about as long for noise as for what people write', { timeout: patience }, () => {
  const usual = msOf(plain);
  for (const noise of ['1 ', '#a', 'kg 1 ', 'nao tenho nota ', 'preco 1 real ', 'mel, selo, '])
    expect({ noise, ratio: msOf(noise) / usual }).toEqual({
      noise,
      ratio: expect.toSatisfy((ratio: number) => ratio < 25),
    });
});

const told = [
  'quero 12 sacos de adubo pra 3 hectares de milho, pela análise',
  'na cooperativa de Varginha tá 150 o saco, vi ontem',
  'faz 145 no adubo e 140 na ureia, que eu levo dez de cada',
  'então 148, e pago à vista no pix, com nota e entrega na sexta',
];

/** A talk of twelve messages, answered at every one of them as a server does: what was read before is remembered. */
function msOfTalk(id: ChallengeId, time: number, answerTo: typeof reply): number {
  let talk = open(id);
  const start = process.cpuUsage();
  for (let turn = 0; turn < maxTurns; turn++) {
    const said = `${'ai '.repeat(time + 1)}${told[turn % told.length]} ${turn}`;
    talk = { ...answerTo(id, { ...talk, closed: false }, said, 'semente').talk };
  }
  const { user } = process.cpuUsage(start);
  return user / 1000;
}

it('answers a whole talk in a few times what it takes to judge it', { timeout: patience }, () => {
  const judgeOnly: typeof reply = (id, { lines }, said) => {
    const all: Line[] = [...lines, { role: 'user', content: said }];
    const assessment = assess(id, all);
    return {
      text: 'Certo.',
      talk: { lines: [...all, { role: 'assistant', content: 'Certo.' }], closed: false },
      assessment,
    };
  };
  for (const id of ['loja-insumos', 'atravessador'] as const) {
    const least = (answerTo: typeof reply, from: number) =>
      Math.min(...[0, 1, 2].map((time) => msOfTalk(id, from + time, answerTo)));
    least(reply, 10);
    // A busy machine spoils a measure now and then: too much is what is so each time.
    let ratio = Infinity;
    for (let from = 20; ratio >= 6 && from < 60; from += 10)
      ratio = Math.min(ratio, least(reply, from) / least(judgeOnly, from + 5));
    expect(ratio, id).toBeLessThan(6);
  }
});

it('knows no word by the names that every object of the language has', () => {
  expect(expand('constructor')).toEqual(['constructor']);
});
