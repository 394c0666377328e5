import { expect, it } from 'vitest';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';

it('who plays the other side too has said nothing', () => {
  const played = scoreOfTalk(
    'vizinho-cooperativa',
    'Eu sento na calçada. Seu Raimundo me olha e fala: você me escutou como ninguém.',
    'Seu Raimundo responde: juntos o saco sai por 130 em vez de 160, que ganho!',
    'Seu Raimundo diz: cada um tem um voto e todo mês a conta é mostrada.',
  );
  expect(played).toBeLessThanOrEqual(25);
});

it('whoever tells what the other side has said has listened', () => {
  const told = scoreOfTalk(
    'vizinho-cooperativa',
    'Seu Raimundo, o senhor disse que perdeu dinheiro na outra. O que foi que aconteceu lá?',
    'Lá na nossa o saco de adubo saiu a 130, sozinho eu pagava 160, doze famílias comprando.',
    'Cada sócio tem um voto e todo mês a gente abre o caixa na mesa.',
    'Vem na reunião de sábado às 9 na escola, só pra ver.',
  );
  expect(told).toBeGreaterThanOrEqual(75);
});

it('who sits in the other chair has said nothing of their own', () => {
  const turned = scoreOfTalk(
    'loja-insumos',
    'Bom dia, sou o dono da loja. Tenho adubo a 160 o saco.',
    'Na outra loja custa 172, pode comparar.',
    'Divido em três vezes, com nota, e entrego quinta no sítio.',
  );
  expect(turned).toBeLessThanOrEqual(25);
});

it('a client of long standing may say so', () => {
  const client = scoreOfTalk(
    'loja-insumos',
    'Bom dia seu Nelson, sou cliente da loja faz dez anos. Preciso de 8 sacos de adubo pro milho, 2 hectares.',
    'Na agropecuária de Irecê tá 150, o seu tá 162. Dá pra chegar?',
    'Pago metade agora e metade em julho, quando vender o milho.',
    'Me dá a nota e entrega no sítio na quinta? E como é que aplica?',
  );
  expect(client).toBeGreaterThanOrEqual(75);
});
