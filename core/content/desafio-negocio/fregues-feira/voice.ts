import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { feiraQuestions } from './questions.ts';

export const feiraVoice = {
  greeting:
    'Oi, meu bem! Passei por três bancas e tudo está caro. A sua está bonita, mas eu só compro se valer a pena. O que é que tem de bom aí?',
  things: [
    'tomate|alface|coentro|banana|mandioca|macaxeira|feijao|milho|queijo|mel|ovo|ovos|batata|cenoura|laranja|manga|mamao|abobora|couve|cebola|farinha',
  ],
  objectives: {
    qualidade: {
      met: [
        'Ah, isso no mercado ninguém sabe me dizer.',
        'Assim eu gosto: sei o que estou levando para casa.',
        'Pois é bonito mesmo, e agora sei por quê.',
        'Gostei de saber, lá em casa faz diferença.',
      ],
      ask: [
        'E isso é de quando, hein?',
        'De onde vem: da sua roça ou da Ceasa?',
        'O que tem de diferente na sua banca?',
        'Como foi plantado, leva veneno?',
      ],
      nudge: ['E foi colhido quando?', 'Bonito eu estou vendo. E vem de onde?', 'E como é que você planta?'],
      lacking: ['Se nem você sabe de onde vem, quem plantou?', 'Então me diga ao menos: foi colhido quando?'],
      more: {
        concreto: ['Sei. Mas colheu quando, e onde?', 'E como é que foi plantado?'],
      },
    },
    preco: {
      met: [
        'Explicado assim, {quantia} não é caro.',
        'É, no mercado eu pago isso por coisa sem gosto.',
        'Tá certo, ninguém trabalha de graça.',
        'Gosto de quem explica o próprio preço.',
      ],
      ask: [
        'E quanto é?',
        'Quanto custa isso aí?',
        'Por quanto você faz?',
        'Qual é o preço, e por que esse preço?',
      ],
      nudge: [
        'E quanto é? Diga o número.',
        'Me fale em reais: quanto fica?',
        'Valor eu sei que tem. Quanto é, e por quê?',
      ],
      lacking: [
        'Feirante sem preço? Pense aí: quanto custa o quilo?',
        'Sem preço eu não levo. Quanto fica, mais ou menos?',
      ],
      more: {
        motivo: ['Tudo isso? Por que esse preço?', 'Na outra banca é menos. Por que o seu é mais caro?'],
        preco: ['Entendi o trabalho. Mas quanto é?', 'Tá, e o preço, qual é?'],
      },
    },
    troca: {
      met: [
        'Ah, agora você falou a minha língua!',
        'Aí sim, desse jeito eu levo mais.',
        'Olha que esperteza, bom para mim e bom para você.',
        'Gostei, assim a gente se entende.',
      ],
      ask: [
        'E se eu levar mais, o que você faz por mim?',
        'Não tem um choro, se eu levar bastante?',
        'O que eu ganho se comprar tudo aqui?',
        'Não dá para melhorar, levando dois?',
      ],
      nudge: [
        'Quanto de desconto, levando o quê?',
        'E se eu levar dois, quanto fica?',
        'Fale direitinho: levo quanto e ganho o quê?',
      ],
      lacking: [
        'Nem um agradinho para quem leva muito? Não precisa ser dinheiro.',
        'Entendo que não dá para baixar. Mas levando mais, não tem um brinde?',
      ],
      more: {
        concreta: ['Um desconto de quanto, e levando quantos?', 'E esse agrado, qual é?'],
      },
    },
    volta: {
      met: [
        'Então já sei onde te achar.',
        'Pronto, ganhou uma freguesa.',
        'Que bom, detesto ficar procurando banca.',
        'Vou até avisar a minha comadre.',
      ],
      ask: [
        'E se eu quiser de novo, onde te acho?',
        'Semana que vem você está aqui?',
        'Dá para encomendar, se eu não puder vir?',
        'Por que eu voltaria na sua banca?',
      ],
      nudge: [
        'Aqui em que dia, tem dia certo de voltar?',
        'Volto, mas quando é que você vem?',
        'E se acabar antes de eu chegar, você guarda?',
      ],
      lacking: [
        'Sem dia certo eu acabo no mercado. Não tem um telefone, uma encomenda?',
        'Pois devia ter. Como é que a freguesa te acha?',
      ],
      more: {
        concreta: ['Volto, sim. Mas que dia você está aqui?', 'E tem como encomendar?'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'troca',
      lines: [
        'Na banca de lá me fazem mais barato, e você, o que faz se eu levar mais?',
        'A moça da outra banca sempre põe um brinde, e você?',
      ],
      answered: ['brinde|desconto*|levando|lev*|dou|faco'],
      settled: ['Tá, cada banca com seu jeito.', 'É, lá é mais barato, mas não é igual.'],
    },
    {
      after: 'preco',
      lines: ['Mas hoje eu vim sem dinheiro trocado, aceita Pix?'],
      answered: ['pix|cartao|dinheiro|troco|aceito'],
      foreseen: ['pix|cartao'],
      settled: ['Ótimo, facilita a vida da gente.'],
      refused: ['Tudo bem, a gente se ajeita.'],
    },
    {
      drawsOut: 'qualidade',
      lines: ['Isso aí não é de ontem, não?', 'Será que não é tudo da Ceasa, igual nas outras bancas?'],
      answered: ['hoje|cedo|ontem|colh*|minha|meu|nossa|planto'],
      settled: ['Tá bom, estou vendo o viço.', 'Então é seu mesmo, que bom.'],
    },
  ],
  price: {
    notOf: ['hora*|ano*|dia*'],
    likely: [1, 80],
    agreed: ['Está bem, {preco} reais.', 'Pago os {preco} reais, então.'],
  },
  questions: feiraQuestions,
  hello: ['Oi, meu bem!', 'Oi, tudo bom? Feira cheia hoje.', 'Olá! Que calor, hein.'],
  thanks: ['De nada, meu bem.', 'Eu é que agradeço.', 'Imagina!'],
  bye: ['Ué, já vai me dispensar? Nem comprei!', 'Calma, ainda estou olhando.'],
  rude: [
    'Opa, freguesa não se trata assim.',
    'Com educação a gente vende mais, viu?',
    'Eu pechincho, mas não ofendo ninguém.',
  ],
  dishonest: [
    'Ah, não! Enganar freguesa é coisa feia, e a feira inteira fica sabendo.',
    'Misericórdia. Prefiro pagar mais e saber o que levo.',
  ],
  rudeEnd: ['Vou comprar na outra banca. Passe bem.'],
  offTopic: [
    'Ai, não me faça conversar que eu perco a hora.',
    'Depois você me conta, a sacola está pesando.',
    'É mesmo? Pois é... Mas e a feira?',
    'Conversa boa, mas o sol está esquentando.',
  ],
  short: [
    '“{dito}”? Fale mais, que eu sou curiosa.',
    '“{dito}” como? Conte mais, que eu escuto.',
    'Só “{dito}” não me convence.',
  ],
  bare: ['Só isso? Banca calada não vende.', 'Hum, pouca conversa hoje.', 'Anime essa venda!'],
  unsure: [
    'Pense com calma, que eu espero.',
    'Não tem problema, a gente vai vendo.',
    'Ih, quem vende tem que saber.',
  ],
  orders: [
    'Que conversa é essa? Eu vim comprar verdura.',
    'Nota eu só conheço a de dez reais.',
    'Oxe, volte para a banca, que a fila está crescendo.',
  ],
  copied: ['Isso parece cartaz. Fale com as suas palavras.', 'Decorou, foi? Me conte do seu jeito.'],
  vague: [
    'Sei... Ainda não me convenceu.',
    'Conversa bonita, mas a sacola continua vazia.',
    'Hum, deixa eu pensar.',
    'Isso toda banca diz.',
  ],
  repeated: ['Isso você já me contou.', 'Já ouvi, já ouvi.', 'Essa parte eu já gostei.'],
  hurry: ['Olhe, meu ônibus passa daqui a pouco.', 'Preciso ir, o almoço não se faz sozinho.'],
  identity: [
    'Sou um robô, sim: uma freguesa de treino.',
    'Verdade, sou um programa, para você treinar antes da feira.',
  ],
  close: {
    all: [
      'Pode separar, que eu levo, e volto com a minha comadre!',
      'Me convenceu: vou levar, e volto na próxima feira.',
      'Levo tudo e ainda faço propaganda de você.',
    ],
    most: [
      'Vou levar um pouco, e se for bom eu volto.',
      'Gostei. Levo hoje, e depois a gente conversa mais.',
    ],
    some: ['Vou dar mais uma volta e talvez passe aqui de novo.', 'Levo só um pouquinho hoje, para provar.'],
    none: ['Vou olhar as outras bancas, passe bem!', 'Hoje não, meu bem. Fica para a próxima.'],
  },
  closed: ['Já fui para casa. A gente se vê na próxima feira.'],
} as const satisfies Voice;
