import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const units =
  'kg|quilo*|pote*|potinh*|vidro*|frasco*|caixa*|litro*|balde*|lata*|tambor*|tonelada*|garraf*|bisnaga*|unidade*';

export const melRubric = [
  {
    id: 'diferencial',
    guidance:
      'Disse algo que distingue o mel: pureza, florada, origem, sabor, modo de produzir. «É bom» não basta.',
    ways: [
      [
        [
          'puro|pura|puros|purinho|purissimo',
          'florad*',
          'flor|flores de|do|da',
          'silvestr*',
          'organic*',
          'artesana*',
          'origem',
          'da|dessa|desta|nossa regiao',
          'regional',
          'tipico*|tipica*',
          'sabor*',
          'sem mistura|acucar|xarope|agrotoxic*|veneno|quimic*|conservante*',
          'nao tem|leva|boto mistura|acucar|xarope',
          'caatinga|cerrado|chapada',
          'da mata',
          'aroeira|marmeleiro|laranjeira|eucalipto|cipo|jurema|angico|assa-peixe|bracatinga|juazeiro|cajueiro',
          'jandaira|urucu|mandacaia|jatai|tiuba',
          'sem ferrao',
          'nativ*',
          'premi*',
          'cru',
          'raro|rara|natural*',
          'tirado|feito|colhido a|na mao',
          'sem esquentar|aquecer|esquenta',
        ],
      ],
    ],
    hints: ['bom|boa|otimo|gostos*|qualidade|delici*|melhor|mel'],
    except: ['pura verdade', 'melhor da|dessa|desta regiao', 'entreg* .. regiao'],
    worked: 'você contou o que o seu mel tem de especial',
    missing: 'o que o seu mel tem que os outros não têm',
    example: 'Meu mel é puro, da florada da aroeira, colhido por nossa família aqui na serra.',
  },
  {
    id: 'legalidade',
    guidance: 'Disse que tem inspeção (SIM, SIE, SIF, SISBI), registro, rótulo, laudo ou nota fiscal.',
    ways: [
      [
        [
          'selo*',
          'inspec*|inspet*|inspes*',
          'sif|sie|sisbi|sisbe',
          'rotul*',
          'nota|notas fisca*',
          'nf|nfe',
          'com|emito|tiro|dou|tenho nota',
          'nota do|de produtor|produtora',
          'bloco|talao .. nota*|produtor',
          'laudo*',
          'registr*',
          'certific*',
          'vigilancia sanitaria',
          'alvara*',
        ],
      ],
    ],
    hints: ['papel|papeis|document*|lei|legal*|certinho|regulariz*|sim'],
    worked: 'você mostrou que o mel está dentro da lei',
    missing: 'a prova de que o mel pode ser vendido: inspeção, rótulo e nota',
    example: 'O mel sai de uma casa com inspeção, vai com rótulo e lote, e eu emito nota fiscal.',
  },
  {
    id: 'preco',
    guidance: 'Disse um preço, um custo, uma margem ou um desconto com número.',
    ways: [
      [
        [
          'r$ #',
          '# reais|real|conto|contos|pila|pilas|prata',
          '# o|cada|por pote|litro|quilo|kg|unidade|caixa|lata|garrafa|meio',
          'vend*|faco|fica|cobro|sai|custa por|a|de $',
          '# % .. desconto*|marge*|lucro*',
        ],
      ],
      [{ each: [['preco*|custo*|custa*|custou|marge*|desconto*|lucro*|valor'], ['$']], within: 4 }],
    ],
    hints: ['preco*|barat*|valor|custa|custo*|desconto|conta'],
    worked: 'você disse o preço com número',
    missing: 'o preço com a conta: quanto custa, quanto cobra e quanto sobra para a loja',
    example: 'O pote de 500 gramas sai a 18 reais: meu custo é 11, e a loja pode vender a 26.',
  },
  {
    id: 'volume',
    guidance: 'Disse uma quantidade com número e de quanto em quanto tempo, ou como, entrega.',
    ways: [
      [
        [`# ${units}`, 'uma|meia tonelada', `# mil ${units}`],
        [
          'seman*',
          'quinzen*',
          'quinze|15 dias',
          'mes|mensal|mensais|mensalmente',
          'entreg*',
          'frete*',
          'prazo*',
          'todo|toda dia|segunda|terca|quarta|quinta|sexta|sabado',
          'por dia|ano',
          'em # dias',
        ],
      ],
    ],
    hints: ['entreg*|seman*|mes|quantidade|muito|bastante|colmeia*|producao|produzo|produz'],
    except: ['mes|semana passado|passada', 'mes que vem'],
    worked: 'você combinou quantidade e ritmo de entrega',
    missing: 'quanto entrega e de quanto em quanto tempo',
    example: 'Garanto 60 potes por semana e entrego toda terça, com o frete por minha conta.',
  },
] as const satisfies readonly Criterion[];
