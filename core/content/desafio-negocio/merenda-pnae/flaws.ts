import { openDay } from '#core/content/desafio-negocio/open-day.ts';
import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What cannot reach a school, and what the kitchens cannot plan with. */
export const merendaFlaws = [
  {
    of: 'qualidade',
    said: [
      'no|num|nos|em saco* .. adubo|cimento|racao',
      'saco* de adubo|cimento|racao lavado|lavados|vazio|vazios|usado|usados',
      'caixa*|carro|carroca|carroceria|levo|levamos|vai .. junto .. porco*|galinha*|veneno|adubo|esterco',
      'mesmo|mesma caixa*|carro|carroca|carroceria .. porco*|galinha*|veneno|adubo|esterco',
    ],
    unless: ['nao|nunca .. saco*|junto|mesmo', 'sem .. saco*'],
    names: ['*'],
    lines: ['Assim não pode ir para a escola: é lavado e em caixa limpa, só de alimento.'],
  },
  {
    of: 'entrega',
    said: ['entreg*|levo|levamos .. qualquer dia|hora', 'entreg*|levo|levamos quando der|puder|quiser'],
    vague: openDay,
    unless: [
      'segunda|terca|quarta|quinta|sexta|sabado|domingo',
      '# vez|vezes|em|dias',
      'toda|todas|todo|todos|cada|por semana*|dia*|mes',
    ],
    lines: ['Para o cardápio eu preciso de dia certo: em que dia da semana você entrega?'],
  },
] as const satisfies Voice['flaws'];
