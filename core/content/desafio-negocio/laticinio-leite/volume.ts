import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const volume = {
  id: 'volume',
  guidance:
    'Inteiro: quantos litros e o ritmo (por dia, na seca e nas águas, o ano todo). Metade: só um dos dois.',
  signs: {
    litros: {
      said: [
        '# litro*|l|lt',
        '# mil litro*',
        {
          each: [
            [
              'tiro|tira|tiramos|entrego|entregamos|mando|produzo|produzimos|sao|da|dao|forneco|rende|ordenho',
            ],
            ['#'],
          ],
          within: 3,
        },
        '# por|ao dia',
        '# diari*',
      ],
      stands: 'offer',
      short: ['#'],
    },
    ritmo: {
      said: [
        'por|ao|todo|cada|no|de dia',
        'dia sim',
        'diari*',
        'litro* dia|mes|semana',
        'por|toda|cada semana',
        'por|todo|ao mes',
        'ano todo|inteiro',
        'o|no ano .. todo|inteiro',
        'na|no|nas|durante|da|mesmo seca|inverno|verao|aguas|chuva|chuvas|entressafra|estiagem',
        'seca .. cai|baixa|mantem|segura|fica|da|tiro|nao',
        '# ordenha*',
        'de manha|tarde',
        'cada # dias',
      ],
      stands: 'offer',
      deniable: true,
      short: ['dia|semana|seca'],
    },
  },
  whole: [['litros', 'ritmo']],
  half: ['litros', 'ritmo'],
  hints: ['litro*|entreg*|produc*|produzo|tiro|vaca*|quantidade|muito|seca'],
  asks: [
    'quantos litros',
    'quanto .. entrega|produz|tira|da',
    'volume',
    'na seca',
    'quantidade',
    'constancia|todo dia|o ano',
    'quanto leite',
  ],
  except: [
    '# o|por|no|pelo|cada litro',
    '# reais|real|centavos .. litro',
    'nota #',
    'acordei .. leite',
    '# mil de|celula*|bacteria*|contagem',
    'ccs|cbt|cpp .. #',
    '# graus',
    'vaca* .. litro* de agua',
  ],
  worked: 'você disse quanto entrega, nas águas e na seca',
  missing: 'quantos litros entrega, por dia e na seca',
  better: 'junte os dois: quantos litros e em que ritmo, também na seca',
  tips: {
    litros: 'diga quantos litros, com número',
    ritmo: 'diga em que ritmo: por dia, nas águas e na seca',
  },
  surer: 'diga quantas vacas estão em leite e o que comem na seca',
  example: 'Entrego 300 litros por dia, e na seca não cai de 250, porque guardo silagem.',
} as const satisfies Criterion;
