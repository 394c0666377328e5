import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const goods =
  'adubo*|calcario|calcareo|semente*|racao|racoes|ureia|fosfato|superfosfato|esterco|veneno|defensivo*|mata|glifosato|herbicida*|inseticida*|fungicida*|formicida*|vacina*|vermifug*|sal|arame|mangueira*|muda*|lona*|sulfato|npk|cloreto|gesso|composto|torta|farelo|bomba|pulverizador|enxada*|ferramenta*|cerca|estaca*|tela|telas|remedio*|milho|capim|carrapaticida|insumo*|bandeja*|substrato|saquinho*|tubo*|cano*|gotejo|gotejamento|aspersor*|medicamento*|ivermectina|melaco|silagem|cal|map|oleo|nim|filtro|rocadeira|motosserra|corda|prego*|grampo*|martelo|caixa|balde*|comedouro*|bebedouro*|pinto*|pintinho*|roundup|roundap|randap|randape|tordon|barrage|decis|urea|salitre|fertilizante*|foliar|inoculante|vinhaca|moinha|pneu*|bateria|sombrite|estufa|plastico|regador|podao|foice|facao|cavadeira|carrinho|azevem|aveia|sorgo|milheto|braquiaria|mombaca|tifton|crotalaria|mucuna|feijao|soja|trigo|alho|batata|rama|maniva|brachiaria|moirao|moiroes|mourao|palanque*|fosforo|potassio|nitrogenio|boro|zinco|micronutriente*|cama|maravalha|nucleo|premix|suplemento|concentrado|borrifador|aplicador|seringa*|brinco*|cocho*|botijao|peneira|enxadao|rastelo|ancinho|machado|tesoura|serrote|alicate|telha*|tabua*|caibro*|cimento|brita|encanamento|registro|conexao|conexoes|joelho*|luva*|botas';

const units =
  'saco*|saca*|quilo*|rolo*|prato*|cuia*|quarta|celamim|litrao|kg|tonelada*|litro*|metro*|rolo*|duzia*|fardo*|unidade*|pacote*|frasco*|dose*|galao|galoes|lata*|balde*|caixa*|arroba*|bola*|milheiro*|vidro*|envelope*|sache*|ml';

export const necessidade = {
  id: 'necessidade',
  guidance:
    'Inteiro: o produto e a medida dele: quantos sacos, para que área ou quantos animais, ou o que a análise ou o técnico pediu. Metade: só o produto.',
  signs: {
    produto: {
      said: [goods, 'o de sempre', '# # #'],
      stands: 'aim',
      short: [goods],
    },
    medida: {
      said: [
        `# ${units}`,
        'tarefa|alqueire|hectare|saca|lata|arroba e meia|meio',
        'meia|meio arroba|quarta|lata|tarefa|quilo|saca|hectare',
        `# de ${goods}`,
        `# ${goods}`,
        `uma|um|meia|meio tonelada|saco|saca|caixa|galao|rolo|duzia|litro|milheiro`,
        '# hectare*|tarefa*|alqueire*|ha|canteiro*|pe|pes|cova*|cabeca*|vaca*|galinha*|cabra*|ovelha*|porco*|colmeia*|linha*|metro*',
        'meio|um|uma hectare|alqueire|tarefa',
        'analise .. solo|terra|agua',
        'tecnic*|agronom*|veterinari*|emater|senar|zootecnista .. recomend*|indic*|mandou|passou|pediu|disse|orient*|calcul*',
        'recomend*|indicac* .. tecnic*|agronom*|veterinari*|emater',
      ],
      stands: 'aim',
      short: ['#'],
    },
  },
  whole: [['produto', 'medida']],
  half: ['produto', 'medida'],
  hints: ['preciso|quero|comprar|plantar|roca|lavoura|produto*'],
  asks: [
    'precisando|precisa|procura|procurando',
    'o que .. vai levar|quer',
    'quantos sacos|quilos|litros',
    'para|pra que',
    'que area|tamanho',
    'quanto .. precisa|vai usar|usa',
    'vai plantar',
  ],
  except: ['compr* .. semana passada', 'sal da terra', 'mata ciliar|atlantica|nativa', 'nota #'],
  worked: 'você disse o que precisa, quanto e para quê',
  missing: 'o que precisa e quanto: o produto, os sacos, a área',
  better: 'junte ao produto a medida: quantos sacos e para que área',
  tips: {
    produto: 'diga que produto é',
    medida: 'junte a medida: quantos sacos e para que área',
  },
  surer: 'diga o que mostrou a análise do solo, ou quem recomendou',
  example: 'Pela análise do solo, preciso de 20 sacos de calcário para dois hectares de milho.',
} as const satisfies Criterion;
