import { money, yielding } from '#core/content/desafio-negocio/phrases.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const preco = {
  id: 'preco',
  guidance:
    'Inteiro: o preço que pede, com número, e um motivo (custo, cotação, qualidade) ou uma regra (saber antes do dia 25, contrato, dia do pagamento). Metade: só um deles.',
  signs: {
    preco: {
      said: [
        ...money,
        '# o|por|no|pelo|cada litro',
        '# e # o|por|no litro',
        {
          each: [
            [
              'quero|queria|peco|preciso|pague|pagar|pagando|pagas*|pagase*|proponho|receber|merece|vale|preco|litro|por|fecho|aceito|espero',
            ],
            ['$', '# e #'],
          ],
          within: 3,
        },
      ],
      stands: 'aim',
      short: ['#'],
    },
    motivo: {
      said: [
        'custo*|custou|custando',
        'me custa|custam|sai',
        'gasto|gastei|gastando .. #|muito|com|na|no',
        'racao|farelo|energia|diesel|silagem|sal|adubo|milho|soja|remedio .. subi*|caro|cara|aument*|#|alto|dobr*',
        'subi*|aument* .. racao|farelo|energia|milho|custo',
        'cepea|conseleite|cotac*|tabela|emater|sindicato .. #|ta|esta|da|deu|diz|preco',
        'cepea|conseleite',
        'outro|outros|outra laticinio*|comprador*|cooperativa|queijaria .. #|paga*|ofere*|mais',
        'bonific*|bonus|premio',
        'por|pela qualidade|gordura|solidos',
        'media .. regiao|estado|mercado',
      ],
      stands: 'offer',
      anyone: true,
      deniable: true,
    },
    regra: {
      said: [
        'antes .. dia|mes|entregar|entrega',
        'dia 25|vinte',
        'contrato',
        'por escrito',
        'no papel',
        'pag*|receb* .. dia|todo|quinzena|ate #|quinzen*|mes|semana',
        'como manda a lei',
        'saber .. preco antes',
        'preco .. antes|avisad*|informad*|antecip*',
        'lei do leite|12669',
      ],
      stands: 'aim',
      askable: true,
    },
  },
  whole: [
    ['preco', 'motivo'],
    ['preco', 'regra'],
  ],
  half: ['preco', 'motivo', 'regra'],
  hints: ['preco*|pag*|valor|real|reais|pouco|custo|barat*'],
  asks: [
    'quanto .. quer|querendo|pede|espera|espera',
    'preco',
    'por que pagaria|pagar mais',
    'valor',
    'quanto vale',
    'conta',
  ],
  except: [
    '# litro*',
    'seguro|tiro|chego|vou|baixa|cai|mantenho .. #',
    '# mil de|celula*|bacteria*|contagem|ccs|cbt',
    'nota #',
    '# graus',
    'vizinh*|compadre .. recebe #',
    'na seca',
    '# na|nas|no seca|agua|aguas|chuva|chuvas|inverno',
    'na|nas|no seca|agua|aguas|chuva|chuvas|inverno #',
    'por dia',
    'ccs|cbt|cpp|gordura|proteina .. #',
  ],
  givenUp: yielding,
  worked: 'você pediu um preço com conta e regra clara',
  missing: 'o preço com a conta: quanto quer, quanto custa, quando fica sabendo',
  better: 'junte ao preço o motivo ou a regra: o custo, a bonificação, saber antes do dia 25',
  tips: {
    preco: 'diga o preço que quer, com número',
    motivo: 'junte ao preço o motivo ou a regra: o custo, a bonificação, saber antes do dia 25',
  },
  surer: 'abra a conta do custo: ração, energia, mão de obra',
  example:
    'Meu custo é 1,90; quero 2,60 o litro, com bonificação por qualidade e o preço avisado antes do dia 25.',
} as const satisfies Criterion;
