import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { gift } from './gift.ts';

export const troca = {
  id: 'troca',
  guidance:
    'Inteiro: uma vantagem concreta, com número ou coisa («três por 20», «levando dois ganha um maço»). Metade: «faço um desconto», sem dizer qual. Baixar o preço sem pedir nada em troca não vale.',
  signs: {
    concreta: {
      said: [
        {
          each: [
            [
              'lev*|pegar|pega|pegando|pegue|compr*|quem|acima|partir|segunda|segundo|terceir*|duas|dois|tres',
              'mais de',
            ],
            [
              'de brinde|graca|quebra|lambuja|lambujem|cortesia|presente|agrado',
              'ganha|boto|ponho|dou|acrescento|vai|coloco|leva um|uma|mais|outro|outra|o|a ~',
              'ganha|boto|ponho|dou|acrescento|coloco mais|# #|um|uma|ovo|~',
              'cobro|cobra|pago so #|um|uma|dois',
              'cobro #',
              'tiro|tira|desconto|abato um|uma|dois real|reais|pouco',
              'faco|fica|sai|saem|dou|por|deixo|paga|pague|pagam|so $',
              'limpo|descasco|corto|entrego|moo de graca',
              'boto|ponho|dou|acrescento|coloco|vai|ganha esse|essa|este|esta|aquele|aquela ~',
              'por|a|em|e $',
              '# % .. desconto*|menos',
              'desconto* de #',
              'tiro|tira|desconto|abato #',
              'pela|por metade',
            ],
          ],
          within: 8,
        },
        '# por #',
        '# ~ por|a #',
        'lev*|peg* # .. pag*|por|faco|sai|fica #',
        'lev*|peg*|compr* .. # .. eu limpo|dou|ponho|boto|ganha|entrego',
        'prova*|provinh*|degusta* .. de graca|gratis',
        {
          each: [
            ['boto|ponho|por|coloco|pega|leva|leve|dou|vai|toma|tome|ganha|acrescento'],
            ['um|uma|uns|umas|mais|esse|essa|aquele|meio'],
            [
              'de quebra|brinde|choro|lambuja|cortesia|presente|agrado',
              'e|por cortesia|presente|brinde',
              'nao|nem me|mi custa',
            ],
          ],
          within: 8,
        },
        'dou|boto|ponho|vai|coloco|ganha|leva|acrescento um|uma|uns|umas|o|a ~ .. de brinde|graca|quebra|lambuja|cortesia|presente|agrado|junto',
        'arredond* .. #|pra|para',
        'mas|entao leva|leve|toma|tome|ponho|boto|dou|vai|pega|pegue esse|essa|este|esta|um|uma|aquele|aquela|uns|umas pedac*|punhad*|potinho|raminho|macinho|molhinho|saquinho|prova|provinha|lasca|lasquinha|tiquinho|bocad*|fatia|fatias|mudinha|amostr*',
        'no quilo|kilo seguinte .. #',
      ],
      stands: 'offer',
      short: [
        '# por #',
        'um|uma ~ de brinde|graca',
        'boto|ponho|dou|coloco|vai mais um|uma|#',
        'um|uma|mais ~ .. quebra|brinde',
      ],
      except: ['levar|leva|leve de graca', 'por|pela metade .. entao|leva|pronto'],
    },
    vaga: {
      said: [
        'desconto*|descontinh*|promoc*',
        'precinh*|preco bom|camarada|amigo',
        'melhoro|ajeito|ajudo|abato um|uma|pouco|pouquinho',
        'levando|levar|leva mais .. ve|conversa|melhora|faz',
        'uma|um coisinha|mimo|lembrancinha|presentinho|cheirinho',
        'pega ai|esse|essa|um|uma ~',
        'melhoro|abaixo|baixo|diminuo|faco .. preco|menos|barat*|conta|camarada',
        'dou|da|faco|damos|faz um|uma jeito|jeitinho|agrado|agradinho|brinde|moral',
        'melhoro|melhora|abaixo|abato',
        'brinde*',
        'agrado|agradinho',
        'capricho|caprichad*',
      ],
      stands: 'offer',
    },
  },
  whole: [['concreta']],
  half: ['vaga'],
  hints: ['lev*|desconto*|menos|mais|brinde|abaix*|leva'],
  asks: [
    'se eu levar|pegar|comprar',
    'o que .. faz por mim|ganho|me da',
    'desconto|desconta|brinde|agrado|choro',
    'melhorar|melhora',
    'levo|levar mais|bastante|dois|tudo',
  ],
  except: [
    'leva|leve|levar por|a #',
    'faz # dias',
    'e # anos',
    'da vizinha',
    'mercado .. #',
    '# e meio|pouco|cinquenta|setenta|noventa',
    '# e # o|a',
  ],
  fair: gift,
  worked: 'você ofereceu um agrado sem perder dinheiro',
  missing: 'uma vantagem para quem leva mais: três por tanto, um maço de brinde',
  better: 'diga qual é a vantagem: quanto ela leva e o que ganha',
  example: 'Levando três quilos eu faço por 21, e ainda vai um maço de coentro de brinde.',
} as const satisfies Criterion;
