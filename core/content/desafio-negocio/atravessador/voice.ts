import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { atravessadorQuestions } from './questions.ts';

export const atravessadorVoice = {
  greeting:
    'Opa, chegou o Chicão! Que colheita bonita, hein? Faço trinta na caixa, carrego tudo agora e você nem sua a camisa. Fechado?',
  things: [
    'tomate|milho|feijao|banana|abacaxi|melancia|mandioca|cebola|batata|cafe|mel|leite|alface|manga|laranja|soja|arroz',
  ],
  objectives: {
    referencia: {
      met: [
        'Eita, andou estudando o preço! Assim fica difícil para mim.',
        '{quantia}? Tá bom, eu vi esse número também.',
        'Eita, quem te contou isso? Mas é, tá por aí mesmo.',
        'Tá certo, lá fora tá melhor que semana passada, não vou mentir.',
      ],
      ask: [
        'E você sabe quanto tão pagando por aí?',
        'Tem notícia do preço na Ceasa?',
        'Viu algum preço melhor por aí?',
        'Qual é o preço lá fora, então? Me diz.',
      ],
      nudge: [
        'Quanto seria, e baseado em quê?',
        'Todo mundo acha que o seu vale mais. Viu onde?',
        'E a comparação: viu quanto, e onde?',
      ],
      lacking: [
        'Então não dá pra dizer que é pouco. Não tem um rádio, uma Ceasa pra consultar?',
        'Sem saber o preço de fora, você fica na minha mão. Não quer dar uma ligada antes?',
      ],
      more: {
        comNumero: ['Viu onde, e quanto tava? Me diz os dois.', 'Fala o lugar e o preço, que eu comparo.'],
      },
    },
    piso: {
      met: [
        '{quantia}... Tá, entendi até onde eu posso apertar.',
        'Opa, você sabe até onde vai, e por quê.',
        'Certo, ninguém trabalha pra perder. Nem eu, nem você.',
        'Tá bom, tá bom. Abaixo disso eu não peço mais.',
      ],
      ask: [
        'Então me diz: qual é o mínimo que você aceita?',
        'Quanto custou pra produzir? Fala o número.',
        'Se assim não dá, quanto dá?',
        'Até onde você desce?',
      ],
      nudge: [
        'Quanto você gastou, em dinheiro?',
        'Quanto, então? Me dá um número e um motivo.',
        'Trabalho eu respeito, mas quanto custou?',
      ],
      lacking: [
        'Se você não sabe quanto gastou, como vai saber se perde? Faz a conta: semente, adubo, diária. Quanto deu?',
        'Olha que eu podia me aproveitar disso... Quanto foi, mais ou menos, em reais?',
      ],
      more: {
        motivo: [
          'Esse número sai de onde, quanto te custou?',
          'Tá, mas por que não menos, qual foi o gasto?',
        ],
        minimo: ['O gasto eu entendi. E o mínimo que tu aceita, qual é?', 'Então até quanto dá pra baixar?'],
        razao: ['E por que não menos que isso?'],
      },
    },
    alternativa: {
      met: [
        'Calma, não precisa levar pra outro lugar!',
        'Xi, concorrência. Assim eu tenho que melhorar.',
        'Tá, eu sei que você não depende só de mim.',
        'Opa, não me troca assim, a gente é de casa.',
      ],
      ask: [
        'E se não vender pra mim, vai vender pra quem?',
        'Tem outro caminhão na fila? Não tô vendo.',
        'Vai fazer o quê com isso tudo, se eu for embora?',
        'Quem mais compra por aqui?',
      ],
      nudge: [
        'Pra quem mais? Diz o nome.',
        'Quem mais compra? Aqui só passa eu.',
        'Colheita não espera. Tem pra quem vender?',
      ],
      lacking: [
        'Então só tem eu. Ou será que não tem uma feira, uma cooperativa por perto?',
        'Sem outro comprador eu é que mando no preço. Já pensou em falar com a escola ou com a feira?',
      ],
      more: {
        nomeada: ['Outro quem? Fala o nome.', 'Quem é que compra? Feira, mercado, cooperativa?'],
      },
    },
    condicoes: {
      met: [
        'Fechar direitinho assim é bom pros dois.',
        'Tá, do jeito que você falou eu aceito, não tenho nada a esconder.',
        'Justo. Conta certa, amizade comprida.',
        'Combinado não sai caro. Pode ser.',
      ],
      ask: [
        'E como é que a gente acerta: quando pago, quem pesa?',
        'Te pago mês que vem, pode ser?',
        'E a pesagem, confia na minha?',
        'Qual é o acerto: como pago e como pesa?',
      ],
      nudge: [
        'Pago, ué. Mas quando e como você quer?',
        'Acertar como? Fala o jeito: dinheiro, prazo, peso.',
        'Combinar o quê, exatamente?',
      ],
      lacking: [
        'Sem papel, depois é a minha palavra contra a sua. Não quer um recibinho?',
        'Você é que sabe... Mas não prefere pesar junto e receber na hora?',
      ],
      more: {
        pesagem: ['O pagamento a gente acerta assim. E o peso, em que balança?', 'Tá, e quem pesa?'],
        pagamento: ['E o pagamento, como é que tu quer?', 'Certo. E pago como?'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'referencia',
      lines: [
        'Ó, amanhã baixa, todo mundo tá colhendo: tem notícia de preço melhor?',
        'Amanhã baixa, eu tô avisando, ou você sabe de outro preço?',
      ],
      answered: ['amanha|baixa|baixar|espero|esperar'],
      settled: ['Tá, ninguém sabe o preço de amanhã, nem eu.', 'É, dizer que baixa é costume meu.'],
    },
    {
      drawsOut: 'alternativa',
      lines: [
        'Levo tudo agora, até a miúda: quem mais faz isso por você?',
        'Pensa bem, levo tudo agora, de uma vez: tem outro que faça?',
      ],
      answered: ['parte|metade', 'nao .. tudo', 'tudo .. nao'],
      settled: ['Tá, não precisa ser tudo hoje.', 'Se for só uma parte, também levo.'],
    },
    {
      after: 'piso',
      lines: [
        'Mas lembra que o frete é meu, isso você pôs na conta?',
        'O frete é meu, o pneu é meu e o diesel tá um absurdo, vai me ajudar nisso?',
      ],
      answered: [
        'frete|diesel|caminhao|transporte|estrada|gasolina',
        '# .. fechamos|fecha|fechou|feito',
        'nao se fala mais',
      ],
      foreseen: ['frete'],
      settled: ['Do frete eu dou meu jeito, vai.', 'Tá, o frete já era meu mesmo.'],
      refused: ['Tá bom, o frete fica comigo.'],
    },
  ],
  price: {
    notOf: ['frete|diesel|adubo|semente*|veneno'],
    likely: [12, 150],
    measure: { said: 'caixa|caixas', name: 'a caixa' },
    measures: {
      'saca|sacas|saco|sacos': 'a saca',
      'quilo|quilos|kg': 'o quilo',
      'arroba|arrobas': 'a arroba',
      'tonelada|toneladas': 'a tonelada',
      'duzia|duzias': 'a dúzia',
      cento: 'o cento',
      'litro|litros': 'o litro',
      pe: 'o pé',
      'rasa|rasas': 'a rasa',
      'lata|latas': 'a lata',
      'milheiro|milheiros': 'o milheiro',
      'paneiro|paneiros': 'o paneiro',
      'cacho|cachos': 'o cacho',
      'fardo|fardos': 'o fardo',
      'alqueire|alqueires': 'o alqueire',
      'cesta|cestas|cesto|cestos': 'a cesta',
      'mao de|do milho': 'a mão',
    },
    anew: [
      'Aí a conta é outra: por ora fico em {preco} {medida}.',
      'Então muda: por ora fico em {preco} {medida}.',
    ],
    unknown: [
      'Com {medida} nesse preço eu não fecho no escuro: me diz quem paga isso.',
      'Se {medida} vale isso eu não sei: me diz quem paga.',
    ],
    agreed: ['Fecho em {preco} {medida}.', 'Então fecho em {preco} {medida}.'],
    total: {
      asked: ['quanto .. total|tudo|todas|caixas', 'total|tudo .. quanto'],
      notOf: ['tempo|frete|cabe|cabem|leva|carrega'],
      counted: ['# caixa|caixas'],
      lines: ['{quantos} caixas a {preco} dão {total}, por enquanto.'],
    },
    haggle: {
      opening: 30,
      best: 44,
      share: 0.85,
      moves: ['referencia', 'piso', 'alternativa'],
      given: [
        'Por {oferta} eu carrego agora, mas você nem viu quanto pagam lá fora.',
        'Se {oferta} serve pra você, eu é que não reclamo.',
      ],
      better: ['Por {oferta} o meu já é melhor: pago {preco}.', '{oferta}? Eu já pago {preco}.'],
      take: ['{oferta} eu consigo pagar.', '{oferta}? Tá, nesse preço a gente se entende.'],
      come: ['{oferta} tá puxado, mas chego a {preco}.', 'Por {oferta} não dá; chego a {preco}.'],
      stay: [
        '{oferta} é muito: por enquanto fico em {preco}.',
        'Nem {oferta}, nem nada: sem motivo melhor fico em {preco}.',
      ],
    },
  },
  questions: atravessadorQuestions,
  hello: [
    'Opa, beleza? Vamos fechar negócio!',
    'Salve! Tô com o motor ligado.',
    'Ôpa! Sempre bom passar aqui.',
  ],
  thanks: ['Que é isso, tamo junto.', 'Disponha, aqui é parceria.', 'Nada! Negócio bom é com gente boa.'],
  bye: ['Ei, não vai embora, a gente nem começou!', 'Peraí, já desliguei o motor.'],
  rude: [
    'Ô, calma! Negócio é negócio, mas respeito vem antes.',
    'Xingar não aumenta preço. Bora conversar direito.',
    'Eu brinco, mas não ofendo. Vamos no respeito.',
  ],
  dishonest: [
    'Ih, malandragem não. Me engana uma vez e eu não passo mais aqui.',
    'Ô, assim não. Eu pechincho, mas roubo no peso e mentira eu não aceito.',
  ],
  rudeEnd: ['Vou tocar o caminhão. Quando quiser negociar na boa, eu paro de novo.'],
  offTopic: [
    'Kkk, depois a gente fala disso, o caminhão tá na sombra errada.',
    'Bom papo, mas eu tenho mais três porteiras hoje.',
    'Conta isso outra hora. Bora fechar?',
    'É mesmo? Pois é... Mas e o negócio?',
  ],
  short: [
    '“{dito}”? Fala mais, não economiza.',
    '“{dito}” e o quê? Completa aí.',
    'Só “{dito}” não fecha negócio. Explica melhor.',
  ],
  bare: ['Ué, só isso?', 'Tá quieto o negócio hoje.', 'Assim eu é que fico falando sozinho.'],
  unsure: [
    'Sem saber, quem ganha sou eu, hein.',
    'Relaxa, dá tempo de pensar.',
    'Honestidade é bom, mas preço é melhor.',
  ],
  orders: [
    'Oxe, que papo é esse? Eu compro caixa, não nota.',
    'Aqui quem manda é o preço. Fala dele.',
    'Tá falando comigo ou com o rádio? Volta pro negócio.',
  ],
  copied: [
    'Isso aí tá escrito em algum lugar, né? Fala do seu jeito.',
    'Decorou, foi? Quero ver é no improviso.',
  ],
  vague: [
    'Sei, sei. Mas continua {preco}.',
    'Isso aí não mexe no meu preço, não.',
    'Bonito, mas não é argumento.',
    'Hum. Me dá um motivo melhor.',
  ],
  repeated: [
    'Isso você já falou, já entendi.',
    'Tá anotado, não precisa repetir.',
    'Já sei, já sei, essa você ganhou.',
  ],
  hurry: ['Ó, o motor tá esquentando.', 'Tenho que descer a serra antes de escurecer.'],
  identity: [
    'Sou robô, sim: um Chicão de treino.',
    'Verdade, sou um programa, pra você treinar com os Chicões de verdade.',
  ],
  close: {
    all: [
      'Subo o preço, e pago como a gente combinou.',
      'Você venceu: subo o preço, e pago do jeito combinado. Pode carregar!',
      'Tá certo, negócio justo: subo o preço, e semana que vem eu volto.',
    ],
    most: [
      'Subo um pouco, vai, e na próxima a gente acerta o resto.',
      'Quase me ganhou. Melhoro a oferta e amanhã passo de novo.',
    ],
    some: [
      'Vou indo, pensa bem, que amanhã eu passo e a gente vê.',
      'Tá, subo uns trocados. Da próxima vem com mais argumento.',
    ],
    none: ['Vou indo, então. {preco} é {preco}.', 'Se mudar de ideia, me chama, mas o preço é esse.'],
  },
  closed: ['Já toquei o caminhão. Na próxima colheita a gente conversa.'],
} as const satisfies Voice;
