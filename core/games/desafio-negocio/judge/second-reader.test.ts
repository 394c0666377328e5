import { expect, it } from 'vitest';
import learned from '#core/content/desafio-negocio/second-reader.json' with { type: 'json' };
import { beliefs, estimate, phrasesOf } from '#core/games/desafio-negocio/words/lesson.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { type GradedTalk, taught } from '#core/testing/graded.ts';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';
import { learn } from '#core/testing/learn.ts';
import { listen } from './listen.ts';
import { secondReading } from './second-reader.ts';

const say = (...said: string[]): Line[] => said.map((content) => ({ role: 'user', content }));

it('knows what all talks that teach it have to say: otherwise `npm run teach`', () => {
  expect(learned.talks).toBe(taught.length);
});

it('counts phrases of up to three words, whatever the number, the accents and the shorthand', () => {
  const phrases = phrasesOf([
    { role: 'assistant', content: 'E a nota?' },
    ...say('Entrego 30 potes vc quer? Entrego 25.'),
  ]);
  expect(phrases.get('entrego #')).toBe(2);
  expect(phrases.get('# potes voce')).toBe(1);
  expect(phrases.get('quer ?')).toBe(1);
  expect(phrases.has('nota')).toBe(false);
});

it('learns which phrases good talks have, and which bad ones', () => {
  const talk = (score: number, text: string) => ({
    challengeId: 'atravessador' as const,
    kind: 'terse',
    why: '',
    grades: [],
    score,
    lines: say(text),
  });
  const talks = [1, 2, 3, 4, 5].flatMap((number) => [
    talk(100, `vendo a ${number} reais na feira`),
    talk(0, `se eu tivesse ${number} reais na feira`),
  ]);
  const lesson = learn(talks);
  expect(lesson.mean).toBe(50);
  expect(estimate(say('vendo a 9 reais'), lesson)).toBeGreaterThan(75);
  expect(estimate(say('se eu tivesse 9 reais'), lesson)).toBeLessThan(25);
  expect(estimate(say('palavras nunca ouvidas'), lesson)).toBe(50);
});

it('learns of each objective which words make it, in its own challenge', () => {
  const talk = (grades: GradedTalk['grades'], text: string): GradedTalk => ({
    challengeId: 'atravessador',
    kind: 'terse',
    why: '',
    grades,
    score: 50,
    lines: say(text),
  });
  const talks = [1, 2, 3, 4, 5].flatMap((number) => [
    talk(['whole', 'none'], `meu custo deu ${number}`),
    talk(['none', 'whole'], `levo pra feira ${number}`),
  ]);
  const lesson = learn(talks);
  const [cost = 0, elsewhere = 0] = beliefs('atravessador', say('o custo'), lesson);
  expect(cost).toBeGreaterThan(75);
  expect(elsewhere).toBeLessThan(25);
  expect(beliefs('mel-supermercado', say('o custo'), lesson)).toEqual([]);
});

const readAgain = (...said: string[]) => {
  const talk = say(...said);
  return secondReading('fregues-feira', talk, listen('fregues-feira', talk).messages);
};

it('weighs what was judged with what the words are worth, gives nothing to whoever is doubted, and takes nothing from a short talk', () => {
  const { levelFor } = readAgain(...inEarnest.filter((line) => !line.startsWith('>')));
  expect(levelFor(1, 'whole', false)).toBe('whole');
  expect(levelFor(1, 'half', false)).toBe('half');
  expect(levelFor(2, 'none', false)).toBe('none');
  const inJest = readAgain(...joking.filter((line) => !line.startsWith('>')));
  expect(inJest.levelFor(2, 'whole', false)).toBe('half');
  expect(inJest.levelFor(2, 'half', false)).toBe('none');
  expect(readAgain('bola gol juiz').levelFor(0, 'whole', false)).toBe('whole');
});

it('does not hear what the other side had said', () => {
  const asked =
    'Sua verdura é da sua horta, colhida hoje sem veneno em Ibiúna, quatro reais o pé por causa da muda?';
  const lines: Line[] = [1, 2, 3].flatMap(() => [
    { role: 'assistant', content: asked },
    { role: 'user', content: asked.replace('?', '.') },
  ]);
  const { levelFor } = secondReading('fregues-feira', lines, listen('fregues-feira', lines).messages);
  expect(levelFor(0, 'half', false)).toBe('half');
});

const joking = [
  'Bom dia dona Lúcia, esse alface eu colhi hoje de madrugada na minha horta em Ibiúna, sem veneno nenhum!',
  '> Ah, que bom!',
  'Ô, tô só mexendo com a senhora, esse aí veio do Ceagesp ontem e eu nem perguntei quem plantou.',
  '> Ora essa. E o preço?',
  'Quatro reais o pé, por causa do adubo e da mão de obra. Quer dizer, adubo eu nem compro, mas é quatro.',
  '> E não faz um agrado?',
  'Faço sim, leva um cheiro-verde. Ih não, o cheiro-verde acabou, fica pra outra vez.',
  '> Assim não dá.',
  'Volte sábado que eu separo os melhores pra senhora. Separo nada, quem chega cedo leva, é assim.',
];
const inEarnest = [
  'Bom dia dona Lúcia, esse alface eu colhi hoje de madrugada na minha horta em Ibiúna, sem veneno nenhum!',
  '> Ah, que bom! E o preço?',
  'Quatro reais o pé, por causa da muda e da mão de obra, que eu pago um rapaz duas vezes na semana.',
  '> Tá caro. E não faz um agrado?',
  'Levando três eu faço por dez e a senhora ainda leva um cheiro-verde da minha banca.',
  '> Gostei.',
  'Volte sábado que eu separo os melhores pra senhora, é só me mandar um zap na sexta que eu guardo.',
];

it('doubts a talk that sounds like none that was good, and lets one in the same words stand', () => {
  expect(scoreOfTalk('fregues-feira', ...joking)).toBeLessThanOrEqual(30);
  expect(scoreOfTalk('fregues-feira', ...inEarnest)).toBeGreaterThanOrEqual(75);
});

it('holds nothing against whoever said little so far', () => {
  expect(readAgain('Se eu tivesse o selo eu mostrava.', 'Meu cunhado que tem.').max).toBe(100);
});
