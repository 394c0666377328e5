import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What cannot reach a school, and what the kitchens cannot plan with. */
export const merendaFlaws = [
  {
    of: 'qualidade',
    said: [
      'saco* .. adubo|cimento|racao',
      'junto|mesmo|mesma .. porco*|galinha*|veneno|adubo|esterco',
      'nao|nem|num lavo|lavamos|lava|precisa lavar',
    ],
    unless: ['nao|nunca .. saco*|junto|mesmo', 'sem .. saco*'],
    lines: ['Assim não pode ir para a escola: é lavado e em caixa limpa, só de alimento.'],
  },
  {
    of: 'entrega',
    said: ['qualquer dia|hora', 'dia desses', 'quando der|puder|tiver|quiser'],
    unless: ['segunda|terca|quarta|quinta|sexta|sabado|domingo', '# vez|vezes|em|dias'],
    lines: ['Para o cardápio eu preciso de dia certo: em que dia da semana você entrega?'],
  },
] as const satisfies Voice['flaws'];
