import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { levelOf, scoreOfTalk } from '#core/testing/judge-talk.ts';

test.each<[string, ChallengeId, string[]]>([
  [
    'a hairdresser',
    'laticinio-leite',
    [
      'Meu salão atende com material esterilizado na autoclave e toalha limpa.',
      'Atendo 30 clientes por semana no verão e 20 no inverno.',
      'O laudo da vigilância deu nota 9, foi feito em março.',
      'Cobro 50 reais o corte, gasto 22, e quero bônus de 5 por cliente fiel.',
    ],
  ],
  [
    'a baker',
    'mel-supermercado',
    [
      'Meu pão francês é de fermentação natural de 24 horas, casca crocante, receita do meu avô italiano.',
      'Tenho registro na vigilância municipal, alvará e dou nota fiscal.',
      'O quilo sai a 16 reais, gasto 9 de farinha e gás, sobra 7.',
      'Entrego 40 quilos por dia, de segunda a sábado às 6 da manhã.',
    ],
  ],
  [
    'used cars',
    'fregues-feira',
    [
      'Esse Gol é 2016, único dono, peguei em Campina semana passada, motor revisado.',
      'Faço por 32 mil, a tabela tá 35, eu paguei 29 e gastei 1.500 de pintura.',
      'Se levar hoje eu dou o tanque cheio e os tapetes de brinde.',
      'Volta sábado que eu separo um Onix pra senhora.',
    ],
  ],
  [
    'a water park',
    'turismo-agencia',
    [
      'No nosso parque aquático o visitante desce no toboágua e brinca na piscina de ondas.',
      'Temos salva-vidas formado, alvará dos bombeiros, Cadastur e seguro.',
      'Cabem 800 pessoas por dia, com 20 banheiros.',
      'São 90 reais por pessoa, 10% fica com a agência.',
    ],
  ],
])('%s has nothing that is negotiated here', (_, id, said) => {
  expect(scoreOfTalk(id, ...said)).toBe(0);
});

test.each<[string, ChallengeId, string[]]>([
  [
    'a florist',
    'fregues-feira',
    [
      'As rosas são da minha estufa em Holambra, cortei hoje às 4 da manhã.',
      '15 reais a dúzia, gasto 7 com adubo e caixa, no shopping tá 30.',
      'Levando duas dúzias dou um vasinho de suculenta de brinde.',
      'Sábado que vem eu separo as brancas pra senhora.',
    ],
  ],
  [
    'a mechanic who grows tomatoes as well',
    'atravessador',
    [
      'Na Ceasa de Patos o tomate tá 80 a caixa, vi no celular entre um carro e outro da oficina.',
      'Gastei 44 por caixa, menos de 60 não vendo.',
      'Tenho o sacolão do Beto que leva 20 caixas a 62.',
      'Quero no pix na hora, e pesado na minha balança.',
    ],
  ],
  [
    'who never names the honey that is asked for',
    'mel-supermercado',
    [
      'É de aroeira, colhido em agosto na serra, escuro e grosso.',
      'Tem o SIM, rótulo e nota.',
      '22 o pote, gasto 14.',
      '60 potes por semana, toda terça.',
    ],
  ],
])('%s is heard', (_, id, said) => {
  expect(scoreOfTalk(id, ...said)).toBeGreaterThanOrEqual(75);
});

test('what others buy from somebody is not what the credit is for', () => {
  const asked = '> Para que é o dinheiro?';
  const aim = (said: string) => levelOf('pronaf-gerente', 'finalidade', asked, said);
  expect(aim('Tenho a feira de sábado e a cooperativa que compra 40 caixas.')).toBe('none');
  expect(aim('O laticínio compra 80 litros de leite por dia.')).toBe('none');
  expect(aim('Quero comprar 40 caixas de abelha.')).toBe('whole');
  expect(aim('É pra compra de um trator.')).toBe('whole');
});

test.each<[string, ChallengeId, string[], number]>([
  [
    'embroidery made at home',
    'fregues-feira',
    [
      'Blusa bordada por mim, em casa, em Caicó, terminei ontem, tecido bom, costura dobrada.',
      'A blusa é 40 reais, na loja tá 70, gasto 18 de tecido e linha.',
      'Levando duas blusas dou uma toalhinha de brinde.',
      'Sábado que vem tô aqui de novo, separo um vestido pra senhora.',
    ],
    100,
  ],
  [
    'a credit for sewing machines',
    'pronaf-gerente',
    [
      'Somos mulheres do assentamento Boa Vista, quero 15 mil do Pronaf Mulher pra máquina de costura e tecido.',
      'Tenho o CAF no meu nome, o CAR do lote e a declaração do Incra.',
      'A Emater fez o projeto com orçamento de 15 mil: duas máquinas de costura, tecido e linha.',
      'Vendo roupa e toalhas bordadas na feira, tiro 2 mil por mês, e pago 400 de parcela por mês.',
    ],
    100,
  ],
  [
    'weddings in an orchard',
    'turismo-agencia',
    [
      'A gente faz casamentos no pomar da fazenda, com decoração de flor do campo, almoço no fogão a lenha e show de viola.',
      'Temos Cadastur, alvará dos bombeiros e seguro dos convidados.',
      'Cabem 80 pessoas por dia, com 6 banheiros.',
      'São 150 por pessoa, com 10% da agência.',
    ],
    88,
  ],
  [
    'an inn with music',
    'turismo-agencia',
    [
      'Na pousada tem quarto com varanda, forró de noite e karaokê pros hóspedes, show de sanfona.',
      'Temos Cadastur e alvará.',
      'São 6 quartos, cabem 12 hóspedes.',
      'A diária é 200 por pessoa, 10% da agência.',
    ],
    50,
  ],
  [
    'a street that keeps patients and an electrician away',
    'prefeitura-estrada',
    [
      'na nossa rua o carro atola quando chove',
      'paciente perdeu a clínica, eletricista não chega',
      'são 2 km de lama',
      'a gente faz mutirão no sábado',
    ],
    38,
  ],
])('%s belongs here', (_, id, said, least) => {
  expect(scoreOfTalk(id, ...said)).toBeGreaterThanOrEqual(least);
});
