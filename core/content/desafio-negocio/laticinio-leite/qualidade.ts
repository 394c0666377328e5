import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const measures =
  'ccs|cbt|cpp|contagem|bacteria*|bacteriana|celula*|somatica*|gordura|proteina|solidos|lactose|crioscopia|acidez|esd';

export const qualidade = {
  id: 'qualidade',
  guidance:
    'Inteiro: um resultado da análise com número (contagem de bactérias, células somáticas, gordura, proteína). Metade: fala da análise ou do laudo sem número.',
  signs: {
    numero: {
      said: [
        { each: [[measures], ['#']], within: 7 },
        '# mil de|na|em contagem|celula*|bacteria*|ccs|cbt|cpp',
        { each: [['analise*|laudo*|exame*'], ['# mil', '# %', '3,#']], within: 6 },
      ],
      short: ['# mil'],
    },
    analise: {
      said: [
        'analise*|laudo*',
        measures,
        'exame* .. leite|laboratorio|deu',
        'laboratorio|rbql|embrapa|clinica do|da|deu|veio|mandou|colheu|leite',
        'dentro .. norma|padrao|limite|lei',
      ],
      short: ['bom|boa|otima|limpa|normal'],
    },
    limpo: {
      said: [
        'nunca deu|teve .. antibiotico|residuo|mastite|problema',
        'sem antibiotico|residuo*|mastite|agua',
      ],
      deniable: true,
    },
  },
  whole: [['numero']],
  half: ['analise', 'limpo'],
  hints: ['qualidade|bom|boa|limpo|analise|leite|gordo|forte'],
  asks: [
    'qualidade',
    'analise|laudo|resultado',
    'ccs|cbt|cpp|contagem|celulas|bacterias',
    'como esta|e o leite|seu leite',
    'deu quanto',
  ],
  except: [
    'analise do|de solo|proposta|mercado',
    'analise .. pedido',
    'litro* .. contagem',
    'centavo* .. contagem',
    'abaixo de # mil',
  ],
  dishonest: [
    'agua .. leite|tanque|latao',
    'litro|litros .. sendo .. agua',
    'agua oxigenada',
    'complet*|mistur*|boto|ponho|acrescent*|coloc* .. agua|soro|soda|bicarbonato|sal|amido|formol|peroxido',
    'leite .. antibiotico|mastite|remedio .. mistur*|ninguem|mesmo|assim',
    'troco|trocar|mando .. amostra',
    'amostra .. outra|vizinho|boa',
  ],
  fair: [
    'latao|latoes|tarro*|balde*|leite na|numa|em|dentro agua',
    'latao|latoes|tarro*|balde*|leite dentro da|de agua',
    'agua .. por fora',
    'latao|latoes|tarro*|tanque .. agua corrente|fria|gelada',
  ],
  worked: 'você mostrou a qualidade com os números da análise',
  missing: 'a qualidade com número: contagem de bactérias, células, gordura',
  better: 'diga o número da última análise: bactérias, células ou gordura',
  surer: 'diga a data da análise e leve o laudo',
  example: 'A última análise deu 90 mil de contagem bacteriana e 220 mil de células somáticas.',
} as const satisfies Criterion;
