import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { vizinhoFlaws } from './flaws.ts';
import { vizinhoQuestions } from './questions.ts';
import { story } from './story.ts';

/** What the story answers. They are two sentences long: none of them still fits after it, in the same reply. */
const untold = {
  ask: [
    'Vá devagar. Você sabe o que eu passei naquela associação?',
    'Guarde um pouco o seu peixe. Já parou para saber por que eu não quero?',
    'Todo mundo chega falando. E ouvir, quem é que ouve?',
  ],
  nudge: [
    'Confiança não se pede, se ganha. Quer saber o que foi que houve?',
    'Espere lá. Você sabe mesmo o que me fizeram?',
    'Quem perdeu fui eu. Isso lhe importa?',
  ],
  lacking: [
    'Quem não viveu não entende. Quer que eu conte?',
    'Pois pergunte, que eu não mordo. O que quer saber?',
  ],
  more: ['Falar é fácil, viver é outra coisa. Quer ouvir como foi?'],
} as const;

export const vizinhoVoice = {
  greeting:
    'Se achegue, puxe o tamborete. Já me disseram que vem conversa de cooperativa por aí, e vou logo avisando: dessa água eu já bebi.',
  things: ['adubo|racao|frete|semente|merenda|trator|tanque|leite|mel|milho|feijao|caminhao'],
  objectives: {
    escuta: {
      met: [
        'Pois é... Faz tempo que ninguém me escuta assim.',
        'Obrigado por ouvir. Isso eu não conto a qualquer um.',
        'Aquilo me doeu mais na honra que no bolso.',
        'Até hoje ninguém veio me pedir desculpa.',
      ],
      ask: [...untold.ask, 'Você acha que eu sou cismado à toa?'],
      nudge: untold.nudge,
      lacking: untold.lacking,
      more: { pergunta: [...untold.more, 'E no meu lugar, você confiava de novo?'] },
      tells: story,
    },
    ganho: {
      met: [
        'Falando em {coisa}, você falou a minha língua.',
        'Pois isso aí pesa no bolso da gente, é verdade.',
        'Sozinho eu perco mesmo, não vou mentir.',
        'Se for assim, até o povo lá de casa vai gostar da conta.',
      ],
      ask: [
        'E o que é que eu ganho com isso, no miúdo?',
        'Em que é que muda a minha vida? Me dê um exemplo da roça.',
        'O que a cooperativa faz que eu não faço sozinho?',
        'Mas melhora o quê: o preço, o frete, o adubo?',
      ],
      nudge: [
        'E é bom em quê, na prática?',
        'O que eu ganho com isso, de verdade?',
        'E na conta da bodega, muda o quê?',
      ],
      lacking: [
        'Se nem você sabe o ganho, como é que eu vou saber? Pense no adubo: o que mudaria?',
        'Então vamos pensar: o que sai caro para a gente comprar sozinho?',
      ],
      more: {
        '*': [
          'Em conversa tudo melhora. Me dê um exemplo com conta: adubo, frete, leite?',
          'No miúdo: sozinho é tanto, junto é quanto?',
        ],
      },
    },
    regras: {
      met: [
        'Com a conta à vista de todos, já muda de figura.',
        'Se for desse jeito, ninguém manda mais que ninguém.',
        'Isso não tinha naquele tempo. Nem voto, nem conta, nem nada.',
        'Gostei. Regra clara não esquece nem muda de ideia.',
      ],
      ask: [
        'E quem é que manda lá dentro e olha o dinheiro?',
        'Como é que eu sei que as contas estão certas?',
        'Se eu não concordar com a diretoria, faço o quê?',
        'Que garantia eu tenho de que não é a mesma história?',
      ],
      nudge: [
        'Quem vota, quem confere as contas?',
        'Honesto todo mundo diz que é. O que está escrito no papel?',
        'Você diz que é certo. Mas qual é a regra?',
      ],
      lacking: [
        'Sem regra no papel eu não entro. Não dava para escrever isso primeiro?',
        'Foi assim que começou da outra vez, sem papel. Quem ajuda vocês a fazer o estatuto?',
      ],
      more: {
        contas: [
          'Até aí eu entendi. E o dinheiro, quem confere?',
          'Isso já é alguma coisa. E as contas, quem vê?',
        ],
        mandam: [
          'Certo. E quem decide as coisas, só a diretoria?',
          'E na hora de decidir, a palavra de quem vale?',
        ],
      },
    },
    passo: {
      comesLast: true,
      met: [
        'Olha, ir olhar não custa nada.',
        'Para {dia} eu não tenho serviço marcado, não.',
        'Isso eu posso: sentar e escutar.',
        'Convite feito assim, com respeito, eu não recuso.',
      ],
      ask: [
        'E o que é que você quer de mim, agora?',
        'Digamos que eu me interesse. E daí, qual é o próximo passo?',
        'Quando é que vocês se juntam para falar disso?',
        'Onde é que se conversa sobre isso?',
      ],
      nudge: [
        'Da outra vez também entrou todo mundo. Não tem um jeito de eu só olhar primeiro?',
        'Entrar assim, de uma vez? Não tem um passo menor?',
        'Assinar eu não assino agora. Não dá para ir escutar antes, um dia desses?',
      ],
      lacking: [
        'Se ainda não tem nada marcado, que dia é bom?',
        'Pois marque primeiro e me avise. Onde seria?',
      ],
      more: {
        quando: ['Ir eu posso até ir. Em que dia, e onde?', 'Marque o dia, que eu vejo se dá.'],
        convite: ['Nesse dia eu estou livre. É para fazer o quê, e onde?', 'E nesse dia a gente faz o quê?'],
        onde: ['E é onde, essa conversa?', 'Diga o lugar e a hora.'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'escuta',
      lines: [...untold.ask, ...untold.nudge, ...untold.lacking, ...untold.more],
      answered: [
        'quero|pode|queria|gostaria .. contar|conte|conta|ouvir|escutar|saber|falar|sim',
        'conte',
        'sim .. quero|conte|conta',
      ],
      settled: story,
      isTold: true,
    },
    {
      drawsOut: 'regras',
      lines: [
        'Mas diretoria some com o dinheiro, eu já vi: quem é que vigia?',
        'E quando a diretoria some com o dinheiro, quem paga sou eu?',
      ],
      answered: ['diretoria|some|sumir|fiscal|contas|voto'],
      settled: [
        'Vigiando de perto, diretoria anda na linha.',
        'Se todo mundo olha, fica mais difícil sumir coisa.',
      ],
    },
    {
      drawsOut: 'ganho',
      lines: [
        'Sozinho decido eu, e durmo sossegado: o que eu ganho em me juntar?',
        'Aqui sozinho quem decide sou eu, por que ia trocar isso?',
      ],
      answered: ['sozinh*|decid*|junt*|grupo'],
      settled: ['É, decidir sozinho também cansa.', 'Sozinho a gente decide, mas também perde sozinho.'],
    },
    {
      after: 'ganho',
      lines: [
        'E quem entrega produto ruim e suja o nome de todo mundo?',
        'Agora me diga: e aquele que entrega produto ruim, como fica?',
      ],
      answered: ['ruim|qualidade|padrao|classific*'],
      foreseen: ['produto|coisa|leite|mercadoria ruim', 'padrao|classific*'],
      settled: [
        'Com padrão combinado, o relaxado aprende ou sai.',
        'Certo, cada um que responda pelo que entrega.',
      ],
    },
  ],
  flaws: vizinhoFlaws,
  questions: vizinhoQuestions,
  hello: ['Opa, o café está no bule.', 'Chegue mais para a sombra.', 'A casa é sua, sente aí.'],
  thanks: ['Que nada, aqui não se cobra prosa.', 'Carece agradecer não.', 'De nada, vizinhança é para isso.'],
  bye: ['Já vai? O café nem coou.', 'Espere, que a conversa estava engrenando.'],
  rude: [
    'Opa. Na minha varanda se fala com respeito, e eu respeito também.',
    'Sou teimoso, não sou surdo nem mal-educado. Fale direito comigo.',
    'Desaforo não planta feijão. Vamos conversar feito gente.',
  ],
  dishonest: [
    'Foi assim que me fizeram de besta. Com coisa torta eu não entro.',
    'Ah, não. Trapaça eu conheço pelo cheiro, e já paguei caro.',
  ],
  rudeEnd: ['Por hoje chega de prosa. Quando esfriar a cabeça, a porteira está aberta.'],
  offTopic: [
    'Isso dá outra prosa, com café e bolo.',
    'É verdade... Mas você não veio aqui para isso.',
    'Conversa boa. Só que o assunto era outro.',
    'Depois a gente fala nisso, deixa eu entender a cooperativa.',
  ],
  short: [
    '“{dito}”? Fale mais, que eu escuto devagar.',
    'Só “{dito}”? Desembuche o resto.',
    '“{dito}” eu ouvi. Agora explique para um velho entender.',
  ],
  bare: [
    'Economize no fumo, não na palavra.',
    'Fale mais, aqui ninguém tem pressa.',
    'Assim fica difícil de entender.',
  ],
  unsure: ['Não saber não é feio.', 'Pelo menos é gente sincera.', 'Também não sei de tudo, não.'],
  orders: [
    'Que conversa é essa? Aqui não tem nota, tem café.',
    'Não entendi foi nada. Fale comigo feito vizinho.',
    'Isso aí parece conversa de computador. Fale da cooperativa.',
  ],
  copied: [
    'Isso aí você leu no papel. Quero ouvir da sua boca.',
    'Falou bonito demais, parece decorado. Diga do seu jeito.',
  ],
  vague: [
    'Hum... Já ouvi essa música.',
    'Palavra bonita eu já comprei uma vez, e paguei caro.',
    'Sei não... Ainda não me convenci.',
    'Pode até ser. Mas eu sou que nem São Tomé.',
  ],
  repeated: ['Isso você já me disse, e eu guardei.', 'Essa parte eu já entendi.', 'Já ouvi, e até gostei.'],
  hurry: ['Daqui a pouco tenho que prender os bezerros.', 'O sol está baixando e a vaca me espera.'],
  identity: [
    'Sou robô, sim: um vizinho de treino, que faz as vezes do Seu Raimundo.',
    'É verdade, sou um programa: vizinho de mentirinha, para você treinar a prosa.',
  ],
  close: {
    all: [
      'Vou à reunião, mas quero ver as contas.',
      'Está bem, você me dobrou: vou à reunião, mas quero ver as contas.',
      'Pode pôr meu nome na lista. Vou à reunião, e levo os óculos para ver as contas.',
    ],
    most: [
      'Você quase me dobrou, volte amanhã que a gente termina.',
      'Fiquei balançado. Pense no que faltou e torne a vir.',
    ],
    some: [
      'Tenho que ir cuidar dos bichos. Gostei da visita, volte outro dia.',
      'A prosa foi boa, mas ainda não me decidi, volte com mais calma.',
    ],
    none: [
      'Vou cuidar dos bichos e por ora fico como estou.',
      'Agradeço a visita, mas ainda não vi motivo. Venha outro dia.',
    ],
  },
  closed: ['A prosa de hoje já acabou. Volte outro dia.'],
} as const satisfies Voice;
