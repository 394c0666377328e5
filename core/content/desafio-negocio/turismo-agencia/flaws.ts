import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What is no comfort and no safety for a group of visitors. */
export const turismoFlaws = [
  {
    of: 'estrutura',
    said: [
      'casinha .. mato|quintal|fundo|fundos',
      'banheiro .. mato',
      'sem banheiro',
      'nao|num tem|tenho|temos banheiro',
      'so .. fossa',
    ],
    unless: ['mato .. trilha', 'trilha .. mato'],
    names: ['conforto', 'semBanheiro'],
    lines: ['Banheiro no mato não dá para o meu grupo: um limpo, com água e porta, já é um começo.'],
  },
  {
    of: 'estrutura',
    said: [
      'banheiro so|somente|apenas',
      'so|somente|apenas um|o|1|tem|temos|tenho .. banheiro',
      'um|1|unico banheiro',
      'banheiro .. unico|da casa',
    ],
    unless: [
      'um|1 banheiro por|pra|para cada',
      'mais|outro|quimico|quimicos .. banheiro*',
      'banheiro .. quimico|quimicos|novo|cada',
      'banheiro .. e um|outro|outros',
      'tem|ha|mais|e outro|outros',
      'mais um|dois|tres|quatro|2|3|4',
      'dois|tres|quatro|cinco|seis|2|3|4|5|6 banheiro*',
      '2|3|4|5|6|7|8|9|10|dois|tres|quatro|cinco|seis|sete|oito|nove|dez pessoa*|visitante*|turista*|gente',
    ],
    names: ['conforto', 'banheiros'],
    lines: ['Um banheiro só dá para umas dez pessoas: para mais gente, só com outro.'],
  },
  {
    of: 'regras',
    said: [
      'nenhuma|zero seguranca',
      'extintor* .. venceu|venceram|vencid*',
      'cerca|corrimao|grade .. nao|num fiz|fizemos|coloquei|botei|terminei',
    ],
    unless: ['troquei|trocamos|recarreguei|recarregamos|consertei|consertamos'],
    lines: ['Isso tem que estar pronto antes da visita: sem segurança eu não levo ninguém.'],
  },
  {
    of: 'regras',
    said: ['cachorro*|cao|caes .. morde*|bravo*|brabo*|avanca*'],
    unless: ['preso|presos|prendo|canil|amarrad*|vizinh*|mans*', 'nao|nem|nunca morde*|avanca*'],
    lines: ['Com cachorro bravo solto eu não levo ninguém: no dia da visita ele fica preso.'],
  },
] as const satisfies Voice['flaws'];
