import { describe, expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { levelOf, scoreOfTalk } from '#core/testing/judge-talk.ts';

describe('what is taken back was never so', () => {
  const bluff = 'Na Agrovale de Crato o saco está 132.';
  test.each(['tava brincando, nem fui lá', 'inventei pra ver se o senhor baixava', 'era mentira minha, viu'])(
    'a price with «%s» after it',
    (said) => {
      expect(levelOf('loja-insumos', 'comparacao', bluff, '> Liguei lá, não está.', said)).toBe('none');
    },
  );

  test.each(['não tô brincando, pode ligar lá', 'não inventei nada, tenho a foto'])(
    'a price with «%s» after it stands',
    (said) => {
      expect(levelOf('loja-insumos', 'comparacao', bluff, '> Liguei lá, não está.', said)).toBe('whole');
    },
  );

  test('a paper that is denied later, and not one that is spoken of again', () => {
    const paper = 'Temos Cadastur e seguro dos visitantes.';
    expect(levelOf('turismo-agencia', 'regras', paper, 'o Cadastur a gente não tem não')).not.toBe('whole');
    expect(levelOf('turismo-agencia', 'regras', paper, 'sem Cadastur eu não recebo ninguém')).toBe('whole');
  });
});

describe('who is asked, and says whose it is', () => {
  const cold = 'Ordenho com ordenhadeira e resfrio no tanque de mil litros, a 4 graus.';
  test.each([
    'O tanque tá chegando, quer dizer, tô vendo de financiar.',
    'Na verdade é lá do vizinho, o tanque.',
  ])('what was said before «%s» is not so', (said) => {
    expect(levelOf('laticinio-leite', 'cuidado', cold, '> Posso ver o tanque?', said)).not.toBe('whole');
  });
  test.each(['Na verdade vou mostrar hoje mesmo, venha.', 'Quer dizer, mil e duzentos litros, cabe mais.'])(
    'what was said before «%s» stands',
    (said) => {
      expect(levelOf('laticinio-leite', 'cuidado', cold, '> Posso ver o tanque?', said)).toBe('whole');
    },
  );
});

describe('who promises the earth', () => {
  const open = 'cada um tem um voto e a conta é mostrada na assembleia todo mês';
  test('is believed a step less', () => {
    const said = `Entra que o senhor vai ficar rico, ninguém perde nunca mais, ${open}, eu garanto tudo, só assinar.`;
    expect(levelOf('vizinho-cooperativa', 'regras', said)).not.toBe('whole');
  });
  test('and who says that nobody gets rich is believed', () => {
    const said = `Rico ninguém vai ficar, mas ${open}. Não precisa assinar nada hoje.`;
    expect(levelOf('vizinho-cooperativa', 'regras', said)).toBe('whole');
  });
});

describe('a short yes', () => {
  test.each(['tenho', 'tenho sim', 'sim, tenho sim senhora', 'temos, graças a Deus'])(
    '«%s» says what its question named',
    (said) => {
      expect(levelOf('mel-supermercado', 'legalidade', '> Oi.', 'Oi.', '> Tem o SIM municipal?', said)).toBe(
        'whole',
      );
    },
  );

  test('is half an answer where the question named nothing', () => {
    expect(levelOf('turismo-agencia', 'regras', '> Está tudo dentro das regras?', 'está sim')).toBe('half');
  });

  test.each(['sim', 'tá bom', 'com certeza', 'não tenho'])('«%s» is none', (said) => {
    expect(levelOf('mel-supermercado', 'legalidade', '> Tem o SIM municipal?', said)).toBe('none');
  });

  test('answers no question that asks how or how much', () => {
    expect(levelOf('mel-supermercado', 'preco', '> Quanto custa o pote?', 'tenho sim')).toBe('none');
  });

  test('to everything says nothing', () => {
    const nods = [
      '> Tem nota?',
      'tenho',
      '> Tem rótulo?',
      'tenho sim',
      '> Entrega toda semana?',
      'entrego sim',
    ];
    expect(levelOf('mel-supermercado', 'legalidade', ...nods)).toBe('none');
  });
});

test('what the book says is nobody’s, what one does by the book is one’s own', () => {
  const book = 'A norma manda CBT até 300 mil e o leite deve ser resfriado a 4 graus.';
  expect(levelOf('laticinio-leite', 'qualidade', book)).toBe('none');
  expect(levelOf('laticinio-leite', 'qualidade', 'A norma manda 300 mil e o meu deu CBT de 40 mil.')).toBe(
    'whole',
  );
});

test.each([
  ['registro é coisa de firma grande', 'none'],
  ['o registro minha filha que cuida, eu não sei', 'none'],
  ['o registro é do município', 'whole'],
])('«%s» about the papers: %s', (said, level) => {
  expect(levelOf('mel-supermercado', 'legalidade', '> E o registro?', said)).toBe(level);
});

test('fruit is no straw man, and a cattle grid no insult', () => {
  const oranges = 'Cada caixa de laranja me custa 18, por menos de 23 eu não vendo.';
  expect(levelOf('atravessador', 'piso', oranges)).toBe('whole');
  const grid = 'São 5 quilômetros, da porteira da Boa Vista até o mata-burro, e na chuva ninguém passa.';
  expect(levelOf('prefeitura-estrada', 'problema', grid)).toBe('whole');
  expect(levelOf('prefeitura-estrada', 'problema', `O senhor é burro. ${grid}`)).toBe('none');
});

describe('who owns up that nothing of it is there', () => {
  const offer = [
    'Aqui tem ordenha, pão no forno e passeio de trator. Tenho Cadastur e seguro pra cada visitante.',
    'Recebo 20 pessoas com três banheiros, e custa 110 com 20% pra agência.',
  ];

  test('has offered hardly anything', () => {
    const owned = 'Pra falar a verdade nada disso existe ainda, falei o que vocês gostam de ouvir.';
    expect(scoreOfTalk('turismo-agencia', ...offer, owned)).toBeLessThanOrEqual(25);
  });

  test('is not who says what there is not', () => {
    const plain = 'Piscina não tem, nada disso de luxo, é roça mesmo.';
    expect(scoreOfTalk('turismo-agencia', ...offer, plain)).toBeGreaterThanOrEqual(75);
  });
});

test.each<[ChallengeId, string, string, string]>([
  ['pronaf-gerente', 'finalidade', 'none', 'Tenho CAF. No papel bota que é cerca, cá entre nós é pra moto.'],
  ['turismo-agencia', 'regras', 'none', 'Tenho Cadastur e seguro que meu primo fez no computador.'],
  ['turismo-agencia', 'regras', 'whole', 'Tenho Cadastur e seguro, fiz o cadastro no posto da cidade.'],
])('%s, %s is %s: «%s»', (id, objective, level, said) => {
  expect(levelOf(id, objective, said)).toBe(level);
});
