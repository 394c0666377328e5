import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const feiraQuestions = [
  {
    asked: ['aceita|quer .. pix|cartao|dinheiro', 'como .. paga|pagar'],
    lines: ['Pago em dinheiro ou no Pix, como for melhor.', 'Trouxe dinheiro e o celular para o Pix.'],
  },
  {
    asked: [
      'leva|quer|vai|querendo|precisa .. quantos|quantas|quanto',
      'quantos|quantas .. quilo*|kg|duzia*|maco*|molho*|caixa*|pacote*|pe|pes|litro*',
    ],
    lines: [
      'Uns dois ou três, se o preço ajudar: lá em casa somos cinco.',
      'O bastante para a semana, que lá em casa somos cinco.',
    ],
  },
  {
    asked: ['quanto .. paga|pagaria|oferece'],
    lines: [
      'Pago o que for justo, mas quem diz o preço é a banca.',
      'Diga o seu preço primeiro, que eu digo se pago.',
    ],
  },
  {
    asked: ['quantos|quanto|quantas .. quer|leva|vai', 'vai|quer levar', 'o que .. procura|quer|precisa'],
    lines: ['Depende do preço e do trato.', 'Lá em casa somos cinco, então levo bastante se valer.'],
  },
  {
    asked: ['outra banca .. quanto|preco', 'quanto .. outra|la|outras|outros'],
    lines: [
      'Na outra estava um real a menos, mas já meio passado.',
      'Lá estava mais barato, mas não era bonito assim.',
    ],
  },
  {
    asked: ['mora|casa onde|longe', 'onde .. mora'],
    lines: ['Moro aqui perto, atrás da igreja.', 'Moro a duas ruas daqui, venho toda semana.'],
  },
] as const satisfies Voice['questions'];
