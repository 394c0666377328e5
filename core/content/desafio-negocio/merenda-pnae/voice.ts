import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { merendaFlaws } from './flaws.ts';
import { merendaQuestions } from './questions.ts';

export const merendaVoice = {
  greeting:
    'Oi, que bom que você veio! Eu sou a Ana, cuido do cardápio das escolas. Quero muito comprar daqui. Me conta: o que você produz e como trabalha?',
  things: [
    'alface|couve|mandioca|macaxeira|aipim|banana|mel|ovo|ovos|leite|queijo|feijao|milho|jerimum|abobora|batata|mamao|manga|laranja|melancia|goiaba|acerola|tomate|cenoura|beterraba|coentro|polpa|farinha|peixe|frango|iogurte',
  ],
  objectives: {
    habilitacao: {
      met: [
        'Que bom, com isso você pode participar.',
        'Ótimo, essa parte da papelada já está resolvida.',
        'Perfeito. Gente organizada me deixa mais segura.',
        'Anotei direitinho. É o primeiro documento que a comissão pede.',
      ],
      ask: [
        'Você vende por conta própria ou com mais gente, e com qual cadastro?',
        'Em nome de quem seria a venda?',
        'Você já tem o cadastro da agricultura familiar?',
        'Quem assina a proposta: a família, um grupo, uma cooperativa?',
      ],
      nudge: [
        'E o cadastro da família, está ativo?',
        'Por conta própria também pode, viu? Só preciso saber com qual cadastro.',
        'Me diga melhor como é a sua organização.',
      ],
      lacking: [
        'Sem problema, dá tempo de correr atrás. Já procurou a Emater ou o sindicato para fazer o CAF?',
        'Vamos resolver isso antes. Tem alguma associação perto que possa acolher você?',
      ],
      more: {
        registro: [
          'Que bom! E o cadastro da agricultura familiar, o CAF, você tem?',
          'Certo! E o CAF, está em dia?',
        ],
        quem: [
          'O CAF é o primeiro passo! E a venda sai em nome de quem: sua, da associação, da cooperativa?',
          'Ótimo. E quem assina a proposta?',
        ],
      },
    },
    oferta: {
      met: [
        '{coisa}! As crianças vão gostar.',
        'Sabendo a época, eu monto o cardápio em cima disso.',
        'Que maravilha, comida daqui, no tempo certo.',
        'Já estou imaginando o prato. Anotei a época também.',
      ],
      ask: [
        'O que você tem para oferecer, e em que meses?',
        'Que alimentos são, e em que época do ano?',
        'Para eu pôr no cardápio: o que tem o ano todo e o que é só de safra?',
        'O que você planta ou cria, e quando tem?',
      ],
      nudge: [
        'Que delícia! E em que época tem?',
        'Me fala os alimentos pelo nome, e os meses de cada um?',
        'Como quê, por exemplo, e em que época?',
      ],
      lacking: [
        'Não precisa ter tudo. O que sai melhor na sua terra, e em que mês?',
        'Mesmo pouca coisa ajuda. O que você tem agora?',
      ],
      more: {
        tempo: ['Que delícia! E em que meses tem?', 'Já imagino no prato. É o ano todo ou só na safra?'],
        alimento: ['E quais são os alimentos?'],
      },
    },
    qualidade: {
      met: [
        'Esse cuidado é tudo, são crianças que vão comer.',
        'Fico tranquila. As merendeiras vão agradecer.',
        'Lindo. É assim que comida de escola tem que chegar.',
        'Muito bom, a vigilância também vai gostar.',
      ],
      ask: [
        'Como é o cuidado com a higiene e a embalagem?',
        'Como o alimento sai da roça e chega limpinho aqui?',
        'O que você faz para garantir a qualidade?',
        'E os cuidados? Penso nas crianças pequenas.',
      ],
      nudge: [
        'E o cuidado na colheita, na caixa, no transporte?',
        'Preciso saber da higiene. Como é feito?',
        'Me dá um exemplo do seu cuidado com a qualidade?',
      ],
      lacking: [
        'O que é de origem animal precisa de inspeção. Já falou com o serviço do município?',
        'Podemos começar pelas verduras, então. Como você lava e guarda?',
      ],
      more: {
        '*': [
          'Gostei desse cuidado. E como vai embalado e transportado?',
          'Que bom! Me conta mais: como colhe, lava, guarda?',
        ],
      },
    },
    entrega: {
      met: [
        'Com entrega certinha as merendeiras conseguem se organizar.',
        'Combinado assim, não falta comida no prato.',
        '{quanto}, anotei no meu mapa de entrega.',
        'Que bom que você já pensou nisso, é onde muita gente se aperta.',
        'Para {dia} eu aviso as escolas, fica perfeito.',
      ],
      ask: [
        'E como seria a entrega nas escolas?',
        'Como você faria o projeto de venda e a entrega?',
        'Quanto e em que dia você consegue levar?',
        'Como chega às escolas, e com que frequência?',
      ],
      nudge: [
        'Em que dia você levaria, e quanto de cada vez?',
        'Com que quantidade isso entra no projeto de venda?',
        'E a entrega, como fica: em que dia, e quanto?',
      ],
      lacking: [
        'Dá para dividir a rota com vizinhos. Quanto você conseguiria levar?',
        'A gente pode começar com as escolas mais perto. Em que dia seria bom?',
      ],
      more: {
        lugar: ['Anotei o dia. E como chega até as escolas?', 'Certo! E leva em cada escola? Em quê?'],
        ritmo: ['E em que dia, de quanto em quanto tempo?', 'Ótimo. Que dia da semana fica bom?'],
        quantidade: ['E quanto leva de cada vez, em que dia?', 'Certo. Em que dia, e quantos quilos?'],
        transporte: ['E leva em que transporte?'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'entrega',
      lines: [
        'Minha preocupação: são 12 escolas, você consegue entregar em todas?',
        'Olha, são 12 escolas, e duas ficam longe: como faria a entrega?',
      ],
      answered: ['escola*|rota|carro|moto|caminhao|entreg*|transporte'],
      settled: [
        'Para as escolas longe a gente pensa junto.',
        'Dividindo a rota, as doze escolas cabem na semana.',
      ],
    },
    {
      drawsOut: 'oferta',
      lines: [
        'E na seca, o que você consegue manter?',
        'Uma coisa me preocupa, a seca: o que tem nessa época?',
      ],
      answered: ['seca|poco|irriga*|agua|cisterna|chuva'],
      settled: ['Bom saber que na seca você se vira.', 'Na seca eu ajusto o cardápio com o que tiver.'],
    },
    {
      after: 'entrega',
      lines: [
        'Só lembrando que preço acima do edital eu não posso pagar, tudo bem?',
        'Preço acima do edital não posso, é lei; dá para você?',
      ],
      refused: ['Entendo. O edital eu não mudo, mas veja antes se o preço cobre o seu custo.'],
      answered: ['preco*|edital|aceito|valor', 'da sim', 'tudo bem'],
      foreseen: ['preco|valor .. edital|chamada'],
      settled: [
        'Que bom que o preço do edital serve.',
        'Sobre o preço, a pesquisa é feita aqui na região mesmo.',
      ],
    },
  ],
  flaws: merendaFlaws,
  questions: merendaQuestions,
  hello: ['Oi! Fique à vontade.', 'Olá, que alegria receber você!', 'Oi! Tem água fresquinha ali.'],
  thanks: ['Imagina, eu que agradeço!', 'De nada, é um prazer.', 'Eu é que fico feliz com a visita.'],
  bye: ['Já vai? Ainda queria saber mais.', 'Espera um pouquinho, falta só um detalhe.'],
  rude: [
    'Sei que dá raiva esperar, mas peço carinho na conversa. Quero ajudar.',
    'Vamos com respeito, por favor. Estou do seu lado.',
    'Assim eu fico triste. Vamos recomeçar com calma?',
  ],
  dishonest: [
    'Isso não pode, é comida de criança. Vamos fazer do jeito certo?',
    'Assim eu não posso comprar, e nem seria justo com as crianças.',
  ],
  rudeEnd: ['Acho melhor pararmos por hoje. Volte com calma, que eu recebo você com prazer.'],
  offTopic: [
    'Que assunto bom! Mas deixa eu cuidar da merenda primeiro.',
    'Depois me conta isso no recreio.',
    'Entendi. Voltando às crianças.',
    'Puxa... E pensando no cardápio?',
  ],
  short: [
    '“{dito}”, que bom! Conta um pouquinho mais.',
    'Gostei de “{dito}”. Me explica numa frase?',
    '“{dito}” eu anotei no cantinho. Agora me conta direito.',
  ],
  bare: [
    'Pode falar com calma, não tem prova.',
    'Me conta um pouquinho mais.',
    'Não precisa ter vergonha, pode explicar.',
  ],
  unsure: [
    'Não tem problema nenhum, a gente aprende junto.',
    'Tudo bem, eu ajudo.',
    'Ninguém nasce sabendo, fique em paz.',
  ],
  orders: [
    'Ah, nota aqui só a da professora. Vamos falar de comida?',
    'Isso eu não posso fazer, mas posso ouvir sobre a sua roça.',
    'Que pedido diferente! Voltemos ao cardápio.',
  ],
  copied: [
    'Isso é o que está no meu papel. E a sua história?',
    'Essas são as minhas palavras, quero as suas.',
  ],
  vague: [
    'Que bom ouvir você. Só preciso de mais detalhe.',
    'Entendo. Me ajuda com algo mais concreto.',
    'Fico contente. Mas a comissão vai querer saber mais.',
    'Certo. Deixa eu ver o que ainda falta na minha ficha.',
  ],
  repeated: ['Isso já está na minha ficha.', 'Já anotei essa parte com carinho.', 'Essa parte ficou clara.'],
  hurry: ['Daqui a pouco toca o sinal.', 'Tenho uma visita à escola já, já.'],
  identity: [
    'Sim, sou um robô de treino, no papel da Ana.',
    'Sou um programa, sim; a Ana de verdade está na sua prefeitura.',
  ],
  close: {
    all: [
      'Ótimo, isso cabe no cardápio.',
      'Que alegria! Ótimo, isso cabe no cardápio. Aguardo o seu projeto de venda.',
      'Ótimo, isso cabe no cardápio, e as crianças vão comer melhor.',
    ],
    most: [
      'Falta bem pouquinho. Complete e me procure antes da chamada.',
      'Gostei muito e, com o que faltou, você entra no cardápio.',
    ],
    some: [
      'Preciso ir à escola agora, mas volte com o que faltou, vou adorar.',
      'Foi um bom começo. Vamos marcar outra conversa?',
    ],
    none: [
      'Tenho que ir, mas não desista: procure a Emater e volte a falar comigo.',
      'Por hoje é só. Pense no que produz e como entrega, e a gente conversa.',
    ],
  },
  closed: ['Nossa conversa já terminou por hoje. Até logo!'],
} as const satisfies Voice;
