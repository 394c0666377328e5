import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** The right way with cold, for whoever has no tank. */
export const coldTank = 'Freezer esfria devagar: o certo é tanque, a 4 graus, seu ou comunitário.';

/** What keeps milk neither clean nor cold. */
export const leiteFlaws = [
  {
    of: 'cuidado',
    said: ['coo|coa|coar|coado|coamos|coando .. pano', 'pano .. coo|coa|coar|coado'],
    unless: ['nao|sem|nunca .. pano'],
    names: ['higiene'],
    lines: ['Pano junta bactéria: para coar, use peneira de plástico ou de inox, que se lava bem.'],
  },
  {
    of: 'cuidado',
    said: ['freezer|geladeira'],
    unless: [
      'nao|sem|nunca .. freezer|geladeira',
      'tanque .. #|expansao|resfria*|comunitario|coletivo',
      'no|num|pro tanque',
      'resfriador*|comida|vacina*|remedio*',
      '# graus',
    ],
    names: ['frio', 'tanque'],
    lines: [coldTank],
  },
  {
    of: 'cuidado',
    said: ['latao|latoes|lata|balde .. sombra|agua|corrego|rio|poco|fresco|fresca|beira|porteira'],
    unless: ['tanque', 'lav* .. latao|latoes|lata|balde', 'latao|latoes|lata|balde .. lav*'],
    names: ['frio', 'tanque'],
    lines: ['No latão o leite azeda: ele tem que esfriar depressa, num tanque seu ou comunitário.'],
  },
  {
    of: 'cuidado',
    said: ['mao|maos e pronto|so', 'so .. lavo|lavar .. mao|maos'],
    unless: ['tanque|caneca|dipping|detergente|cloro|desinfet*|papel'],
    names: ['higiene', 'frio'],
    lines: ['Mão lavada é o começo: falta lavar e secar os tetos da vaca, e esfriar o leite depressa.'],
  },
] as const satisfies Voice['flaws'];
