import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const regras = {
  id: 'regras',
  guidance:
    'Inteiro: tem o Cadastur, ou dois papéis ou cuidados (alvará, vigilância sanitária, bombeiros, seguro, guia, nota). Metade: um só, ou o Cadastur em andamento. Boa vontade não basta.',
  signs: {
    cadastur: {
      said: [
        'cadastur|cadasturr|cadastu|cadastul',
        'cadastrad* no|na ministerio|turismo',
        'cadastro de|do|no turismo',
      ],
      short: ['cadastur'],
    },
    dois: {
      said: [
        {
          each: [
            [
              'alvara|licenca*|bombeiro*|avcb|clcb|vigilancia|seguro|guia|condutor|monitor|brigadista*|nota|socorro*|colete*|capacete*|cnpj|mei|caepf|inspec*|extintor*',
            ],
            [
              'alvara|licenca*|bombeiro*|avcb|clcb|vigilancia|seguro|guia|condutor|monitor|brigadista*|nota|socorro*|colete*|capacete*|cnpj|mei|caepf|inspec*|extintor*',
            ],
          ],
          within: 14,
        },
      ],
    },
    licenca: {
      said: [
        'alvara|licenca*',
        'bombeiro*|avcb|clcb|vistoria',
        'registro|registrad*|cadastrad* na|no prefeitura|municipio|turismo|secretaria',
      ],
      short: ['alvara'],
    },
    sanitario: {
      said: [
        'vigilancia|visa',
        'cozinha .. inspec*|aprovad*|vistori*',
        'inspec*',
        'agua .. analis*|tratada|potavel',
      ],
    },
    seguranca: {
      said: [
        'seguro pros|para|de|do|dos|contra|viagem|visitante*',
        'tenho|temos|tem|faco|com seguro',
        'guia|condutor*|monitor*|brigadista*|socorrista*',
        'salva vida*',
        'kit de primeiros|primeiro|socorro*',
        'primeiros socorros|socorro*',
        'colete*|capacete*|corrimao|salva|extintor*',
        'curso|treinamento .. turismo|seguranca|socorros|senar|sebrae',
      ],
    },
    fiscal: { said: ['nota|notas', 'cnpj|mei|caepf'], short: ['nota'] },
    regular: {
      said: [
        'document*|papel|papeis|papelada|tudo|sitio .. certinh*|regulariz*|legaliz*|regular|dia|ordem',
        'prefeitura|secretaria|turismo .. veio|conhece|visitou|aprov*|olhou|vistoriou',
      ],
    },
    pedido: {
      said: [
        {
          each: [
            ['cadastur|cadastu|alvara|licenca|bombeiro*|vigilancia'],
            [
              'tirando|fazendo|vou|vai|vamos|vendo|dei|andamento|esperando|falta|faltando|pedi|pedindo|encaminhad*|correndo|providenciando',
            ],
          ],
          within: 8,
        },
      ],
      stands: 'aim',
      deniable: true,
      except: [
        'cadastur|cadastu|alvara|licenca|bombeiro*|vigilancia|tirar .. assim|quando|se que|sobrar|voce|a|o|der|puder',
      ],
    },
  },
  whole: [
    ['cadastur'],
    ['dois'],
    ['licenca', 'sanitario'],
    ['licenca', 'seguranca'],
    ['licenca', 'fiscal'],
    ['sanitario', 'seguranca'],
    ['sanitario', 'fiscal'],
    ['seguranca', 'fiscal'],
  ],
  half: ['licenca', 'sanitario', 'seguranca', 'fiscal', 'regular', 'pedido'],
  hints: ['regular*|document*|papel|lei|seguro|segura|regra*|legal*|certinho'],
  asks: [
    'regular|regularizad*|regras|regra',
    'cadastur|alvara|documento*|papel|papeis|seguro|licenca*|bombeiro*|vigilancia',
    'segur*',
    'dentro da lei',
    'se .. alguem se machucar|cair|acidente',
    'fiscalizacao',
  ],
  except: [
    'nota #|dez|maxima',
    'licenca .. vendo|tirando|ainda',
    'seguro de que|desemprego',
    'extintor* venceu|venceram|vencid*',
    'tenho certeza',
    'guia de|rapido',
  ],
  dishonest: [
    'fiscal .. digo|falo|escond*|agrado|visita',
    'sem alvara|cadastur|nota|licenca .. mesmo|barato|ninguem',
    'alvara|cadastur|licenca .. fals*|vizinh*|emprest*',
    'alvara|cadastur|licenca|seguro .. queimei|rasguei|joguei',
    'seguro|extintor e coisa|frescura de|pra',
    'alvara|cadastur nem tenho|preciso|precisa',
  ],
  weak: {
    inseguro: {
      said: [
        'nenhuma|zero seguranca',
        'sem seguranca|protecao nenhuma',
        'extintor* .. venceu|venceram|vencid*',
        'venceu|venceram|vencid* .. extintor*',
        'cerca|corrimao|grade|guarda .. nao|num fiz|fizemos|coloquei|botei|terminei|tem',
      ],
      mended: [
        'troquei|trocamos|recarreguei|consertei|consertamos|arrumei|arrumamos|fiz|fizemos .. extintor*|cerca|corrimao|grade',
      ],
    },
  },
  worked: 'você mostrou que está dentro das regras e é seguro',
  missing: 'as regras: Cadastur, alvará, seguro, vigilância sanitária',
  better: 'diga o Cadastur ou mais um papel: alvará, seguro, vigilância',
  tips: { inseguro: 'conserte o que é perigoso antes de receber gente, e diga que está pronto' },
  surer: 'diga o número e até quando vale cada papel',
  example:
    'Tenho Cadastur no meu CPF, a cozinha passou na vigilância sanitária e faço seguro dos visitantes.',
} as const satisfies Criterion;
