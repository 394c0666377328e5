import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { lojaQuestions } from './questions.ts';

export const lojaVoice = {
  greeting:
    'Chegou na hora certa! Esta semana tem adubo, semente e um pacote completo que é uma beleza, dá para pagar só na safra. O que está precisando?',
  things: [
    'adubo|calcario|semente|sementes|racao|ureia|esterco|veneno|arame|mangueira|mudas|lona|vacina|farelo',
    'sal mineral',
  ],
  objectives: {
    necessidade: {
      met: [
        'Muito bem, quem sabe a medida não compra demais.',
        'Certo, {quanto} eu tenho no depósito.',
        'Gosto de cliente que sabe o que quer.',
        'Anotado, disso eu tenho.',
      ],
      ask: [
        'O que está precisando, e quanto?',
        'Quantos sacos, e para que área?',
        'Vai plantar o quê, e quanto vai usar?',
        'O que precisa, pela análise do solo ou no olho mesmo?',
      ],
      nudge: [
        'Quanto precisa, e para que tamanho de roça?',
        'Produto eu tenho muito. Qual, e quantos sacos?',
        'O que vai comprar, e para que área?',
      ],
      lacking: [
        'Sem saber quanto, eu vendo o que quiser, hein? Qual é o tamanho da roça?',
        'O técnico da Emater ajuda nisso. Mas me diga: quantos hectares vai plantar?',
      ],
      more: {
        medida: ['Quanto disso, e para que área?', 'Certo. E quanto vai levar?'],
        produto: ['Essa quantidade de quê?', 'Anotei a medida. De que produto?'],
      },
    },
    comparacao: {
      met: [
        'Estou vendo que comparou antes, assim eu tenho que me mexer.',
        'Com {quantia} na comparação, deixa eu ver o que consigo aqui.',
        'É, eu conheço esse preço, vamos conversar.',
        'Conta bem feita, não vou discutir com número.',
      ],
      ask: [
        'Meu preço é o melhor da praça. Ou viu mais barato?',
        'Já pesquisou em outra loja?',
        'Quanto fazem em outro lugar, que eu estou curioso?',
        'Comparou com quem?',
      ],
      nudge: [
        'Viu outro preço? Onde, e por quanto?',
        'Viu mais barato em outro lugar, e por quanto?',
        'Comparou com outra loja, viu mais barato?',
      ],
      lacking: [
        'Pois devia olhar. Uma ligada para a cooperativa não custa nada: viu algum outro preço?',
        'Sem comparar, quem ganha sou eu. Não tem nem ideia de quanto é à vista e a prazo?',
      ],
      more: {
        comNumero: [
          'Viu preço em outro lugar? Onde, e quanto estava?',
          'Me diga uma loja e o preço de lá, que eu tento cobrir: viu alguma?',
        ],
      },
    },
    pagamento: {
      met: [
        'Assim fica bom para os dois.',
        'Combinado desse jeito eu aceito.',
        'Feito, quem paga certo compra sempre.',
        'Dá para fazer, sim.',
      ],
      ask: [
        'E vai pagar como?',
        'À vista ou a prazo?',
        'Como quer pagar, na safra com um jurinho?',
        'Como e quando a gente acerta?',
      ],
      nudge: [
        'Até quando, e paga como?',
        'Desconto só à vista. Vai pagar como?',
        'Pagar eu sei que paga. Quando, e de que jeito?',
      ],
      lacking: [
        'Sem dinheiro agora, tem a safra. Quando colhe, para a gente marcar o pagamento?',
        'Pense no que cabe: uma entrada e o resto quando?',
      ],
      more: {
        termo: ['E paga quando: agora, na entrega, na colheita?', 'Certo. E em que dia a gente acerta?'],
        forma: ['E como paga: à vista, entrada, parcelas?', 'Certo. E paga de que jeito?'],
      },
    },
    garantia: {
      met: [
        'Tudo certinho, como deve ser.',
        'Pode deixar, faço questão disso.',
        'Certo, assim ninguém tem dor de cabeça depois.',
        'Muito cuidado, gostei: pode contar com isso.',
      ],
      ask: [
        'Precisa de mais alguma coisa: nota, entrega?',
        'E como vai levar, quer entrega?',
        'Falta combinar alguma coisa para fechar direito?',
        'Quer nota, ou vai assim mesmo?',
      ],
      nudge: [
        'O que quer garantido: nota, troca, entrega?',
        'Quer que entregue, e quando?',
        'O agrônomo faz a receita aqui na quinta, quer a nota também?',
      ],
      lacking: [
        'Sem nota, se der problema, não tem como trocar. Quer que eu tire?',
        'Veneno eu só vendo com receita, é lei. Quer falar com o agrônomo?',
      ],
      more: {
        '*': ['Mais algum cuidado para fechar direito?', 'Isso está certo. Falta mais alguma garantia?'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'comparacao',
      lines: [
        'Esse preço é só até hoje, amanhã sobe: viu mais barato em algum lugar?',
        'Por aqui não tem preço melhor, ou tem?',
      ],
      answered: ['amanha|sobe|outra|outro|pesquis*|pens*'],
      settled: ['Tá, a história do amanhã sobe é velha, eu sei.', 'Está bem, sem pressa.'],
    },
    {
      after: 'necessidade',
      lines: [
        'Mas leve logo o pacote completo, com o foliar importado, não quer?',
        'Eu botava o dobro, por garantia, não acha melhor?',
      ],
      answered: ['nao|so|analise|tecnico|preciso|chega|basta|dispens*'],
      settled: ['Está certo, o que sobra vira prejuízo.', 'Tá, não vou empurrar.'],
    },
    {
      drawsOut: 'pagamento',
      lines: [
        'Anoto no caderno e você paga quando puder, mas paga quando?',
        'Na safra sai um pouquinho mais caro, ou prefere pagar de outro jeito?',
      ],
      answered: ['vista|prazo|safra|vezes|entrada|juro*'],
      settled: ['Combinado é combinado.', 'Tá, do seu jeito.'],
    },
  ],
  price: {
    notOf: ['dia*|mes|meses|vezes|hectare*|alqueire*|tarefa*|tonelada*|frete|juro*|entrada'],
    likely: [60, 300],
    agreed: ['Fecho em {preco}, então.', 'Fica em {preco}, tudo anotado.'],
    total: {
      asked: [
        'quanto .. total|tudo|sacos|sacas',
        'total|tudo .. quanto|marco|safra|colheita|prazo|juro*',
        'o|qual total',
        'sacos|sacas .. quanto',
      ],
      notOf: ['frete|desconto|tempo|dura|entrega*', 'quanto|qual .. juro*'],
      counted: ['# saco|sacos|saca|sacas'],
      lines: ['{quantos} sacos a {preco} dão {total} à vista; a prazo, uns 3% a mais por mês.'],
    },
    haggle: {
      opening: 160,
      best: 150,
      openings: { 'adubo|npk': 160, 'ureia|urea': 155, 'semente*': 180, racao: 90 },
      cash: 0.95,
      share: 1,
      moves: ['comparacao', 'pagamento'],
      given: ['Por {oferta} está fechado.'],
      better: [
        'O meu já sai mais barato: {preco} contra {oferta}.',
        'A {oferta} eles perdem para mim, que faço {preco}.',
      ],
      take: ['{oferta} eu consigo fazer.', '{oferta}? Tá, nesse preço eu fecho a conta.'],
      come: [
        '{oferta} não cobre o meu custo; chego a {preco}.',
        'A {oferta} eu perco dinheiro, mas chego a {preco}.',
      ],
      stay: [
        '{oferta} não dá: por enquanto fico em {preco}.',
        'Para {oferta} falta motivo: por ora fico em {preco}.',
      ],
    },
  },
  terms: [
    {
      unit: '%',
      of: ['juro*|acrescimo|prazo|safra', 'ao|por mes'],
      notOf: ['desconto*|vista|abate*|entrada|sinal|subiu|aumentou|produ*|rend*|germin*|nitrogenio|pureza'],
      beside: ['faz|fazer|faco|aceito|topo|fecho|pago|vai|muito|caro|alto|puxado'],
      min: 2,
      max: 4,
      take: ['{oferta}% ao mês eu faço.', 'Fica em {oferta}% ao mês, então.'],
      stay: [
        '{oferta}% não dá: juro abaixo de 2% ao mês eu não consigo.',
        'A {oferta}% eu perco: juro abaixo de 2% ao mês eu não consigo.',
      ],
    },
  ],
  questions: lojaQuestions,
  hello: ['Opa, que bom ver você!', 'Olá! Tem café ali no canto.', 'Salve! A casa é sua.'],
  thanks: ['Disponha!', 'Às ordens, sempre.', 'Nada, estamos aqui para isso.'],
  bye: ['Calma, nem fechei o pedido!', 'Já vai? Deixe ao menos eu fazer a conta.'],
  rude: [
    'Ei, respeito é bom e não custa nada.',
    'Vamos baixar o tom, que a gente se entende.',
    'Assim eu fecho o talão. Fale direito.',
  ],
  dishonest: [
    'Sem nota, não. Multa eu não pago nem para amigo.',
    'Isso aí dá problema para mim e para você. Faço pelo certo ou não faço.',
  ],
  rudeEnd: ['Vou atender o próximo. Volte quando quiser conversar direito.'],
  offTopic: [
    'Boa prosa, mas tem gente na fila.',
    'Depois você me conta, tomando um café. E o pedido?',
    'Pois é... Vamos ao pedido?',
    'Nisso eu não entro. Voltemos ao balcão.',
  ],
  short: [
    '“{dito}”? Explique melhor.',
    'Fale com calma, que a loja está vazia.',
    'Com “{dito}” só, eu não fecho o pedido.',
  ],
  bare: ['Fale mais, que o talão está em branco.', 'Só isso?', 'Assim eu vendo o que eu quiser, hein.'],
  unsure: [
    'Sem pressa, pense aí.',
    'Não saber é normal, mas custa caro na loja.',
    'Pois então vamos por partes.',
  ],
  orders: [
    'Que ordem é essa? Aqui eu vendo adubo, não dou nota.',
    'Não entendi foi nada. Voltemos ao pedido.',
    'Isso não está na prateleira. Vamos ao que interessa.',
  ],
  copied: [
    'Isso parece lido de um papel. Fale do seu jeito.',
    'Decorou bonito. Agora me diga com as suas palavras.',
  ],
  vague: [
    'Certo, mas isso não entra no pedido.',
    'Hum, e daí?',
    'Isso não muda a minha conta.',
    'Entendi mais ou menos.',
  ],
  repeated: ['Isso já está anotado.', 'Já combinamos essa parte.', 'Essa eu já escrevi.'],
  hurry: ['Olhe que eu fecho para o almoço.', 'O caminhão sai daqui a pouco.'],
  identity: [
    'Sou um robô, sim: um vendedor de treino.',
    'Verdade, sou um programa, para você treinar antes de ir à loja.',
  ],
  close: {
    all: [
      'Negócio fechado: tiro a nota agora e entrego como a gente combinou!',
      'Assim dá gosto vender. Está tudo anotado e combinado.',
      'Fechado, do jeito que você pediu. Boa safra!',
    ],
    most: [
      'Fechamos quase tudo, e o resto a gente acerta na entrega.',
      'Está bom, faço esse pedido. Falta só um detalhe.',
    ],
    some: [
      'Separo uma parte, e o resto a gente vê depois.',
      'Vá pensar e volte, que eu seguro o preço até amanhã.',
    ],
    none: ['Então fica para outro dia, a porta está aberta.', 'Pense no que precisa e volte.'],
  },
  closed: ['A loja já fechou. Volte amanhã.'],
} as const satisfies Voice;
