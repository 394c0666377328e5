import { expect, test } from 'vitest';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';

const told = [
  'Alface o ano todo e laranja de maio a setembro.',
  'Lavo em água tratada e levo em caixa limpa.',
  'São 50 quilos toda segunda nas três escolas.',
];

test.each([
  ['a play', 'Na novela'],
  ['a game', 'No meu jogo'],
  ['a dream', 'Sonhei que'],
  ['a lesson', 'Resposta da questão 1:'],
  ['by heart', 'Decorei que'],
  ['a supposition', 'Vamos supor que'],
  ['a dream that goes on', 'No sonho a gente tinha'],
  ['a page', 'No site dizia'],
  ['a booklet', 'A cartilha manda dizer:'],
  ['a vision', 'Meu santo revelou:'],
  ['a world of pictures', 'Na realidade virtual:'],
])('what is only told as %s is nobody’s', (_, frame) => {
  const talk = told.map((line) => `${frame} ${line}`);
  expect(scoreOfTalk('merenda-pnae', 'Sou da associação de Mandira e o CAF está em dia.', ...told)).toBe(100);
  expect(
    scoreOfTalk('merenda-pnae', 'Sou da associação de Mandira e o CAF está em dia.', ...talk),
  ).toBeLessThanOrEqual(30);
});

test('who has seen something on television once, or jokes once, tells the rest of themselves', () => {
  const once = [
    'Vi na televisão que a escola compra, e sou da associação de Mandira, com CAF em dia.',
    ...told,
  ];
  expect(scoreOfTalk('merenda-pnae', ...once)).toBe(100);
});

test('who has read something once or twice, or thanks a saint, tells the rest of themselves', () => {
  const read = [
    'Li na cartilha da Emater que a escola compra, e sou da associação de Mandira, com CAF em dia.',
    'Alface o ano todo e laranja de maio a setembro, graças a meu santo.',
    'Lavo em água tratada, como o manual ensina, e levo em caixa limpa.',
    'São 50 quilos toda segunda nas três escolas.',
    'Se quiser, a nutricionista vem ver a horta.',
  ];
  expect(scoreOfTalk('merenda-pnae', ...read)).toBeGreaterThanOrEqual(88);
});

test('a game of letters says nothing', () => {
  const said = [
    'A de alface, B de banana, C de CAF, D de DAP, E de entrega, F de fruta!',
    'L de limpeza, M de merenda, N de nota, Q de quinta-feira, R de registro, S de segunda-feira!',
    'Cooperativa com C, CAF com C, criança com C!',
    'Seca com S, salada com S, segunda com S, sem veneno com S, seleção com S!',
  ];
  expect(scoreOfTalk('merenda-pnae', ...said)).toBe(0);
});

test('no beast of fables is for sale, and no dog has a price', () => {
  const said = [
    'Meu cachorro viu na Ceasa a caixa a 52 ontem.',
    'O cachorro não desce de 45, que gastou 30 de ração.',
    'Quero pix na hora, na minha balança.',
  ];
  expect(scoreOfTalk('atravessador', ...said)).toBe(0);
  const own = said.map((line) => line.replace(/(Meu|O) cachorro/, 'Eu').replace('gastou', 'gastei'));
  expect(scoreOfTalk('atravessador', ...own)).toBeGreaterThanOrEqual(50);
});

test('«só que não» undoes what stands before it, whatever follows; «só que não vendo por menos» goes on', () => {
  const said = [
    'A estrada do Córrego Fundo tem 6 quilômetros de buraco, da ponte até a escola. Só que não: está lisinha.',
    'São 40 famílias que perdem 200 litros de leite por semana. Só que não: ninguém mora lá.',
    'A associação junta 20 homens de mutirão e dá o diesel. Só que não: eu moro sozinho.',
    'Espero a máquina até o dia 20, com protocolo. Só que não: não espero nada.',
  ];
  expect(scoreOfTalk('prefeitura-estrada', ...said)).toBe(0);
  const meant = said.map((line, at) =>
    line.replace(/ Só que não:.*/, at === 0 ? ' Só que não dá mais para esperar.' : ''),
  );
  expect(scoreOfTalk('prefeitura-estrada', ...meant)).toBeGreaterThan(50);
});

test('what the stars say is no quality, and a name scratched out is no paper of one’s own', () => {
  const stars = [
    'Seu signo hoje pede tomate, minha flor, o de 7 é da sorte, colhido hoje de manhã.',
    'De agrado leva um mapa astral e um cheiro-verde, e volte toda quarta.',
    'O preço é 7 reais o quilo, número cabalístico, porque custou 3 velas.',
  ];
  expect(scoreOfTalk('fregues-feira', ...stars)).toBeLessThanOrEqual(25);
  const lab = 'O laudo diz CCS 180 mil e CBT 9 mil, só risquei o nome do patrão e pus o meu.';
  const own = 'O laudo diz CCS 180 mil e CBT 9 mil, e está no meu nome.';
  const levelOf = (line: string) => scoreOfTalk('laticinio-leite', line);
  expect(levelOf(lab)).toBe(0);
  expect(levelOf(own)).toBeGreaterThan(0);
});
