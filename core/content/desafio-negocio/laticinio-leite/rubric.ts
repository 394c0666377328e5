import { money } from '#core/content/desafio-negocio/phrases.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const measures =
  'ccs|cbt|cpp|contagem|bacteria*|bacteriana|celula*|somatica*|gordura|proteina|solidos|lactose|crioscopia|acidez|esd';

export const leiteRubric = [
  {
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
      'complet*|mistur*|boto|ponho|acrescent*|coloc* .. agua|soro|soda|bicarbonato|sal|amido|formol|peroxido',
      'leite .. antibiotico|mastite|remedio .. mistur*|ninguem|mesmo|assim',
      'troco|trocar|mando .. amostra',
      'amostra .. outra|vizinho|boa',
    ],
    worked: 'você mostrou a qualidade com os números da análise',
    missing: 'a qualidade com número: contagem de bactérias, células, gordura',
    better: 'diga o número da última análise: bactérias, células ou gordura',
    example: 'A última análise deu 90 mil de contagem bacteriana e 220 mil de células somáticas.',
  },
  {
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
    example: 'Entrego 300 litros por dia, e na seca não cai de 250, porque guardo silagem.',
  },
  {
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
          'lavo|lava|lavamos|lavad*|lavar|limpo|limpa|limpamos|seco|seca|desinfet*|passo|higieniz* .. teto*|ubere*|peito*|mao|maos|balde*|latao|latoes|ordenh*|tanque|equipamento*|mangueira*|sala|curral|teteira*',
          'dipping|dippin|iodo|cloro|detergente*|sanitiz*|higieniz*',
          'papel toalha',
          'seco|secar|enxugo com|no|cum papel|pano|toalha',
          'higien*',
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
        ],
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
    except: [
      'gelado nao',
      'cerveja gelad*',
      'limpo da conta',
      'ficha limpa',
      'passou frio',
      'seca .. cai|nao',
    ],
    dishonest: ['desligo|desliga .. tanque', 'nao lavo|limpo .. ninguem'],
    worked: 'você contou como ordenha e como resfria',
    missing: 'o cuidado: a higiene da ordenha e o frio do tanque',
    better: 'conte os dois: como limpa e como resfria',
    example: 'Faço o teste da caneca, lavo e seco os tetos, e o leite vai logo para o tanque a 4 graus.',
  },
  {
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
      'por dia',
      'ccs|cbt|cpp|gordura|proteina .. #',
    ],
    worked: 'você pediu um preço com conta e regra clara',
    missing: 'o preço com a conta: quanto quer, quanto custa, quando fica sabendo',
    better: 'junte ao preço o motivo ou a regra: o custo, a bonificação, saber antes do dia 25',
    example:
      'Meu custo é 1,90; quero 2,60 o litro, com bonificação por qualidade e o preço avisado antes do dia 25.',
  },
] as const satisfies readonly Criterion[];
