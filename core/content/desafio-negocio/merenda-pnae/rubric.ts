import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const produce = [
  'alface*|couve*|rucula|coentro|cebolinha|salsa|repolho|agriao|cheiro',
  'mandioc*|macaxeir*|aipim|batata*|inhame|beterraba*|cenoura*|abobora*|jerimum|quiabo|maxixe|pimentao|tomate*|chuchu|pepino*',
  'banana*|laranja*|melancia*|mamao|manga|mangas|goiaba*|acerola*|abacaxi*|abacate*|maracuja*|tangerina*|limao|caju|acai|cupuacu|umbu|uva|uvas|morango*|maca|macas',
  'mel|ovo|ovos|leite|queijo*|iogurte*',
  'feijao|feijoes|milho|arroz|farinha*|goma|tapioca|beiju',
  'fruta*|verdura*|hortal*|legume*|polpa*|tempero*',
  'pao|paes|bolo|bolos|biscoito*|rapadura*|doce|doces',
  'galinha*|frango*|peixe*|carne*|bode|carneiro|porco',
];

export const merendaRubric = [
  {
    id: 'habilitacao',
    guidance: 'Disse como vai participar: CAF, cooperativa, associação, grupo ou família individual.',
    ways: [[['caf', 'cooperativ*|coperat*', 'associac*|associad*', 'grupo', 'individual*']]],
    hints: ['sozinh*|familia|cadastro|dap|document*|nome|registro'],
    except: ['grupo do|de|no zap|whats*|watsap|face*|familia', 'no grupo'],
    worked: 'você disse por quem e com que cadastro vai vender',
    missing: 'como vai participar: com CAF, por conta própria ou em grupo',
    example: 'Vou participar pela nossa associação, e todas as famílias têm CAF ativo.',
  },
  {
    id: 'oferta',
    guidance: 'Disse que alimento tem e em que época, mês ou parte do ano, ou onde cabe no cardápio.',
    ways: [
      [
        produce,
        [
          'safra|entressafra',
          'epoca*',
          'mes|meses|mensal*',
          'ano todo|inteiro',
          'todo|o ano',
          'cardap*',
          'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
          'na|no seca|inverno|verao|chuva|chuvas',
          'todo|nunca|nao .. dia|tempo|falta',
        ],
      ],
    ],
    hints: ['plant*|produz*|tenho|horta|roca|comida|tudo', ...produce],
    except: ['mes passado', 'mes que vem'],
    worked: 'você contou o que tem e em que época',
    missing: 'o que você tem e em que meses',
    example: 'Tenho alface e couve o ano todo, e banana de março a setembro.',
  },
  {
    id: 'qualidade',
    guidance: 'Disse um cuidado com o alimento: higiene, embalagem, frio, inspeção, sem veneno, amostra.',
    ways: [
      [
        [
          'higien*|igien*',
          'limpo|limpa|limpos|limpas|limpinh*|limpeza',
          'lavad*|lavamos|lavo|lavar|lavando|lavadinh*',
          'selo*',
          'inspec*|inspes*',
          'organic*',
          'agroeco*|agroflor*',
          'refriger*|gelad*|resfri*|isopor',
          'camara fria',
          'embal*|embrulh*|bandeja*|saquinho*',
          'amostr*',
          'sem veneno|agrotoxic*|quimic*',
          'nao uso|tem|boto|passo|leva|vai veneno|agrotoxic*|quimic*',
          'fresco|fresca|fresquinh*|frescos|frescas',
          'colhid*|colho|colhemos .. dia|manha|hora|vespera|cedo',
          'selecionad*|escolhid*',
          'boas praticas',
          'certific*',
        ],
      ],
    ],
    hints: ['bom|boa|gostos*|qualidade|caseir*|saudavel|natural|cuidado'],
    worked: 'você mostrou cuidado com o alimento',
    missing: 'o cuidado: higiene, embalagem, inspeção do que é de origem animal',
    example: 'Tudo vai lavado, em caixa limpa, sem veneno, e posso levar uma amostra.',
  },
  {
    id: 'entrega',
    guidance:
      'Falou da chamada pública ou do projeto de venda, do preço do edital, ou de entrega com dia, rota ou peso.',
    ways: [
      [
        [
          'chamada|chamado public*',
          'chamada da prefeitura',
          'edital|editais',
          'projeto de venda|vendas',
          'projeto .. pront*|feito|entreg*',
          'preco* .. edital|chamada|tabela|cotac*|#',
          'entreg*',
          'toda|por|cada|na seman*',
          'rota|rotas',
          '# kg|quilo*',
        ],
      ],
    ],
    hints: ['preco*|levo|levar|escola*|transporte|carro|moto|caminhao|projeto'],
    except: ['semana passada|santa|retrasada', 'rota viva', 'na semana que'],
    worked: 'você combinou projeto e entrega',
    missing: 'o projeto de venda e como entrega nas escolas',
    example: 'Vou mandar o projeto de venda na chamada pública e entrego toda terça, 80 quilos.',
  },
] as const satisfies readonly Criterion[];
