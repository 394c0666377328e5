import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What no shop can put on its shelf. */
export const melFlaws = [
  {
    of: 'legalidade',
    said: [
      'garrafa*|litro*|vidro*|pote* .. usad*|reaproveit*|reciclad*|cachaca|refrigerante',
      'garrafa* pet',
    ],
    unless: [
      'nao|nem|nunca .. garrafa*|usad*|pet',
      'pote*|garrafa*|vidro*|pet .. novo|novos|nova|novas|virgem',
      'amostra*',
    ],
    lines: ['Garrafa reaproveitada não entra na loja: é pote novo, lacrado e com rótulo.'],
  },
] as const satisfies Voice['flaws'];
