import { expect, test } from 'vitest';
import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import type { ChallengeId, Level } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';
import { feedback } from '#core/games/desafio-negocio/judge/feedback.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { levelOf } from '#core/testing/judge-talk.ts';

const user = (content: string): Line => ({ role: 'user', content });

test.each<[ChallengeId, string, Level, string]>([
  // What helps in a bad year pays no instalment; what comes in does.
  ['pronaf-gerente', 'pagamento', 'half', 'Se der seca tem silagem guardada e o seguro do Proagro.'],
  ['pronaf-gerente', 'pagamento', 'whole', 'Vendo 80 litros por dia ao laticínio e tenho o Proagro.'],
  ['pronaf-gerente', 'pagamento', 'none', 'São 18 mil por causa da tela que subiu.'],
  ['pronaf-gerente', 'pagamento', 'whole', 'Tiro 3 mil reais por mês com a venda do queijo.'],
  ['pronaf-gerente', 'pagamento', 'whole', 'São 4 mil reais por hectare de lucro, vendido na Ceasa.'],
  ['pronaf-gerente', 'pagamento', 'whole', 'Dá 2 mil reais por tanque a cada ciclo, vendo para a feira.'],
  ['pronaf-gerente', 'pagamento', 'none', 'Preciso de 4 mil reais por hectare para as mudas.'],
  // What is had for the price is no arrangement with the agency.
  ['turismo-agencia', 'preco', 'half', 'É 130 por pessoa com almoço e café.'],
  ['turismo-agencia', 'preco', 'whole', 'É 130 por pessoa com almoço, e 15% ficam para a agência.'],
  ['turismo-agencia', 'preco', 'whole', 'São 90 por pessoa, com metade na reserva.'],
  ['turismo-agencia', 'preco', 'whole', 'É 100 por pessoa, e dou o desconto de 10 para vocês.'],
  ['turismo-agencia', 'preco', 'none', 'Tenho 70% de ocupação no ano.'],
  // A date is no way of following up.
  ['prefeitura-estrada', 'compromisso', 'half', 'Quero a máquina lá até o fim do mês.'],
  ['prefeitura-estrada', 'compromisso', 'half', 'Quero o número do protocolo.'],
  ['prefeitura-estrada', 'compromisso', 'whole', 'Quero a máquina até o fim do mês, com protocolo.'],
  ['prefeitura-estrada', 'compromisso', 'whole', 'O senhor pode ir lá na sexta ver o trecho?'],
  ['prefeitura-estrada', 'compromisso', 'whole', 'Pode ser dia 8? E me passa um zap para eu cobrar.'],
  [
    'prefeitura-estrada',
    'compromisso',
    'whole',
    'Quero a máquina até o fim do mês e que o senhor me dê um documento com isso.',
  ],
  [
    'prefeitura-estrada',
    'compromisso',
    'whole',
    'Preciso até o fim do mês, anota aí meu telefone pra avisar.',
  ],
  ['prefeitura-estrada', 'compromisso', 'whole', 'Quero data: 30 de novembro. Se não for, volto aqui.'],
  // What has been is no term.
  ['prefeitura-estrada', 'compromisso', 'none', 'Em outubro foram 9 dias sem aula, 64 alunos.'],
  ['prefeitura-estrada', 'compromisso', 'none', 'A ponte caiu no dia 12 de outubro.'],
  ['prefeitura-estrada', 'apoio', 'half', 'Ajuda lá quem dá é o fazendeiro Zé Mário, que tem trator.'],
  ['prefeitura-estrada', 'problema', 'whole', 'No Córrego do Ouro, da venda até o trevo, acho que uns 4 km.'],
  // A question told again compares nothing and pays nothing.
  ['loja-insumos', 'comparacao', 'none', 'Perguntei o total em março com juro.'],
  ['loja-insumos', 'pagamento', 'none', 'Perguntei o total em março com juro.'],
  ['loja-insumos', 'comparacao', 'whole', 'Perguntei o preço na cooperativa e lá está 142 o saco.'],
  ['loja-insumos', 'pagamento', 'whole', 'Pago metade agora e metade em março.'],
  // What falls short is half, unless it is made up for.
  ['turismo-agencia', 'estrutura', 'half', 'Cabem 25 pessoas, mas banheiro só tem o da casa.'],
  ['turismo-agencia', 'estrutura', 'half', 'Recebo 20 pessoas na varanda, só tenho um banheiro.'],
  ['turismo-agencia', 'estrutura', 'whole', 'Recebo 25 pessoas e tem três banheiros.'],
  [
    'turismo-agencia',
    'estrutura',
    'whole',
    'Só tem um banheiro, mas alugo banheiro químico para 30 pessoas.',
  ],
  ['laticinio-leite', 'cuidado', 'half', 'Tiro na mão e coo no pano. Não tenho tanque, ponho no freezer.'],
  ['laticinio-leite', 'cuidado', 'whole', 'Tiro na mão, lavo os tetos e vai logo para o tanque.'],
  [
    'laticinio-leite',
    'cuidado',
    'whole',
    'Lavo os tetos. Não tenho tanque, uso o tanque coletivo da associação.',
  ],
  [
    'laticinio-leite',
    'cuidado',
    'whole',
    'Lavo os tetos. O leite vai direto pro tanque de expansão. Vacina fica na geladeira.',
  ],
  [
    'laticinio-leite',
    'cuidado',
    'whole',
    'Lavo os tetos, com geladeira não trabalho, vai direto pro tanque de expansão.',
  ],
  [
    'laticinio-leite',
    'cuidado',
    'whole',
    'Lavo os tetos. Antes não tinha tanque; hoje tenho tanque de expansão de 1000 litros.',
  ],
  ['laticinio-leite', 'cuidado', 'whole', 'Não tenho tanque sujo nunca: lavo o tanque e os tetos.'],
  ['laticinio-leite', 'cuidado', 'half', 'Lavo os tetos e o leite fica na geladeira.'],
  [
    'laticinio-leite',
    'cuidado',
    'half',
    'Lavo os tetos. Não tenho tanque de expansão, ponho no freezer e vou comprar um tanque.',
  ],
  [
    'turismo-agencia',
    'estrutura',
    'whole',
    'Recebo 20 pessoas. Não tem banheiro sujo aqui, são três com chuveiro.',
  ],
  [
    'turismo-agencia',
    'estrutura',
    'whole',
    'Recebo 20 pessoas, três banheiros com chuveiro; só tem o banheiro dos fundos sem chuveiro.',
  ],
  ['turismo-agencia', 'estrutura', 'half', 'Recebo 20 pessoas na varanda, mas não tem banheiro.'],
  // One bathroom serves ten.
  ['turismo-agencia', 'estrutura', 'whole', 'Recebo 8 pessoas, só tem um banheiro, limpo.'],
  ['turismo-agencia', 'estrutura', 'whole', 'Recebo umas 10 por vez, banheiro só tem um.'],
  ['turismo-agencia', 'estrutura', 'half', 'Recebo 8 pessoas na varanda, sem banheiro.'],
  // Whoever sells to a starch mill knows what it pays.
  ['atravessador', 'referencia', 'whole', 'A fecularia paga 620 a tonelada da mandioca.'],
  // A second time is no Monday.
  ['vizinho-cooperativa', 'passo', 'none', 'Leva aviso, e na segunda vez o produto volta pra casa.'],
  ['vizinho-cooperativa', 'passo', 'whole', 'Na segunda tem reunião na casa da Neide.'],
  ['vizinho-cooperativa', 'escuta', 'whole', 'Queria ouvir do senhor, sinto muito por isso.'],
])('%s, %s: %s for «%s»', (id, objective, level, said) => {
  expect(levelOf(id, objective, said)).toBe(level);
});

const evidenceOf = (id: ChallengeId, objective: string, ...said: string[]) =>
  assess(id, said.map(user)).objectives.find((result) => result.id === objective)?.evidence;

test.each<[string, ChallengeId, string, string[], string]>([
  [
    'the figure that stands',
    'pronaf-gerente',
    'projeto',
    ['acho que uns 15 mil. não, minto, 18 mil por causa da tela'],
    'não, minto, 18 mil por causa da tela',
  ],
  [
    'the only figure there is',
    'pronaf-gerente',
    'projeto',
    ['uns 15 mil. na verdade é pouco'],
    'uns 15 mil. na verdade é pouco',
  ],
  [
    'the words that say most',
    'vizinho-cooperativa',
    'escuta',
    ['mas por que o senhor bebeu dessa água? que aconteceu', 'queria ouvir do senhor, sinto muito por isso'],
    'queria ouvir do senhor, sinto muito por isso',
  ],
  [
    'the term, and not that one was asked for',
    'prefeitura-estrada',
    'compromisso',
    ['vou ver não serve! quero prazo sim', 'a máquina lá até o fim do mês'],
    'a máquina lá até o fim do mês',
  ],
  [
    'what makes up for what fell short',
    'laticinio-leite',
    'cuidado',
    ['Tiro na mão. Não tenho tanque, ponho no freezer.', 'Comprei um tanque e uma peneira ontem.'],
    'Comprei um tanque e uma peneira ontem',
  ],
  [
    'what makes up for too few',
    'turismo-agencia',
    'estrutura',
    ['Recebo 20 pessoas, só tem um banheiro', 'tem mais dois no galpão'],
    'tem mais dois no galpão',
  ],
  [
    'what a word against poison does not take back',
    'merenda-pnae',
    'oferta',
    [
      'Banana o ano todo, batata-doce de março a agosto.',
      'Veneno a gente não usa na banana.',
      'Levo 300 quilos de banana por semana.',
    ],
    'Banana o ano todo, batata-doce de março a agosto',
  ],
  [
    'what a correction with an «if» does not take back',
    'turismo-agencia',
    'experiencia',
    ['No meu sítio o povo colhe morango comigo.', 'Vinte por vez, quer dizer, vinte e cinco se não chover.'],
    'No meu sítio o povo colhe morango comigo',
  ],
])('%s is quoted', (_, id, objective, said, expected) => {
  expect(evidenceOf(id, objective, ...said)).toBe(expected);
});

test('of two messages that say as much, the one that was asked for it is quoted', () => {
  const lines: Line[] = [
    { role: 'assistant', content: 'Em cada passeio, quantas pessoas você recebe?' },
    user('umas 12 por vez, na varanda'),
    { role: 'assistant', content: 'Como é o dia do visitante?' },
    user('cachoeira e cavalo, e o almoço é galinhada na varanda'),
  ];
  const found = assess('turismo-agencia', lines).objectives.find(({ id }) => id === 'estrutura');
  expect(found?.evidence).toBe('umas 12 por vez, na varanda');
});

test.each<[ChallengeId, string, RegExp]>([
  ['turismo-agencia', 'Cabem 25 pessoas, mas banheiro só tem o da casa.', /banheiros que cheguem/],
  ['laticinio-leite', 'Tiro na mão e coo no pano. Não tenho tanque, ponho no freezer.', /4 graus/],
  ['turismo-agencia', 'É 130 por pessoa com almoço e café.', /acerto com a agência/],
  ['prefeitura-estrada', 'Quero a máquina lá até o fim do mês.', /combine como acompanhar/],
  ['prefeitura-estrada', 'Quero o número do protocolo.', /peça uma data: até quando/],
  ['pronaf-gerente', 'Se der seca tem o seguro do Proagro.', /quanto entra por mês/],
  ['atravessador', 'Na rádio disse que o preço subiu.', /junte o número/],
])('in %s the tip for «%s» names what lacks', (id, said, tip) => {
  expect(feedback(id, assess(id, [user(said)]))).toMatch(tip);
});

const criteria = Object.entries(rubrics).flatMap(([id, rubric]) =>
  rubric.map((criterion: Criterion) => ({ name: `${id} ${criterion.id}`, criterion })),
);

test.each(criteria)('every tip of $name belongs to something that can lack', ({ criterion }) => {
  const known = [...Object.keys(criterion.signs), ...Object.keys(criterion.weak ?? {})];
  expect(known).toEqual(expect.arrayContaining(Object.keys(criterion.tips ?? {})));
  expect(Object.keys(criterion.tips ?? {})).toEqual(
    expect.arrayContaining(Object.keys(criterion.weak ?? {})),
  );
});

test('no two objectives share what would make them surer', () => {
  const all = criteria.map(({ criterion }) => criterion.surer);
  expect(new Set(all).size).toBe(all.length);
});
