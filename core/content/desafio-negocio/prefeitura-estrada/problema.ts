import { month } from '#core/content/desafio-negocio/phrases.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const ways =
  'ponte|ponti|pontilhao|bueiro|ladeira|morro|serra|trecho|ramal|estrada|estradas|vicinal|travessia|corrego|riacho|rio|subida|descida|curva|porteira|pinguela|passagem|rua|caminho|carreador|travessao|linha|mata';

export const problema = {
  id: 'problema',
  guidance:
    'Inteiro: o lugar com nome (ponte, ladeira, trecho de onde a onde) e o tamanho ou o tempo (quilômetros, desde quando, o que acontece quando chove, o que quebrou). Metade: só «a estrada está ruim», ou só o lugar.',
  signs: {
    lugar: {
      said: [
        `${ways} do|da|de|dos|das|no|na|em ~`,
        `${ways} do|da|de|dos|das|no|na .. ~`,
        'entre .. e|ate ~',
        'do|da|de|desde ~|br|asfalto|rodovia|pista|sede|entrada .. ate|ao',
        '#|km|quilometro*|metro*|trecho .. ate|ao o|a|no|na ^',
        `${ways} que .. do|da|de|pra|para|ate ~`,
        `${ways} #`,
        `${ways} .. ^`,
        'povoado|sitio|comunidade|vila|linha|assentamento sao|santa|santo|boa|alto|rio ~',
        'km|quilometro # ao|ate|a|da|do',
        {
          each: [
            [`${ways}|escola|igreja|capela|posto|vila|asfalto|sede|comunidade`],
            ['ate|ao o|a|no|na ~', 'ate ~'],
          ],
          within: 6,
        },
        'do|no quilometro|km # ao|ate|a',
        'depois|antes|perto|frente|ate .. escola|posto|igreja|cemiterio|campo|entroncamento|asfalto',
        'sitio|comunidade|povoado|assentamento|vila|distrito|fazenda|bairro|lagoa|barra ~',
      ],
      stands: 'offer',
      anyone: true,
    },
    medida: {
      said: [
        '# km|quilometro*|metro*|kilometro*',
        '# buraco*|tabua*|ponto*|cratera*|valeta*',
        'um|meio quilometro',
        'quando|sempre|toda|basta|se|depois .. chov*|chuva*|enche|inverno|cheia',
        'na|com|no .. chuva*|cheia|inverno',
        `desde|faz|ha .. #|${month}|ano|meses|chuva*|inverno|natal|enchente`,
        'caiu|caida|caido|cedeu|quebrad*|quebrou|desab*|rach*|interdit*|levou|rodou|afund*|rompeu|despenc*|podre*',
        'nao passa|sobe|entra|roda .. carro|caminhao|onibus|moto|nada|ninguem|ambulancia',
        'carro|caminhao|onibus|moto|nada|ninguem nenhum|nao|mais|so passa|sobe|entra|consegue|atola',
        'so passa|da|vai .. pe|moto|trator|cavalo|rabeta|canoa|carroca',
        'atol*|intransit*',
      ],
      stands: 'offer',
      anyone: true,
      deniable: true,
      short: ['#'],
    },
    ruim: {
      said: [
        'buraco*|buraqueira|lama|lamacal|atoleiro*|erosao|vala|valas|valeta*|poeira|cratera*|vergonha|pessim*|acabad*|ruim|esburacad*|abandonad*|horrivel|perigos* .. estrada*|ramal|rua|ponte|caminho|la|trecho',
        'estrada*|ramal|ponte|rua|caminho|trecho|vicinal .. buraco*|buraqueira|lama|atoleiro*|vergonha|pessim*|acabad*|ruim|esburacad*|abandonad*|horrivel|perigos*|quebr*|precis*|arrum*|precaria',
        'buraqueira|lamacal|atoleiro',
        {
          each: [
            ['estrada*|ramal|ponte|rua|caminho|trecho|vicinal|linha'],
            ['buraco*|lama|horror|porcaria|calamidade|tristeza|vergonha|ruim|pessim*|acabad*'],
          ],
          within: 7,
        },
        'so buraco*|lama',
      ],
      anyone: true,
      stands: 'offer',
      short: ['buraco*|lama|ponte', 'a|o do|da|de ~'],
    },
  },
  whole: [['lugar', 'medida']],
  half: ['lugar', 'ruim'],
  hints: ['estrada*|ponte|buraco*|lama|chuva|passar|ramal|trecho'],
  asks: [
    'qual trecho|estrada|ponte|e|ponto',
    'que trecho|estrada|ponto|lugar',
    'tem de errado',
    'onde .. fica|e|problema',
    'tamanho',
    'quantos quilometros',
    'o que .. acontece|acontecendo|problema',
    'desde quando',
  ],
  except: [
    'municipio vizinho',
    'lama no nome',
    'a internet .. ruim',
    'em nome .. comunidade|associacao',
    'vou|volto|moro|passo .. na rua',
    'gente da comunidade',
  ],
  worked: 'você disse qual é o trecho e o tamanho do problema',
  missing: 'o trecho e o tamanho: de onde a onde, quantos quilômetros, desde quando',
  better: 'junte o lugar e a medida: que trecho é e o que acontece nele',
  tips: {
    lugar: 'diga que trecho é: de onde a onde',
    medida: 'junte a medida: quantos quilômetros, desde quando, o que acontece quando chove',
  },
  surer: 'leve a medida certa e uma foto, e diga desde quando está assim',
  example: 'São 4 quilômetros entre a ponte do Riacho Fundo e a escola, e quando chove carro nenhum passa.',
} as const satisfies Criterion;
