import type { Pair } from '#core/content/flip-produtividade.ts';

/** The pairs of Nota e Imposto. */
export const pairs: readonly Pair[] = [
  {
    id: 'nfe',
    faces: ['Nota eletrônica', 'Substitui o talão de papel na venda'],
    explanation: 'Desde 5 de janeiro de 2026 vale para todo produtor rural.',
    detail: 'Alguns estados deram mais prazo. Há aplicativo gratuito, como o Nota Fiscal Fácil.',
    year: 2024,
    source: 'Ajuste Sinief 27/2024 (Confaz)',
    lookAgainBy: '2027-01-31',
  },
  {
    id: 'itr',
    faces: ['ITR', 'Imposto sobre a terra rural'],
    explanation: 'O sítio pequeno, de quem só tem ele e trabalha nele, não paga.',
    detail:
      'O tamanho muda com a região: 30 hectares em boa parte do país, mais em outras. A declaração é todo ano.',
    year: 1996,
    source: 'Lei 9.393/1996',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'ccir',
    faces: ['CCIR', 'Certificado do cadastro da terra no Incra'],
    explanation: 'Sem ele não se vende, não se divide nem se dá a terra em garantia.',
    detail: 'O CCIR é emitido pela internet e precisa estar em dia.',
    year: 1966,
    source: 'Lei 4.947/1966, art. 22',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'ibs',
    faces: ['IBS e CBS', 'Impostos novos sobre o consumo'],
    explanation: 'Quem vende menos de R$ 3,6 milhões por ano não é obrigado a entrar.',
    detail: 'O produtor abaixo do limite pode escolher entrar, se valer a pena. Faça a conta com o contador.',
    year: 2025,
    source: 'Lei Complementar 214/2025, art. 164',
    lookAgainBy: '2027-01-31',
  },
  {
    id: 'livro',
    faces: ['Livro-caixa', 'Caderno do que entrou e do que saiu'],
    explanation: 'Com ele você sabe se ganhou e prova a renda do sítio.',
    detail: 'Na declaração de renda, o produtor pode descontar as despesas que anotou e provou.',
    year: 1990,
    source: 'Lei 8.023/1990',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'matricula',
    faces: ['Matrícula', 'Papel do cartório que diz de quem é a terra'],
    explanation: 'CAR, CCIR e ITR não provam quem é o dono: quem prova é a matrícula.',
    detail: 'A matrícula fica no cartório de registro de imóveis da região.',
    year: 1973,
    source: 'Lei 6.015/1973',
    lookAgainBy: '2027-12-31',
  },
];
