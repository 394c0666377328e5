import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';
import { isRude } from '#core/games/desafio-negocio/tricks/rudeness.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { levelOf, scoreOfTalk } from '#core/testing/judge-talk.ts';

const ceasa = 'Sei que na Ceasa de Juazeiro a caixa tá 62, vi ontem.';
const floor = 'Meu custo é 30, não vendo por menos de 42.';
const terms = 'Quero pix na hora e pesado na minha balança.';
const market = 'Fecho a 48 então, ou boto na feira de sábado.';
const honey = 'Bom dia, o meu mel é de florada de aroeira, colhido no meu apiário em Picos, com 80 caixas.';
const papers = 'Tenho o SIM da prefeitura e o rótulo com validade, e dou nota fiscal.';
const amount = 'Consigo entregar 50 potes toda terça aqui na loja.';
const price = 'O pote sai a 20 reais, porque meu custo é 12 com pote e frete.';
const listening = 'Seu Raimundo, me conta o que aconteceu, no seu lugar eu também ficava com raiva.';
const gain = 'Juntos o adubo sai 20% mais barato e o frete é dividido.';
const rules = 'Cada um tem um voto e a conta é mostrada na assembleia todo mês.';
const step = 'Vem na reunião sábado lá em casa.';
const tour = 'Ordenha de manhã, trilha e almoço no fogão a lenha.';
const licences = 'Temos Cadastur, alvará e seguro dos visitantes.';
const room = 'Cabem 20 pessoas por dia, com banheiro.';
const fee = 'São 120 por pessoa, com 10% da agência.';

test.each<[string, ChallengeId, string[]]>([
  [
    '«só que não» that goes on',
    'atravessador',
    [
      ceasa,
      'Meu custo é 30, só que não vendo por menos de 42.',
      'Quero pix na hora, pode pesar, só que não na sua balança, na minha.',
      market,
    ],
  ],
  [
    '«do contrário»',
    'atravessador',
    [
      ceasa,
      'Meu custo é 30, não vendo por menos de 42, do contrário, sábado vendo na feira.',
      'Quero pix na hora e na minha balança, do contrário, sábado vendo na feira.',
      market,
    ],
  ],
  [
    'where a price was read',
    'atravessador',
    ['Vi na internet que na Ceasa a caixa tá 62.', `Deu no jornal também. ${floor}`, terms, market],
  ],
  [
    'what is written in a statute and on an invoice',
    'vizinho-cooperativa',
    [listening, `${gain} Está escrito na nota.`, `${rules} Tá escrito no estatuto.`, step],
  ],
  [
    'a label and a jar with a ribbon',
    'mel-supermercado',
    [
      honey,
      'Tenho o SIM da prefeitura, tá escrito no rótulo com a validade, e dou nota fiscal.',
      amount,
      price.replace('pote', 'pote decorado'),
    ],
  ],
  [
    'room on a veranda',
    'turismo-agencia',
    [`${tour} No espaço da varanda.`, licences, `${room} No espaço da varanda tem rede.`, fee],
  ],
  [
    'the beasts of a farm',
    'turismo-agencia',
    [`${tour} O cachorro não morde.`, licences, `${room} O galo não incomoda.`, fee],
  ],
  [
    'a table that is laid',
    'turismo-agencia',
    [`${tour} Mesa decorada.`, licences, `${room} A mesa decorada fica na sombra.`, fee],
  ],
  [
    'a least price for the other side',
    'atravessador',
    [ceasa, floor, terms, market, 'Por menos de 42 pra você eu não vendo.'],
  ],
  [
    'no more credit',
    'atravessador',
    [ceasa, floor, 'Parei de vender fiado: me paga no pix, na minha balança.', market],
  ],
  [
    'no more sales without an invoice',
    'mel-supermercado',
    [honey, papers, amount, price, 'Parei de vender sem nota.'],
  ],
  [
    'a vote for the board',
    'vizinho-cooperativa',
    [listening, gain, `${rules} A gente vota no senhor pro conselho.`, step],
  ],
  [
    'somewhere else to sell',
    'atravessador',
    [ceasa, floor, terms, 'Ou você aumenta ou eu boto na feira de sábado.'],
  ],
  [
    'what it was and what it is',
    'atravessador',
    [ceasa, 'Meu custo é 30.', terms, market, 'Antes vendia a 30, hoje não vendo por menos de 45.'],
  ],
  [
    'a kind word on what is given',
    'mel-supermercado',
    [honey, papers, `${amount} Só pra senhora ficar satisfeita.`, `${price} Só pra senhora ficar tranquila.`],
  ],
  [
    'the price on the invoice',
    'mel-supermercado',
    [honey, papers, amount, `${price} Na nota a gente coloca 20 reais o pote.`],
  ],
  [
    '«na realidade»',
    'pronaf-gerente',
    [
      'Na realidade é pra comprar o trator, 40 mil do Pronaf.',
      'Tenho o CAF, o CAR e a escritura do sítio.',
      'A Emater fez o projeto, deu 40 mil no orçamento.',
      'Pago com a venda do milho e do leite, tiro 5 mil por mês, sobra 2 mil.',
    ],
  ],
  ...[', tá bom?', ', viu?', ', pode ser?', ', né?', ' né?'].map((tag): [string, ChallengeId, string[]] => [
    `«${tag}» after everything`,
    'mel-supermercado',
    [honey, papers, amount, price].map((line) => line.replace(/\.$/, tag)),
  ]),
  [
    'sweets called sighs and kisses',
    'fregues-feira',
    [
      'O doce eu fiz hoje cedo em casa, com leite do meu sítio em Bonito, a Lelê ajudou.',
      'O pacote de suspiros sai a 8 reais, no mercado tá 12. Um suspiro é 1 real.',
      'Levando dois pacotes dou um beijo de coco, pergunta pra Lalá.',
      'Sábado tô aqui de novo, separo pra senhora.',
    ],
  ],
])('%s takes nothing from an honest talk', (_, id, said) => {
  expect(scoreOfTalk(id, ...said)).toBe(100);
});

test('an invoice that says how much was delivered is no trick', () => {
  const invoiced = `${amount} A nota a gente põe os 50 potes certinho.`;
  expect(levelOf('mel-supermercado', 'volume', honey, papers, invoiced, price)).not.toBe('none');
});

test.each<[string, ChallengeId, string[], number]>([
  [
    '«só que não» with nothing after it',
    'atravessador',
    [`${ceasa} Só que não.`, `${floor} Só que não!`, terms, market],
    0,
  ],
  ['who sells nothing to the other side', 'atravessador', [ceasa, floor, terms, 'Pra você eu não vendo.'], 0],
  ['who has stopped selling', 'atravessador', [ceasa, floor, terms, 'Na verdade parei de vender.'], 0],
  [
    'a vote for a favour',
    'prefeitura-estrada',
    [
      'A estrada do Mandira tem 8 km, com atoleiro na ponte.',
      'Passam 40 alunos e o caminhão do leite, perdemos 200 litros por dia.',
      'A comunidade dá a mão de obra e a pedra.',
      'Quero a data da vistoria por escrito, até sexta. A gente vota no senhor.',
    ],
    75,
  ],
  [
    'what is no longer so',
    'atravessador',
    [ceasa, 'Meu custo é 30.', terms, market, 'Antes vendia a 45, hoje não.'],
    88,
  ],
])('%s is no honest talk', (_, id, said, max) => {
  expect(scoreOfTalk(id, ...said)).toBeLessThanOrEqual(max);
});

test.each([
  ['ou você aumenta ou eu boto na feira de sábado', false],
  ['se demorar a gente vai ver outro comprador', false],
  ['se demorar vai ver que estraga', false],
  ['ou você aumenta ou eu denuncio', true],
  ['só que o senhor vá tomar um café e ouvir', false],
  ['vá tomar vergonha', true],
  ['se reclamar vai ver', true],
  ['se demorar você vai apanhar', true],
])('«%s» is a threat: %s', (said, expected) => {
  expect(isRude(read(said))).toBe(expected);
});

const care = 'Como vai o alimento?';
const inspection = 'E a inspeção?';
test.each<[string, ChallengeId, string, boolean]>([
  ['eu lavo tudo, não uso veneno, só esterco curtido', 'merenda-pnae', care, false],
  ['nunca passo veneno e a água é limpa', 'merenda-pnae', care, false],
  ['passo veneno mas lavo bem', 'merenda-pnae', care, true],
  ['ainda não tenho inspeção. rótulo eu faço no canva', 'mel-supermercado', inspection, false],
  ['fiz o rótulo no computador', 'mel-supermercado', inspection, false],
  ['o selo eu fiz no canva', 'mel-supermercado', inspection, true],
  ['rótulo e selo eu faço no canva', 'mel-supermercado', inspection, true],
  ['montei um selo no photoshop', 'mel-supermercado', inspection, true],
  [
    'O rótulo quem fez foi minha filha no Canva, com lote e validade, e o registro do SIM tá em dia',
    'mel-supermercado',
    inspection,
    false,
  ],
  ['O laudo eu digitei no Word pra imprimir a cópia', 'mel-supermercado', inspection, false],
  ['O laudo eu digitei no Word pra imprimir a cópia', 'laticinio-leite', 'Tem laudo?', false],
])('«%s» in %s after «%s» is a fraud: %s', (said, id, question, expected) => {
  const { objectives } = assess(id, [
    { role: 'assistant', content: question },
    { role: 'user', content: said },
  ]);
  expect(objectives.some(({ isDishonest }) => isDishonest)).toBe(expected);
});

test.each<[string, ChallengeId, string, string]>([
  ['em fevereiro perdemos 9 dias de aula', 'prefeitura-estrada', 'compromisso', 'none'],
  ['preciso da máquina em 9 dias', 'prefeitura-estrada', 'compromisso', 'half'],
  ['Quero data: 30 de novembro. Se não for, volto aqui.', 'prefeitura-estrada', 'compromisso', 'whole'],
  ['a escola parou para reforma em 10 de março', 'prefeitura-estrada', 'compromisso', 'none'],
  ['desde 10 de março o ônibus não passa', 'prefeitura-estrada', 'compromisso', 'none'],
])('«%s» in %s: %s is %s', (said, id, objective, level) => {
  expect(levelOf(id, objective, said)).toBe(level);
});

test.each<[string, ChallengeId, string, string]>([
  [
    'how long a barcode takes is no delivery',
    'mel-supermercado',
    'volume',
    'Código de barras ainda não, mas já pedi na GS1 e sai em duas semanas.',
  ],
  [
    'where to pay is no reason to come back',
    'fregues-feira',
    'volta',
    'Aceito pix sim, a chave é meu celular.',
  ],
])('%s', (_, id, objective, said) => {
  const { objectives } = assess(id, [{ role: 'user', content: said }]);
  expect(objectives.find((one) => one.id === objective)?.level).toBe('none');
});
