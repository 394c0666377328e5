import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const cuidado = {
  id: 'cuidado',
  guidance:
    'Inteiro: o frio (tanque, temperatura, tempo até resfriar) e a higiene da ordenha (teste da caneca, lavar e secar os tetos, limpar o equipamento) ou o jeito de ordenhar (à mão, ordenhadeira). Metade: só um dos dois.',
  signs: {
    frio: {
      said: [
        'tanque*|tanke*|tanquin*',
        'resfri*|refri*|esfri*|gelad*|gelo|freezer|geladeira|espansao|expansao|imersao',
        'agua fria|corrente|gelada|corrego .. latao|latoes|tarro*|leite',
        'latao|latoes|tarro*|leite .. agua fria|corrego|corgo|poco|sombra',
        '# graus|grau',
        'logo depois|apos da|de|a ordenha',
      ],
      short: ['tanque|resfriador|gelado|# graus'],
    },
    higiene: {
      said: [
        'caneca|canequinha',
        'lavo|lava|lavamos|limpo|limpa|limpamos tudo|bem|direito|direitinho',
        'sala|curral .. azulej*|ciment*|piso',
        'lavo|lava|lavamos|lavad*|lavar|limpo|limpa|limpamos|seco|seca|desinfet*|passo|higieniz* .. teto*|teta*|tetinha*|ubere*|peito*|mao|maos|balde*|latao|latoes|ordenh*|tanque|equipamento*|mangueira*|sala|curral|teteira*',
        'dipping|dippin|iodo|cloro|detergente*|sanitiz*|higieniz*',
        'papel toalha',
        'seco|secar|enxugo com|no|cum papel|pano|toalha',
        'higien*',
        'pano|balde|vasilha|latao limp*|fervid*',
        'ordenha|curral|sala|vaca*|balde*|latao|latoes|tarro* .. limp*|lavad*',
        'teste .. caneca|mastite|cmt|raquete',
        'coo|coar|coado|coador|filtro',
        'vacin*|brucelose|tuberculose',
        'descart* .. primeiro*|jatos|leite',
        'curral|sala .. limp*|cimentad*|lavad*',
      ],
      short: ['higiene|lavo'],
    },
    jeito: {
      said: [
        'ordenhadeira*|ordenhadera*',
        'maquina',
        'ordenha mecanica|mecanizada|canalizada|manual|fechada',
        'ordenh* .. balde ao pe',
        'ordenho|ordenha|ordenhamos|tiro|tira .. na mao|maquina|duas vezes',
        'balde ao pe',
        'ordenho|ordenhamos|tiro|tiramos|e a|na|no|com mao|braco|muque',
      ],
      short: ['mao|maquina|manual|mecanica|balde'],
    },
  },
  whole: [
    ['frio', 'higiene'],
    ['frio', 'jeito'],
  ],
  half: ['frio', 'higiene', 'jeito'],
  hints: ['limp*|ordenha|cuid*|tanque|frio|higien*|caneca'],
  asks: [
    'ordenha|ordenhar',
    'resfria|resfriamento|tanque|frio|temperatura',
    'higiene|limpeza|cuidado|cuida',
    'ate o caminhao',
    'caminhao passar',
    'leite fica',
  ],
  except: ['gelado nao', 'cerveja gelad*', 'limpo da conta', 'ficha limpa', 'passou frio', 'seca .. cai|nao'],
  dishonest: [
    'desligo|desliga .. tanque',
    'nao lavo|limpo .. ninguem',
    'lavo|limpo .. agua .. chiqueiro|esgoto|suja|barrenta',
  ],
  weak: {
    tanque: {
      said: [
        'nao|nem tenho|tem|temos|tinha .. tanque*|resfriador',
        'tanque*|resfriador nao tenho|tem|temos',
        'sem tanque|resfriador',
        'no|na|em|num|numa|uso|com freezer|geladeira',
      ],
      mended: [
        'tanque* .. coletiv*|comunitari*|vizinh*|associac*|cooperativa',
        'tanque*|resfriador .. # graus|grau',
        '# graus|grau',
      ],
    },
  },
  worked: 'você contou como ordenha e como resfria',
  missing: 'o cuidado: a higiene da ordenha e o frio do tanque',
  better: 'conte os dois: como limpa e como resfria',
  tips: {
    frio: 'conte também como resfria: o tanque, os graus, o tempo',
    higiene: 'conte também como limpa: o teste da caneca, os tetos, o equipamento',
    tanque:
      'mostre como o leite fica a 4 graus: um tanque, seu ou coletivo, e um coador próprio no lugar do pano',
  },
  surer: 'diga em quanto tempo o leite gela e com que lava o equipamento',
  example: 'Faço o teste da caneca, lavo e seco os tetos, e o leite vai logo para o tanque a 4 graus.',
} as const satisfies Criterion;
