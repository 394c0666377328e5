import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';

const score = (id: ChallengeId, ...said: string[]) =>
  assess(
    id,
    said.map((content) => ({ role: 'user', content })),
  ).score;

test.each<[string, ChallengeId, string[]]>([
  [
    'a manual',
    'merenda-pnae',
    [
      'O fornecedor deve possuir CAF ativo, físico ou jurídico.',
      'Recomenda-se informar os meses de cada alimento, como banana de março a maio.',
      'A entrega deve seguir o cronograma das escolas, toda terça.',
    ],
  ],
  [
    'what the other side thinks',
    'turismo-agencia',
    [
      'Beatriz adorou a ordenha e a trilha',
      'Beatriz conferiu o Cadastur e o alvará',
      'Beatriz fechou em 120 por pessoa com 10% dela',
    ],
  ],
  [
    'the goods of the town',
    'mel-supermercado',
    [
      'Vendo celular e capinha original, com nota e garantia de três meses.',
      'Tenho 200 celulares no estoque, a 900 reais cada um.',
      'Entrego os celulares toda terça aqui na loja.',
    ],
  ],
  [
    'what belongs to another talk',
    'prefeitura-estrada',
    [
      'Meu leite sai do tanque de resfriamento a 4 graus, 200 litros por dia.',
      'O CCS deu 250 mil e a CBT 80 mil na análise de maio.',
      'Quero 2,60 o litro, com a bonificação pela gordura do leite.',
    ],
  ],
  [
    'stage directions',
    'fregues-feira',
    ['*mostra o tomate colhido de manhã no sítio*', '*explica que custa 6 reais por causa do adubo*'],
  ],
  [
    'what is taken back in the next breath',
    'mel-supermercado',
    [
      'Meu mel é de aroeira. Aroeira nada, nem sei que flor é.',
      'Tenho o SIM. Tenho não, falei por falar.',
      'O pote é 20, custo 12. Esquece, não fiz conta nenhuma.',
    ],
  ],
  [
    'figures out of this world',
    'laticinio-leite',
    ['Entrego 7 milhões de litros por dia nas águas e 9 milhões na seca', 'Quero 4 mil reais o litro'],
  ],
  [
    'what is so of others only',
    'prefeitura-estrada',
    [
      'o povo do Sítio Macacos mediu 6 km de buraco lá',
      'eles perdem 400 litros de leite por semana',
      'eles juntaram 80 assinaturas e dão o óleo. Aqui ninguém se mexeu',
    ],
  ],
  [
    'a form that nobody filled in',
    'mel-supermercado',
    ['Meu mel é de florada [nome da florada]', 'O pote custa R$ XX, com custo de R$ XX'],
  ],
  [
    'what is to be some day',
    'turismo-agencia',
    [
      'vai ter ordenha, trilha e tirolesa',
      'a pousada vai ter 12 quartos, para 30 pessoas',
      'vai ser 150 por pessoa com 10% da agência',
    ],
  ],
  [
    'what somebody used to say',
    'atravessador',
    [
      'Meu pai dizia: na Ceasa está 80, não venda por menos de 60.',
      'Ele dizia: tenha sempre a feira e a cooperativa para vender.',
      'E dizia também: receba no pix e pese na balança.',
    ],
  ],
  [
    'the rules of the bank',
    'pronaf-gerente',
    [
      'O Pronaf exige CAF ativo, CAR e documento da terra.',
      'O crédito serve para investimento, como ordenhadeira e tanque.',
      'O projeto é feito pela Emater, com orçamentos e valor definido.',
    ],
  ],
  [
    'the mean of a cooperative one is not of',
    'laticinio-leite',
    [
      'A média da cooperativa é CCS de 250 mil e CBT de 80 mil.',
      'A cooperativa entrega 5 mil litros por dia e 4 mil na seca.',
      'A cooperativa pede 2,60 o litro. Eu não entrego leite não.',
    ],
  ],
  [
    'what hangs on an if',
    'laticinio-leite',
    [
      'Se a análise sair boa deve dar uns 200 mil de CCS.',
      'Quando eu comprar mais vaca vou tirar 300 litros, na seca 250.',
      'Aí eu ia querer 2,60 com bonificação.',
    ],
  ],
])('%s is nobody’s word', (_, id, said) => {
  expect(score(id, ...said)).toBe(0);
});

test.each<[string, ChallengeId, string[]]>([
  [
    'joy',
    'mel-supermercado',
    [
      'Dona Márcia do céu! O meu mel é de mandacaru, só floresce em novembro!',
      'Registro? Tenho sim! SIE da Bahia, número 187!',
      'Vinte e três o pote! Gasto catorze, sobra nove!',
      'Vinte potes por semana! Toda quarta, sem falta!',
    ],
  ],
  [
    'an hour that is corrected',
    'vizinho-cooperativa',
    [
      'seu raimundo o senhor perdeu foi muito né me conte direito',
      'junto nós vendeu a saca a 210 em vez de 160',
      'cada um vale um voto e todo mês tem prestação de conta na igreja',
      'a reunião é na quinta às seis não às sete desculpe às sete da noite na escola',
    ],
  ],
  [
    'a bargain',
    'loja-insumos',
    [
      'Quero 6 sacos de ureia pra 2 hectares de milho. Formicida não quero.',
      'Na cooperativa tá 140, aqui tá 160. Pacote não levo.',
      'Pago metade agora no Pix e metade na colheita, em maio.',
      'Quero a nota e a entrega no sítio, e quanto eu boto por hectare?',
    ],
  ],
  [
    'a father’s saying and one’s own figures',
    'atravessador',
    [
      'Meu pai dizia que quem não sabe o preço trabalha de graça. Na Ceasa de Patos tá 80, vi hoje.',
      'Gastei 44 por caixa, menos de 60 não vendo.',
      'Tenho a feira no sábado, e a cooperativa leva o resto.',
      'Quero no pix na hora, e pesado na minha balança.',
    ],
  ],
  [
    'what the bank asks for and one has',
    'pronaf-gerente',
    [
      'O Pronaf pede CAF e CAR, os meus estão ativos, trouxe aqui.',
      'Quero comprar uma ordenhadeira e o tanque.',
      'O projeto a Emater fez comigo, deu 35 mil.',
      'Vendo 80 litros por dia ao laticínio, dá 5 mil por mês, e a parcela é 600.',
    ],
  ],
])('%s is heard', (_, id, said) => {
  expect(score(id, ...said)).toBeGreaterThanOrEqual(75);
});
