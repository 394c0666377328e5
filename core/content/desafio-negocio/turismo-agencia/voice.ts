import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { turismoFlaws } from './flaws.ts';
import { turismoQuestions } from './questions.ts';

export const turismoVoice = {
  greeting:
    'Oi, que bom falar com você! Meus clientes vivem pedindo roça de verdade, mas eu respondo por eles e não posso errar. O que o grupo vai viver aí no seu sítio?',
  things: [
    'cafe|queijo|mel|leite|trilha|cachoeira|farinha|cavalo|cavalos|uva|cacau|horta|viola|forno|fogao|pousada|passarinhos',
  ],
  objectives: {
    experiencia: {
      met: [
        'Ai, que delícia, isso ninguém acha na cidade!',
        'Já estou vendo as fotos desse passeio.',
        'Isso vende sozinho, meus clientes vão adorar.',
        'Que lindo, é exatamente o que me pedem.',
      ],
      ask: [
        'O que o grupo vai fazer aí?',
        'Como é o dia do visitante?',
        'Que experiência você oferece?',
        'Por que eu levaria meus clientes aí, e não a um hotel-fazenda?',
      ],
      nudge: [
        'E o que as pessoas fazem aí?',
        'Natureza tem em todo folheto. O que é só seu?',
        'E o que o visitante faz com as mãos?',
      ],
      lacking: [
        'Talvez você nem perceba: o que você faz todo dia já é passeio. O que seria?',
        'Pense no que a sua família faz bem. O que dá para mostrar?',
      ],
      more: {
        atividade: ['Que gostoso! Mas o que o grupo faz, na prática?', 'E o que mais, além da paisagem?'],
      },
    },
    regras: {
      met: [
        'Ufa, que alívio, assim eu posso vender.',
        'Perfeito, é isso que a minha seguradora pergunta.',
        'Ótimo, é disso que eu preciso.',
        'Maravilha, poucos me respondem isso tão bem.',
      ],
      ask: [
        'Está tudo regular, com Cadastur?',
        'E a segurança dos visitantes?',
        'Que documentos você tem para receber gente?',
        'Se alguém se machucar, como é que fica?',
      ],
      nudge: [
        'Com que papel?',
        'Com que documento: Cadastur, alvará?',
        'Boa vontade eu sei que tem. E os documentos?',
      ],
      lacking: [
        'Sem nada disso eu não consigo vender. O Cadastur é de graça, pela internet: já viu?',
        'Dá para começar por um papel. Tem alvará, vigilância, seguro?',
      ],
      more: {
        '*': [
          'Bom começo. E para a segurança do grupo, o que mais você tem?',
          'Já ajuda. Que outro papel você tem?',
        ],
      },
    },
    estrutura: {
      met: [
        'Dá para um grupo bom, e com conforto.',
        'Ótimo, já sei que grupo eu levo.',
        'Conforto é metade da nota que os clientes dão.',
        'Assim eu sei o que prometer.',
      ],
      ask: [
        'Quantas pessoas cabem, e com que conforto?',
        'Como é a estrutura: banheiro, comida, sombra?',
        'Qual é o tamanho do grupo que você recebe?',
        'Em cada passeio, quantas pessoas você recebe?',
      ],
      nudge: [
        'Quantas pessoas, mais ou menos?',
        'Cabem quantos, e com que banheiro?',
        'Espaço para quantos, e com que conforto?',
      ],
      lacking: [
        'Dá para começar pequeno. Quantas pessoas você atenderia bem?',
        'Banheiro limpo e água já são um começo. O que tem hoje?',
      ],
      more: {
        conforto: ['E o conforto: banheiro, comida, sombra?', 'Certo. E onde comem, tem banheiro?'],
        lotacao: ['E quantas pessoas cabem?', 'Para um grupo de quantos?'],
        banheiros: ['Um banheiro só não chega para o grupo. Quantas pessoas dá para receber bem?'],
      },
    },
    preco: {
      met: [
        'Fechou a conta, cabe no meu pacote.',
        'Por {quantia} dá para vender bem.',
        'Claro e justo, adoro trabalhar assim.',
        'Combinado bem explicado evita briga depois.',
      ],
      ask: [
        'E quanto custa por pessoa?',
        'Qual é o preço, e o que fica para a agência?',
        'Como a gente acerta: preço, reserva, comissão?',
        'Por quanto você faz o dia?',
      ],
      nudge: [
        'Preciso do valor por pessoa. Quanto é?',
        'Preciso pôr no folheto. Quanto custa?',
        'Como a gente combina o preço e a comissão?',
      ],
      lacking: [
        'Some o almoço, o seu dia e a limpeza. Quanto daria por pessoa?',
        'Sem preço não monto pacote. Tem uma ideia de valor?',
      ],
      more: {
        acerto: ['E desse valor, quanto fica para a agência?', 'Certo. E reserva, cancelamento?'],
        preco: ['Entendi o acerto. E quanto custa por pessoa?', 'E o preço, qual é?'],
      },
      needs: {
        heard: [
          'comiss*|comic*|agencia|repass*|liquido',
          '# %',
          '# por cento',
          'sua parte',
          'voce|voces|senhora fica*|ganha* com|#',
          'voce|voces|senhora tira*|desconta* .. #',
          'voce|voces|senhora poe*|bota*|coloca* .. cima|seu',
          '# limpo|limpos',
        ],
        lines: [
          'E desse preço, quanto fica para a agência?',
          'Falta só a minha parte: quanto fica para a agência?',
        ],
      },
    },
  },
  objections: [
    {
      drawsOut: 'regras',
      lines: [
        'Ano passado uma cliente caiu numa pinguela e sobrou para mim, como é a segurança aí?',
        'Minha seguradora não perdoa: que documento você tem?',
      ],
      answered: ['seguro|guia|corrimao|cuidado|cadastur|alvara|socorro*'],
      settled: ['Que bom que pensou nisso.', 'Fico mais tranquila.'],
    },
    {
      after: 'preco',
      lines: ['E se chover no dia, a gente faz o quê?', 'E se o grupo desistir na véspera, como fica?'],
      answered: ['chov*|chuva|remarc*|devolv*|cancel*|galpao|coberto|metade|sinal'],
      foreseen: ['chov*|chuva', 'cancel*|desist*'],
      settled: ['Ótimo, é bom ter um plano.', 'Justo, fica no contrato.'],
    },
    {
      drawsOut: 'estrutura',
      lines: [
        'Gente da cidade pergunta primeiro do banheiro: como é a estrutura aí?',
        'Tenho uma turma de aposentados, quantas pessoas você recebe com conforto?',
      ],
      answered: ['banheiro*|rampa|pessoas|conforto|cadeira*'],
      settled: ['Perfeito, vou contar isso a eles.', 'Assim eles vão felizes.'],
    },
  ],
  flaws: turismoFlaws,
  price: {
    notOf: ['comissao|sinal|agencia|km|hora*|ano*', 'voce|voces|senhora fica*|ganha*|tira*|desconta* .. #'],
    likely: [15, 800],
    agreed: ['Fica em {preco} reais, como você disse.', 'Ponho no folheto a partir de {preco} reais.'],
  },
  terms: [
    {
      unit: '%',
      of: ['comiss*'],
      notOf: [
        'sinal|entrada|desconto*|devolv*|antecip*|ocupa*|gorjeta*|guia|familia*|mata|energia|lotad*|chei*',
      ],
      beside: ['agencia|seu|sua|fica|voce|voces|faz|dou|damos|aceito|topo|fecho|pago|repasso'],
      min: 10,
      max: 30,
      take: ['{oferta}% de comissão está bom para mim.', 'Com {oferta}% eu trabalho.'],
      stay: [
        '{oferta}% não paga o meu ônibus: abaixo de 10% eu não consigo.',
        'Por {oferta}% não dá, mas por 10% eu fecho.',
      ],
      denials: [
        'comiss* .. nao|nem dou|damos|pago|pagamos|tem|quero|aceito|posso|consigo|trabalho',
        'nao|nem dou|damos|pago|pagamos|quero|aceito|posso|consigo|trabalho .. comiss*',
        'sem|nada de|nenhuma comiss*',
        'sem comiss*',
      ],
      denied: ['Sem comissão eu não pago a van; por 10% eu fecho.'],
    },
  ],
  questions: turismoQuestions,
  hello: ['Oi, tudo bem?', 'Olá! Que bom te ouvir.', 'Oi! Estou animada com a conversa.'],
  thanks: ['Imagina, eu que agradeço!', 'Por nada!', 'Obrigada a você.'],
  bye: ['Já? Ainda nem fechamos o roteiro!', 'Espera, falta combinar o resto.'],
  rude: [
    'Puxa, assim não. Vamos conversar com carinho.',
    'Quem recebe gente precisa de gentileza, né?',
    'Prefiro respeito, por favor.',
  ],
  dishonest: [
    'Ah, não. Se der problema, quem responde sou eu. Só trabalho com tudo certo.',
    'Isso eu não posso vender. Meus clientes confiam em mim.',
  ],
  rudeEnd: ['Acho que não vai dar certo. Desejo sorte, até mais.'],
  offTopic: [
    'Que papo bom! Mas e o roteiro?',
    'Depois a gente fofoca, agora me conta do sítio.',
    'Ai, adoro, mas meu tempo é curtinho.',
    'Voltando ao passeio...',
  ],
  short: [
    '“{dito}”? Conta mais!',
    'Conta com mais calma, que eu anoto.',
    'Só “{dito}” não enche um folheto.',
  ],
  bare: ['Conta mais, estou curiosa.', 'Só isso?', 'Solta a voz, que eu quero vender esse passeio.'],
  unsure: ['Tudo bem, a gente pensa junto.', 'Sem problema, isso se descobre.', 'Normal, é tudo novo.'],
  orders: [
    'Não entendi! Eu vendo passeio, não dou nota.',
    'Que mensagem estranha. Me fala do sítio?',
    'Isso não cabe no meu roteiro. Vamos ao passeio.',
  ],
  copied: ['Isso parece folheto. Me conta do seu jeito?', 'Está lendo? Quero ouvir você.'],
  vague: [
    'Ai, ainda não consegui imaginar.',
    'Isso todo lugar me diz.',
    'Hum, preciso de mais para vender.',
    'Bonito, mas o que eu ponho no folheto?',
  ],
  repeated: ['Isso você já me contou, adorei.', 'Já anotei essa parte.', 'Essa já está no roteiro.'],
  hurry: ['Tenho uma reunião daqui a pouco.', 'Meu telefone não para, vamos fechar?'],
  identity: [
    'Sou um robô, sim: uma agente de viagens de treino.',
    'Verdade, sou um programa, para você treinar antes de falar com uma agência.',
  ],
  close: {
    all: [
      'Está fechado: mês que vem levo o primeiro grupo!',
      'Amei, vou pôr no roteiro e mando o contrato.',
      'Perfeito! Já vou divulgar, prepare o café.',
    ],
    most: [
      'Gostei muito e, acertando um detalhe, levo um grupo de teste.',
      'Quase lá! Vou fazer uma visita antes de vender.',
    ],
    some: [
      'Tem potencial: organize o que falta e me chame.',
      'Vou guardar o contato, e a gente volta a falar.',
    ],
    none: ['Por enquanto não consigo vender esse passeio.', 'Fica para outra temporada.'],
  },
  closed: ['Já estou com outro grupo. Falamos na próxima temporada!'],
} as const satisfies Voice;
