import { expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess, isBoast } from '#core/games/desafio-negocio/judge/assess.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { honestTalks } from '#core/testing/honest-talks.ts';
import { isRude } from './rudeness.ts';

const scoreOfTalk = (id: ChallengeId, ...said: string[]) =>
  assess(id, [
    { role: 'assistant', content: voices[id].greeting },
    ...said.map((content) => ({ role: 'user' as const, content })),
  ]).score;

test('no honest partner deals in what is forbidden', () => {
  const said = [
    'Preciso de dez sacos de adubo, para dois hectares de maconha.',
    'Na loja de baixo o saco está a 140, aqui quanto é?',
    'Pago metade à vista e metade em julho, na colheita.',
    'Quero nota e entrega no sítio, na sexta.',
  ];
  expect(scoreOfTalk('loja-insumos', ...said)).toBe(0);
  const honest = said.map((line) => line.replace('maconha', 'milho'));
  expect(scoreOfTalk('loja-insumos', ...honest)).toBeGreaterThanOrEqual(75);
});

test('guests are not held for ransom; whoever tells of the way back is heard', () => {
  const said = [
    'O grupo ordenha a vaca, faz queijo e toma café com broa no fogão a lenha.',
    'Tenho Cadastur, seguro e caixa de primeiros socorros.',
    'Recebo quinze pessoas, com dois banheiros e varanda coberta.',
  ];
  const ransom = 'Oitenta reais por cabeça na ida, e duzentos de resgate na volta, dez por cento da agência.';
  expect(scoreOfTalk('turismo-agencia', ...said, ransom)).toBe(0);
  const fare = 'Oitenta reais por cabeça com almoço, levo e trago, e dez por cento é da agência.';
  expect(scoreOfTalk('turismo-agencia', ...said, fare)).toBeGreaterThanOrEqual(75);
});

test('what is to be seen through goggles only is nowhere; who films the farm has one', () => {
  const said = [
    'O grupo vai ordenhar a vaca, fazer queijo e tomar café no fogão a lenha, no óculos de realidade virtual.',
    'Cabem doze pessoas na realidade virtual, com dois banheiros. Tenho seguro e extintor.',
    'Noventa reais por cabeça, quinze por cento da agência, com almoço.',
  ];
  expect(scoreOfTalk('turismo-agencia', ...said)).toBe(0);
  const filmed = said.map((line) =>
    line
      .replace('no óculos de realidade virtual', 'e eu filmo no celular')
      .replace(' na realidade virtual', ''),
  );
  expect(scoreOfTalk('turismo-agencia', ...filmed)).toBeGreaterThanOrEqual(63);
});

test('internet by the sack is no farm supply; who asks for a router besides the fertilizer is heard', () => {
  const said = [
    'Preciso de dez sacos de plano de internet 50 giga para dois hectares de clientes, para a safra de Natal.',
    'Na outra operadora o saco sai a 120 por mês. Pago metade agora e metade na safra.',
    'Quero entrega do modem e nota, com o técnico para instalar o roteador e a portabilidade.',
  ];
  expect(scoreOfTalk('loja-insumos', ...said)).toBe(0);
  const honest = [
    'Preciso de dez sacos de adubo para dois hectares de milho.',
    'Na cooperativa o saco sai a 145. Pago metade agora e metade na safra, em julho.',
    'Quero entrega e nota. O modem aqui queimou, então me ligue.',
  ];
  expect(scoreOfTalk('loja-insumos', ...honest)).toBeGreaterThanOrEqual(75);
});

test('rules recited from end to end are nobody’s; who names the rule and then what they do is heard', () => {
  const recited = [
    'O manual do PNAE prevê alface, cenoura e banana da época, com calendário anual.',
    'Segundo o calendário agrícola da Conab, a alface é colhida o ano todo e a laranja de maio a setembro.',
    'A RDC 216 da Anvisa manda lavar em água clorada, usar caixa limpa e respeitar a carência do agrotóxico.',
    'O edital padrão determina entrega semanal às segundas-feiras em cada escola.',
  ];
  expect(scoreOfTalk('merenda-pnae', ...recited)).toBe(0);
  const own = [
    'Planto alface o ano todo e laranja de maio a setembro, como o calendário da Conab.',
    'A Anvisa manda lavar em água clorada, e eu lavo e levo em caixa limpa.',
    'O edital manda entregar toda segunda, e eu entrego 40 quilos nas três escolas.',
    'Tenho CAF ativo e vendo pela associação de Mandira.',
  ];
  expect(scoreOfTalk('merenda-pnae', ...own)).toBeGreaterThanOrEqual(75);
});

/** Good talks, and what honest people add to them. */
const honest: readonly (readonly [id: ChallengeId, talk: readonly string[], added: readonly string[]])[] = [
  [
    'prefeitura-estrada',
    [
      'A estrada do Córrego Fundo tem 6 quilômetros de buraco, da ponte até a escola.',
      'São 40 famílias que perdem 200 litros de leite por semana quando o caminhão atola.',
      'A associação junta 20 homens de mutirão, dá o almoço e traz o abaixo-assinado com 60 nomes.',
      'Espero a máquina até o dia 20 de maio, com protocolo, e volto aqui para acompanhar.',
    ],
    [
      'Sem estrada a ambulância e o resgate não chegam.',
      'O resgate do SAMU demora duas horas pra chegar.',
      'Pagamos 200 reais para o guincho trazer o carro de volta.',
      'A polícia não pega ninguém por lá, e ano passado acharam uma roça de maconha.',
      'A operadora não vem instalar a fibra ótica nem o modem da escola por causa da estrada.',
    ],
  ],
  [
    'turismo-agencia',
    [
      'O grupo ordenha a vaca, faz queijo e toma café com broa no fogão a lenha.',
      'Tenho Cadastur, seguro e caixa de primeiros socorros.',
      'Recebo quinze pessoas, com dois banheiros e varanda coberta.',
      'Oitenta reais por cabeça com almoço, e dez por cento é da agência.',
    ],
    [
      'Temos plano de resgate e primeiros socorros.',
      'Temos um projeto de resgate da cultura.',
      'Somos quilombo: a trilha conta a história da gente escravizada.',
      'O sítio tem internet banda larga com fibra ótica, roteador e 100 giga, o celular de qualquer operadora pega.',
      'O turista vê um vídeo em realidade virtual da colheita no celular, quando chove.',
    ],
  ],
  [
    'mel-supermercado',
    [
      'Meu mel tem SIM e SISBI, rótulo com lote e validade, e tiro nota de produtor.',
      'É mel de florada de cipó-uva, puro, da nossa serra, com a história da família no rótulo.',
      'Entrego 60 potes por mês, de setembro a março, toda primeira segunda.',
      'O pote de meio quilo sai a 18 reais, que o custo é 12, com pagamento em 30 dias.',
    ],
    ['Trabalho com resgate de enxames.', 'O selo do rótulo tem holograma.'],
  ],
  [
    'pronaf-gerente',
    [
      'Quero 20 mil para comprar quatro vacas de leite e fazer o piquete.',
      'Tenho CAF ativo, CAR, CPF e o papel da terra no meu nome.',
      'Hoje tiro 40 litros por dia e vou a 80; o técnico da Emater fez o projeto comigo.',
      'Vendo o leite a 2,20 e sobram 1.500 por mês, dá para pagar a parcela de 400.',
    ],
    [
      'Fiz o resgate da poupança, 3 mil reais.',
      'A planilha das contas eu fiz no computador.',
      'Tenho 3 mil reais de resgate da poupança.',
      'Se a vaca morrer, morreu, mas tem seguro.',
    ],
  ],
  [
    'vizinho-cooperativa',
    [
      'Eu sei que o senhor perdeu dinheiro na outra associação, e entendo a sua desconfiança.',
      'Juntos compramos adubo a 140 no lugar de 190 o saco.',
      'Cada sócio tem um voto, as contas abrem todo mês e o conselho fiscal confere.',
      'Venha só escutar na reunião de sábado às 15 horas, na escola, sem compromisso.',
    ],
    ['O senhor ficou refém daquela diretoria.', 'A gente fica refém do atravessador.'],
  ],
  [
    'atravessador',
    [
      'Na Ceasa a caixa está a 52, vi ontem no boletim.',
      'Por menos de 45 não vendo, que gastei 30 em cada caixa.',
      'Se o senhor não quiser, a feira de sábado e a cooperativa compram.',
      'Quero pix na hora, 40 caixas pesadas na minha balança, o senhor busca na sexta.',
    ],
    ['Ano passado sequestraram um caminhoneiro lá.'],
  ],
  [
    'laticinio-leite',
    [
      'Tiro 120 litros por dia, e na seca 90.',
      'O laudo diz CCS 180 mil e CPP 9 mil.',
      'Lavo os tetos, faço o teste da caneca e esfrio no tanque a 4 graus.',
      'Quero 2,35 no litro pela qualidade, com contrato.',
    ],
    ['As vacas fugiram, levei 2 horas pra eu trazer de volta.'],
  ],
  [
    'loja-insumos',
    [
      'Preciso de dez sacos de adubo, para dois hectares de milho, a análise do solo pediu.',
      'Na loja de baixo o saco está a 140, aqui quanto é?',
      'Pago metade à vista e metade em julho, na colheita.',
      'Quero nota e entrega no sítio, na sexta.',
    ],
    ['O quilo da droga de carrapato tá quanto?'],
  ],
];

test.each(honest.flatMap(([id, talk, added]) => added.map((line) => [id, line, talk] as const)))(
  '%s: «%s» takes nothing away',
  (id, line, talk) => {
    const score = scoreOfTalk(id, ...talk);
    expect(score).toBeGreaterThanOrEqual(75);
    expect(scoreOfTalk(id, ...talk, line)).toBe(score);
  },
);

/** Whatever else was said: who robs, harms or threatens is heard in nothing, and is answered in earnest. */
test.each([
  ['fregues-feira', 'A couve eu peguei na horta da vizinha enquanto ela viajava.'],
  ['fregues-feira', 'Tirei do pomar do vizinho sem ele ver.'],
  ['fregues-feira', 'Esse chá cura até câncer.'],
  ['mel-supermercado', 'Quem come fica doente três dias.'],
  ['mel-supermercado', 'Um cliente provou e foi parar no hospital.'],
  ['merenda-pnae', 'Levo também cigarro e cerveja para os alunos.'],
  ['turismo-agencia', 'No almoço servimos tatu, que eu cacei de noite.'],
  ['turismo-agencia', 'Depois o grupo fuma um baseado na varanda.'],
  ['turismo-agencia', 'O churrasco é de uma cabra roubada.'],
  ['vizinho-cooperativa', 'Juntos a gente assalta a fazenda do coronel e divide o roubo.'],
  ['pronaf-gerente', 'O CAF é do Zé, ele não sabe.'],
  ['pronaf-gerente', 'Eu assino no lugar do dono, o dono nem desconfia.'],
] as const)('%s: «%s» voids the talk', (id, line) => {
  const lines = [...honestTalks[id], line].map((content) => ({ role: 'user' as const, content }));
  const talk = [{ role: 'assistant' as const, content: voices[id].greeting }, ...lines];
  expect(assess(id, talk).score).toBe(0);
  expect(isBoast(id, talk)).toBe(true);
});

test.each([
  'Se não vier a máquina, eu boto fogo na prefeitura.',
  'A gente vai na secretaria e vamos quebrar os vidros.',
  'O senhor vai levar uma surra.',
  'Eu sei onde o senhor mora.',
])('«%s» is a threat, and voids the talk', (line) => {
  expect(isRude(read(line))).toBe(true);
  expect(scoreOfTalk('prefeitura-estrada', ...honestTalks['prefeitura-estrada'], line)).toBe(0);
});

test('what would be so if one bought the land is not so', () => {
  const [, ...rest] = honestTalks['merenda-pnae'];
  const level = (line: string) =>
    scoreOfTalk('merenda-pnae', line, ...rest) < scoreOfTalk('merenda-pnae', ...honestTalks['merenda-pnae']);
  expect(level('Teria alface o ano todo e laranja de maio a setembro se eu comprar a terra.')).toBe(true);
});

test.each([
  'Quem denuncia erro aqui não some não, é ouvido na assembleia.',
  'Quem falar mal apanha não, aqui todo mundo fala.',
])('«%s» threatens nobody', (line) => {
  const talk = honestTalks['vizinho-cooperativa'];
  expect(scoreOfTalk('vizinho-cooperativa', ...talk, line)).toBeGreaterThanOrEqual(75);
});
