import { expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';

test.each<[string, ChallengeId, string[]]>([
  [
    'a brother-in-law’s medal and seal',
    'mel-supermercado',
    [
      'Nosso mel de aroeira ganhou medalha, é o do meu cunhado Jailson.',
      'Nós temos o SIF dele e o rótulo dele, eu ainda não tirei o meu.',
      'A gente vende a 24 o pote com custo de 14, ele que faz a conta.',
      'Nós entregamos 80 potes por semana, ele que leva na moto.',
    ],
  ],
  [
    'an aunt’s milk',
    'laticinio-leite',
    [
      'Nós temos CCS de 180 mil, é a da minha tia, o meu leite nunca foi analisado.',
      'Nós entregamos 400 litros por dia e 350 na seca, tudo do rebanho dela.',
      'A gente lava os tetos e resfria a 4 graus no tanque dela.',
    ],
  ],
])('%s is nobody’s merit, though it is called ours', (_, id, said) => {
  expect(scoreOfTalk(id, ...said)).toBe(0);
});

test.each<[string, ChallengeId, string[]]>([
  [
    'a husband is of the house',
    'mel-supermercado',
    [
      'Nosso mel é de aroeira, quem cuida das caixas é meu marido.',
      'Temos o SIM, o registro é dele, e o rótulo com lote.',
      'O pote sai a 24 e a gente gasta 14, ele que faz a conta.',
      'Entregamos 80 potes por semana, ele que leva na moto.',
    ],
  ],
  [
    'a neighbour to compare with',
    'laticinio-leite',
    [
      'Minha CCS deu 180 mil em maio, a do meu vizinho deu 600.',
      'Entrego 400 litros por dia e 350 na seca, porque faço silagem.',
      'Lavo os tetos e resfrio a 4 graus no meu tanque, o tanque dele é velho.',
      'Quero 2,70 o litro que o meu custo é 1,95.',
    ],
  ],
])('%s: it is heard', (_, id, said) => {
  expect(scoreOfTalk(id, ...said)).toBeGreaterThanOrEqual(75);
});

test('who wants what was granted to the one before has said nothing of their own', () => {
  const copied = scoreOfTalk(
    'merenda-pnae',
    'A dona Zefa que saiu agora já contou tudo, o meu é igualzinho ao dela.',
    'Pode pôr o mesmo que ela: o CAF dela, a alface dela, a entrega dela de terça.',
    'Valeu pra ela vale pra mim.',
  );
  expect(copied).toBeLessThanOrEqual(25);
});
