import { money, month } from '#core/content/desafio-negocio/phrases.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const comparacao = {
  id: 'comparacao',
  guidance:
    'Inteiro: outro preço com número e de onde (outra loja, cooperativa, internet), ou a conta entre à vista e a prazo. Metade: só a fonte, só o número, ou perguntar o juro.',
  signs: {
    comNumero: {
      said: [
        {
          each: [
            [
              'outra|outro|noutra|noutro|outras loja|lugar|agropecuaria|revenda|casa|cidade|balcao|vendedor|comercio',
              'loja|agropecuaria|revenda|casa|cooperativa|sindicato|armazem|concorrente|concorrencia|coopera*',
              'na|no|la agro|coop',
              'internet|site|saite|zap|aplicativo|anuncio|atacado',
              'mercado livre',
              'em|na|no|la|de ~ .. ta|tá|esta|tava|sai|saia|custa|custava|vend*|faz|fazem|fizeram|cobr*|paguei|achei|vi|pass*|pedi*|ofere*|cotaram|anda|era',
              'feira de|da|do',
              'orcamento*|cotac*|cotei|pesquis*|liguei|perguntei|consultei',
              'vizinh*|compadre|cunhado|primo|amigo .. pagou|comprou',
              'vi|achei|encontrei .. por|a|de',
            ],
            ['$', ...money, '# o|a|cada|por saco|saca|quilo|litro|tonelada|kg|caixa|rolo'],
          ],
          within: 14,
        },
        {
          each: [['a vista'], ['prazo|parcelad*|fiado|vezes|juro*|safra|cartao|boleto'], ['#']],
          within: 12,
        },
        'em|na|no|la ~ e|ta|tava|esta|era|sai|saia|custa $',
        'em|na|no|da|a|o|la ^ .. e|ta|tava|esta|era|sai|custa|faz|fez|pass*|vend*|cobr*|pedi* .. $',
        'em|na|no|la ^ $',
        'em|na|no|la ^ .. me|nos|ontem|hoje deram|dao|fizeram|cobraram|cotaram|passaram $',
        'em|na|no|la ^ .. mesmo|mesma .. ta|tava|esta|e|sai|custa $',
        {
          each: [
            ['aqui|voce|senhor ta|esta|e $', 'aqui $'],
            ['^ $', 'coop*|agro*|casa|loja|la $', '~ ^ $'],
          ],
          within: 8,
        },
        { each: [['juro*|acrescimo'], ['#']], within: 6 },
        '# % ao|de|por mes|juro*|acrescimo',
      ],
      anyone: true,
      stands: 'offer',
      askable: true,
      short: ['# na|no|em|la ~', 'na|no|em|la ~ .. #'],
    },
    fonte: {
      said: [
        'outra|outro|noutra|noutro|outras loja|lugar|agropecuaria|revenda|casa|cidade|lojas .. barat*|menos|conta|melhor|desconto|preco|faz*',
        'barat*|conta|menos .. outra|outro|noutra|internet|cooperativa|concorrente|la|na|em ~',
        'cooperativa|internet|concorrente|sindicato .. barat*|menos|conta|melhor|desconto|preco',
        'orcamento*|cotac*|cotei|pesquisei|comparei',
        'em|na|no|la ~ .. mais|ta|sai barat*|conta|menos',
        'em|na|no|la ~ ta|esta|sai|e mais|bem em|barat*',
        'por ai|la tem|acho|vi|ta|sai|e .. conta|barat*|menos',
        'por ai tem mais|menos|melhor',
        'vi|viu|achei|achou|encontrei|encontrou .. menos|barat*|conta',
        'mercado livre|internet|outr* .. conta|barat*|menos|melhor',
        'otro*|outro*|outra* lugar*|loja* .. conta|barat*|menos',
        'caro|cara .. outr* loja*|lugar*|agropecuaria*',
      ],
      anyone: true,
      stands: 'offer',
    },
    juro: {
      said: [
        'juro*|acrescimo',
        'quanto|qual|diferenca .. a vista|prazo',
        'a vista .. quanto|qual|desconto',
        'a prazo .. quanto|qual|sai',
      ],
      askable: true,
      stands: 'offer',
      except: ['total .. juro*'],
    },
  },
  whole: [['comNumero']],
  half: ['fonte', 'juro'],
  hints: ['preco*|caro|cara|barat*|desconto|outra|outro|juro*'],
  asks: [
    'comparad*|comparou|compara',
    'caro .. quem|que|comparado',
    'viu mais barato',
    'outra loja',
    'quanto .. outro|outra|la',
    'pesquisou|cotou',
    'melhor preco',
  ],
  except: ['desconto de # reais', 'entrega .. #', 'quero|pago por #', `dia # de ${month}`],
  dishonest: ['invent* .. preco|orcamento', 'chutei|chute'],
  worked: 'você comparou o preço com número e lugar',
  missing: 'uma comparação: quanto está em outro lugar, ou à vista e a prazo',
  better: 'diga o lugar e o número: quanto custa na outra loja',
  tips: {
    fonte: 'diga o número: quanto custa lá',
    juro: 'compare: quanto custa na outra loja, ou à vista e a prazo',
  },
  surer: 'diga em que dia viu o preço, ou leve o orçamento no papel',
  example: 'Na cooperativa de Patos o saco do mesmo adubo está a 145, e aqui vi por 160.',
} as const satisfies Criterion;
