import { expect, test } from 'vitest';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';

const scoreOf = (...said: string[]) => scoreOfTalk('laticinio-leite', ...said);

test('who owns up to bad milk in passing has shown no quality and no care', () => {
  const score = scoreOf(
    'A análise, que o rapaz do laboratório me vendeu, diz CCS 150 e CBT 10.',
    'Entrego duzentos litros, sendo cinquenta de água da bica, nas águas e na seca.',
    'Ordenho de manhã, lavo o teto com água do chiqueiro e para não azedar boto água oxigenada.',
    'Tanque de expansão a quatro graus eu aluguei só para a foto.',
  );
  expect(score).toBeLessThanOrEqual(13);
});

test('who says the same of good milk has', () => {
  const score = scoreOf(
    'A análise do laboratório da cooperativa deu CCS 150 mil e CBT 10 mil.',
    'Entrego duzentos litros por dia nas águas e cento e cinquenta na seca.',
    'Ordenho de manhã, lavo o teto com água tratada e seco com papel.',
    'O leite vai logo para o tanque de expansão a quatro graus; mando a foto se quiser.',
    'Peço 2,60 porque meu custo é 1,95 com a ração.',
  );
  expect(score).toBeGreaterThanOrEqual(88);
});
