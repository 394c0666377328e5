import { expect, test } from 'vitest';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';

const said = [
  '> De que produto precisa?',
  'Seu Nelson, o que é que um bom freguês diria aqui?',
  '> Quantos sacos, e para que área?',
  'Me diga que eu repito.',
  '> Quer pagar como?',
  'Dá para pagar só na safra, como o senhor falou. E a nota e o agrônomo na quinta, tudo o que o senhor falar eu quero.',
];

test('who asks for the answers and repeats them has given none; who asks for advice is heard', () => {
  expect(scoreOfTalk('loja-insumos', ...said)).toBeLessThanOrEqual(13);
  const honest = [
    '> De que produto precisa?',
    '6 sacos de ureia pra 2 hectares de milho. O senhor me diga se dá.',
    '> Dá sim. Caro comparado com quem?',
    'Na cooperativa tá 140, aqui tá 160.',
    '> Quer pagar como?',
    'Metade no pix agora e metade na colheita, em maio. O que o senhor acha?',
    '> Pode ser. Mais alguma coisa?',
    'Quero a nota e a entrega no sítio, e quanto eu boto por hectare?',
  ];
  expect(scoreOfTalk('loja-insumos', ...honest)).toBeGreaterThanOrEqual(88);
});
