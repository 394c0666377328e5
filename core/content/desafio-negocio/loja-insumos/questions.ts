import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { lojaCircumstances } from './circumstances.ts';

const asksPriceOf = (goods: string) => [
  `quanto e|custa|sai|ta|esta|fica|vale|o|a .. ${goods}`,
  `preco|valor .. ${goods}`,
  `quanto .. saco|saca|quilo|litro de|do|da ${goods}`,
  `${goods} .. quanto|preco|valor|sai|custa`,
];

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const lojaQuestions = [
  {
    asked: ['tempo .. .. dura|guardad*|estoque', 'dura|guardad* .. quanto|tempo'],
    lines: ['A validade está no saco, confira comigo antes de carregar.'],
  },
  {
    asked: ['quanto|qual|preco|valor .. frete', 'frete .. quanto|preco|valor'],
    lines: ['Até dez sacos o frete é 40 reais; de dez para cima é por minha conta.'],
  },
  {
    asked: ['entreg* .. segunda|terca|quarta|quinta|sabado|domingo|amanha|hoje'],
    lines: ['O caminhão só sai na sexta: pedido até quinta chega na sexta.'],
  },
  {
    asked: [
      'adubo|ureia|dolar baixa|cai|sobe',
      'adubo|ureia|dolar|preco .. vai|vao baixar|subir|cair|aumentar',
      'ano que vem .. baixa|cai|sobe',
    ],
    lines: ['Adubo acompanha o dólar: ninguém sabe, e quem diz que sabe está vendendo.'],
  },
  {
    asked: [
      'quanto|quantos tempo|anos .. loja|balcao',
      'quanto|quantos tempo|anos .. senhor|voce ta|esta|trabalha|vende|tem',
    ],
    lines: ['Faz vinte anos que estou neste balcão.'],
  },
  {
    asked: ['pacote|pacotes|pacotinho de'],
    lines: ['Desse eu confiro a tabela e anoto o preço no pedido.'],
  },
  {
    asked: ['pacote'],
    lines: [
      'No pacote completo vão dois sacos de adubo, um de ureia, a saca de semente de milho e o foliar: 720 tudo. Avulso, leve só o que precisa.',
    ],
  },
  {
    asked: ['como .. usa|usar|uso|aplica*|aplico|ponho|boto|regul*'],
    lines: ['O jeito e a dose vêm da análise do solo: o agrônomo explica aqui na quinta, de graça.'],
  },
  {
    asked: [
      '3|tres % .. caro|cara|muito|alto|puxado|salgado',
      'juro* .. caro|muito|alto|puxado|menos|menor|baixar|baixa|sem|# %',
      '# % .. juro*|mes',
      'sem juro*',
    ],
    lines: ['Juro abaixo de 2% ao mês eu não consigo; à vista não tem nenhum.'],
  },
  {
    asked: [
      'feijao .. quanto|preco|valor|custa',
      'quanto|preco|valor .. semente .. feijao',
      'quanto|preco|valor .. feijao',
    ],
    lines: ['A semente de feijão está a 12 reais o quilo.', 'De feijão, a semente sai a 12 reais o quilo.'],
  },
  {
    asked: [
      'veneno|inseticida*|herbicida*|lagarta|praga .. indica|qual|melhor|bom|uso',
      'indica|qual|melhor .. veneno|inseticida*|herbicida*|lagarta|praga',
      'veneno|lagarta|praga .. que .. tem',
    ],
    lines: [
      'Veneno quem indica é o agrônomo, com receita: é lei.',
      'Para praga, só com a receita do agrônomo; semente eu lhe mostro agora.',
    ],
  },
  {
    asked: ['agronomo .. pode|diz*|dizer|dose|ajuda*|vem|atende', 'dose'],
    lines: ['O agrônomo atende aqui na quinta e diz a dose pela análise do solo.'],
  },
  {
    asked: ['precis*|obrigat* .. analise', 'analise .. precis*|obrigat*|onde|como|faz|custa'],
    lines: [
      'Precisa, sim: é a análise do solo que diz a dose, e a Emater orienta a coleta.',
      'É ela que diz quanto usar; sem análise é dinheiro no chute.',
    ],
  },
  {
    asked: ['dez|10 .. frete', 'frete .. dez|10|pago'],
    lines: ['Com dez sacos o frete já é meu.'],
  },
  {
    asked: [
      'se .. empedr*|estrag*|vencid*|defeito',
      'empedr*|estrag*|vencid*|defeito|ruim|problema|nao .. nascer|germinar .. troca*|devolv*|faz',
      'troca*|devolv*|garantia .. se|vier|empedr*|defeito|estrag*|tem|da',
    ],
    lines: [
      'Troco, sim, com a nota e o lote: abra na entrega e confira comigo.',
      'Veio ruim, eu troco: guarde a nota e o número do lote.',
    ],
  },
  {
    asked: [
      'entrega*|chega .. quando|dia|hora|tempo|prazo',
      'quando .. entrega*|chega|caminhao',
      'que dia .. entrega*|chega|caminhao',
    ],
    lines: [
      'O caminhão sai toda sexta: pedido até quinta chega na sexta.',
      'Entrego na sexta, pedindo até quinta.',
    ],
  },
  {
    asked: [
      'que|qual .. adubo|formula|semente|produto .. bom|melhor|indica|uso|serve|presta',
      'indica|recomenda|serve .. qual|que|pra|para|milho|feijao',
      'quanto .. usa*|ponho|boto|jogo|precisa .. hectare|tarefa|alqueire|pe|cova',
    ],
    lines: [
      'Isso a análise do solo é que diz: leve à Emater, que o técnico recomenda de graça.',
      'Sem análise eu só estaria chutando, e quem paga é você: peça a recomendação ao técnico.',
    ],
  },
  {
    asked: ['validade|vence|lote'],
    lines: ['A validade está no saco, confira comigo antes de carregar.'],
  },
  {
    asked: ['marca|marcas|fabricante'],
    lines: ['Tenho duas marcas, as duas com registro, e a nota diz qual é.'],
  },
  {
    asked: ['preco .. garante|segura|vale|ate', 'segura .. preco', 'ate quando', 'ate que dia'],
    lines: ['Seguro o preço até sexta, por escrito no orçamento.'],
  },
  {
    asked: ['orcamento', 'por escrito'],
    lines: ['Faço o orçamento por escrito, com preço, prazo e validade.'],
  },
  {
    asked: [
      'quantidade|quantos|levando|se eu levar .. desconto|melhora|faz|preco',
      'melhora|abaixa|baixa|tira|menos|desconto',
    ],
    lines: ['À vista tiro uns 5%, e a partir de dez sacos o frete é meu.', 'Pagando na hora eu tiro uns 5%.'],
  },
  {
    asked: ['aceita|pode|pago .. pix|cartao|dinheiro|debito'],
    lines: ['Pix, dinheiro ou cartão, tudo serve.', 'Aceito, sim, e no Pix ou em dinheiro a conversa rende.'],
  },
  {
    asked: ['qual|quanto .. juro*|acrescimo|prazo'],
    lines: ['A prazo sai uns 3% a mais por mês.', 'Na safra eu boto 3% ao mês, à vista não tem nada disso.'],
  },
  {
    asked: [
      'metade|parte|entrada|sinal .. agora|hoje|resto|restante|dias|depois|safra',
      'pag*|acert*|aceita|pode|faz .. # dias|vezes|x|meses',
      'aceita|faz|pode|vende .. parcel*|fiado|boleto',
    ],
    lines: [
      'Aceito: o que fica para depois leva uns 3% por mês, e a data vai anotada no pedido.',
      'Dá para fazer assim, com data marcada e uns 3% ao mês no que ficar para depois.',
    ],
  },
  {
    asked: ['cobre|cobrem|cobrir|iguala|igualar'],
    lines: [
      'Preço de outra loja eu cubro, à vista e com o orçamento na mão.',
      'Com o orçamento na mão e o pagamento à vista, eu chego junto.',
    ],
  },
  {
    asked: ['sim ou nao', 'fechado ou nao', 'vende ou nao'],
    lines: ['Por mim é sim, falta só acertar o resto.', 'Sim, com preço e pagamento combinados.'],
  },
  {
    asked: ['quanto .. desconto|vista|tira', 'qual .. desconto', 'faz .. desconto'],
    lines: [
      'À vista a gente conversa, depende do tamanho da compra.',
      'Desconto eu dou para quem paga na hora.',
    ],
  },
  {
    asked: [
      'saco|sacos .. quanto|quantos quilo|quilos|kg',
      'quanto|quantos quilo|quilos|kg .. saco',
      'quanto .. pesa|vem .. saco',
    ],
    lines: [
      'O saco de adubo e o de calcário vêm com 50 quilos.',
      'De adubo ou de calcário, o saco é de 50 quilos.',
    ],
  },
  {
    asked: asksPriceOf('foliar'),
    lines: ['O foliar está a 65.', 'O foliar sai a 65.'],
  },
  {
    asked: asksPriceOf('ureia|urea'),
    lines: ['A ureia está a 155 o saco.', 'O saco de ureia sai a 155.'],
  },
  {
    asked: asksPriceOf('semente*'),
    lines: [
      'A saca de semente de milho está a 180; a de feijão, a 12 reais o quilo.',
      'Semente de milho, a saca sai a 180; a de feijão, o quilo sai a 12.',
    ],
  },
  {
    asked: asksPriceOf('calcario|calcareo'),
    lines: ['O calcário está a 35 o saco.', 'O saco de calcário sai a 35.'],
  },
  {
    asked: asksPriceOf('racao'),
    lines: ['A ração está a 90 o saco.', 'O saco de ração sai a 90.'],
  },
  {
    asked: asksPriceOf('veneno|defensivo*|herbicida*|inseticida*|fungicida*|glifosato|formicida'),
    lines: [
      'Esse preço eu dou com a receita do agrônomo na mão.',
      'Depende do produto que o agrônomo receitar.',
    ],
  },
  {
    asked: asksPriceOf(
      'arame|lona*|mangueira*|muda*|vacina*|farelo|sal|esterco|bomba|enxada*|cerca|tela|vermifug*',
    ),
    lines: [
      'Desse eu confiro a tabela e anoto o preço no pedido.',
      'Esse preço eu olho na tabela e já lhe digo, por escrito.',
    ],
  },
  {
    asked: [
      'quanto .. faz|fazem|cobra*',
      'quanto .. custa*|saco*|saca*|sai|e|preco|ta|esta|fica*',
      'qual .. preco|valor',
    ],
    lines: ['O saco do adubo está a 160.', 'O adubo está a 160 o saco.'],
  },
  {
    asked: ['entrega|entregam|frete', 'leva .. sitio|la|roca'],
    lines: ['Entrego, sim, o caminhão roda toda sexta.', 'A partir de dez sacos o frete é por minha conta.'],
  },
  {
    asked: ['precisa|vende|tem .. receita', 'receituario', 'sem receita'],
    lines: [
      'Agrotóxico só sai com receita do agrônomo, é lei (14.785, de 2023).',
      'Sem receita agronômica eu não vendo, a lei de 2023 é clara.',
    ],
  },
  {
    asked: ['tem|vende|trabalha .. ureia|semente*|adubo|npk|calcario|racao|arame|lona|muda*|sal'],
    lines: ['Tenho, sim, está no depósito.', 'Disso não falta aqui.'],
  },
  {
    asked: ['tem|tira|da|sai|vem .. nota'],
    lines: ['Toda venda sai com nota, no seu nome.', 'A nota eu tiro na hora.'],
  },
  {
    asked: ['embalagem', 'embalagens'],
    lines: ['A embalagem vazia, lavada três vezes, volta para o posto que está na nota.'],
  },
  ...lojaCircumstances,
] as const satisfies Voice['questions'];
