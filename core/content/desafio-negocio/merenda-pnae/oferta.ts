import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const produce =
  'alface*|alfase*|couve*|rucula|coentro|cebolinha|salsa|repolho|agriao|espinafre|brocolis|almeirao|' +
  'mandioc*|macaxeir*|aipim|batata*|inhame|cara|beterraba*|cenoura*|cenora*|abobora*|jerimum|quiabo|maxixe|pimentao|tomat*|chuchu|pepino*|vagem|' +
  'banana*|laranja*|melancia*|melao|mamao|manga|mangas|goiaba*|acerola*|abacaxi*|abacate*|maracuja*|tangerina*|bergamota*|limao|caju|acai|cupuacu|umbu|cajá|uva|uvas|morango*|maca|macas|caqui|pessego*|figo*|pinhao|seriguela|graviola|pitanga|' +
  'mel|ovo|ovos|leite|queijo*|iogurte*|coalhada|manteiga|' +
  'feijao|feijoes|milho|arroz|farinha*|goma|tapioca|beiju*|fuba|pamonha*|canjica|' +
  'fruta*|verdura*|hortal*|legume*|polpa*|tempero*|folhas|cheiro|' +
  'pao|paes|bolo|bolos|bolacha*|biscoito*|rapadura*|doce|doces|geleia*|' +
  'galinha*|frango*|peixe*|tilapia*|tambaqui|carne*|bode|carneiro|porco|cabrito|file';

const months = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

export const oferta = {
  id: 'oferta',
  guidance: 'Inteiro: o alimento pelo nome e em que tempo do ano tem. Metade: só o alimento.',
  signs: {
    alimento: {
      said: [
        produce,
        `planto|plantamos|produzo|produzimos|crio|criamos|colho|colhemos|cultivo ~`,
        'nos|gente faz|planta|cria|produz|colhe|prantamo|planto ~',
        `~ o ano todo|todinho|inteiro`,
        `~ de|em|entre|so|no|a ${months}`,
        `~ no|na|do inverno|verao|seca|safra|chuva|frio`,
      ],
      short: [produce, 'tenho|temos|tem ~'],
    },
    tempo: {
      said: [
        'safra|entressafra',
        'epoca*',
        'todo|cada|por mes',
        'ano todo|todinho|inteiro|inteirinho',
        'o|todo ano',
        'do|no ano',
        'todos os meses',
        months,
        'feverero|janero',
        'na|no|tempo|do seca|inverno|verao|chuva|chuvas|frio|aguas|piracema|calor|outono|primavera',
        'sempre tem|tenho',
        'nao falta',
        'direto',
      ],
      short: ['sempre'],
      anyone: true,
    },
  },
  whole: [['alimento', 'tempo']],
  half: ['alimento'],
  hints: ['plant*|produz*|tenho|horta|roca|comida|tudo', produce],
  asks: [
    'o que .. produz|oferecer|tem|plantam|criam',
    'que alimentos',
    'meses|epoca|safra|quando tem',
    'cardapio',
  ],
  except: [
    'tenho|temos caf|carro|filhos|medo|duvida|certeza|cadastro|alvara|selo|caminhao|moto|inspecao|certific*',
    'tenho que|como|certeza',
    'faz|planta|planto|plantamos|tem|temos|tenho uma|umas|uns|de|um coisa*|coisinha*|pouco|pouquinho|tudo',
    'produzimos|produzo|planto um|de pouco|tudo',
    'temos que|caminhao|cozinha|certificacao|globalgap',
    'mes passado',
    'renov*|tirei|tiramos|fiz|fizemos|sai*|venc* em|de|no|ate ~',
    'mes|ano que vem',
    'alvara|vigilancia|inspecao|selo|caf .. desde|em|de ~',
    'desde janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    'levo|entrego|deixo todo mes',
    'ano passado',
    'levar|levamos|direto na|pra|pro|pra escola',
    'caixa de ovo',
    'quero|gosto de doce',
    'ajudar .. ~',
    'o leite das crianc*',
  ],
  worked: 'você contou o que tem e em que época',
  missing: 'o que você tem e em que meses',
  better: 'junte ao alimento o tempo dele: o ano todo, ou de que mês a que mês',
  surer: 'diga quanto colhe de cada coisa em cada mês',
  example: 'Tenho alface e couve o ano todo, e banana de março a setembro.',
} as const satisfies Criterion;
