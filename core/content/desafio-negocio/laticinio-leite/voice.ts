import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { leiteFlaws } from './flaws.ts';
import { leiteQuestions } from './questions.ts';

export const leiteVoice = {
  greeting:
    'Olá, bem na hora. Estamos refazendo a linha de coleta e tenho vaga para poucos produtores. Hoje pago 2,20 o litro. Por que eu pagaria mais pelo seu leite?',
  things: ['vacas|vaca|tanque|ordenha|silagem|capim|racao|pasto|bezerro|leite'],
  objectives: {
    qualidade: {
      met: [
        'Com resultado em número eu consigo trabalhar.',
        'Resultado medido dá segurança à fábrica.',
        'Número na mesa, é disso que eu preciso.',
        'Ótimo, não preciso perguntar duas vezes.',
      ],
      ask: [
        'E a qualidade, como está?',
        'Quanto deu a última análise?',
        'Contagem de bactérias e de células: tem o resultado?',
        'O que diz o laudo do seu leite?',
      ],
      nudge: [
        'Leite bom todo mundo diz que tem. Deu quanto na análise?',
        'Preciso do número do laudo. Quanto deu?',
        'Qualidade, para mim, é número. Qual foi o resultado?',
      ],
      lacking: [
        'Sem análise não consigo pagar por qualidade. Nunca colheram uma amostra sua?',
        'O laboratório faz e sai em poucos dias. Tem ideia de como está a contagem?',
      ],
      more: {
        numero: ['E o número, quanto deu?', 'Quanto deu a contagem?'],
      },
    },
    volume: {
      met: [
        'Com {quanto} dá para fechar a rota.',
        'Com esse volume o caminhão compensa.',
        'Regularidade é o que eu mais procuro.',
        'Certo, cabe na linha.',
      ],
      ask: [
        'Quantos litros por dia?',
        'Qual é o volume, e como fica na seca?',
        'Quanto você entrega, nas águas e na seca?',
        'O caminhão passa a cada dois dias. Quanto leite tem?',
      ],
      nudge: [
        'Em litros, quanto dá?',
        'E são quantos litros, mais ou menos?',
        'E na seca, quantos litros ficam?',
      ],
      lacking: [
        'Preciso de uma base para a rota. Quantos litros, mais ou menos, por dia?',
        'Anote uma semana e já sabe. Mas chuta: quantos litros?',
      ],
      more: {
        ritmo: ['Isso por dia? E na seca?', 'E durante o ano, segura essa quantidade?'],
        litros: ['E são quantos litros?', 'O ritmo eu entendi. Quanto por dia?'],
      },
    },
    cuidado: {
      met: [
        'Leite limpo e frio é o que a fábrica me pede.',
        'Rotina bem feita se vê no laudo.',
        'Muito bom, é isso que segura a qualidade.',
        'Dá para ver que conhece o serviço.',
      ],
      ask: [
        'Como é a ordenha aí?',
        'O leite fica onde, até o caminhão passar?',
        'Como é a limpeza e o resfriamento?',
        'A que temperatura fica o tanque?',
      ],
      nudge: [
        'Me conte a ordenha, passo a passo: como é?',
        'De que jeito limpa, e onde resfria?',
        'E o frio, como é, tem tanque?',
      ],
      lacking: [
        'Sem frio o leite não chega. Não tem um tanque comunitário por perto?',
        'Dá para começar com pouco: caneca, água limpa, papel. O que já faz na ordenha?',
      ],
      more: {
        higiene: ['E a higiene da ordenha, como é?', 'Certo. E a limpeza da ordenha?'],
        frio: ['E depois da ordenha, como resfria?', 'Certo. E o frio, tem tanque?'],
        tanque: ['O leite precisa de tanque, a 4 graus. Tem como usar um tanque coletivo?'],
      },
    },
    preco: {
      met: [
        'Pedido bem explicado eu consigo levar à diretoria.',
        'Com esse argumento dá para conversar.',
        'Justo, ninguém tira leite para perder.',
        'Certo, isso eu anotei para a conta.',
      ],
      ask: [
        'Quanto está querendo, e com que conta?',
        'Que preço você espera, e por quê?',
        'Por que eu pagaria mais que a tabela?',
        'Qual é o seu preço?',
      ],
      nudge: [
        'Me diga um número: qual é o preço que fecha a sua conta?',
        'Entendo. E quanto você pede?',
        'Que preço você espera, e com que base?',
      ],
      lacking: [
        'Sem saber o custo, qualquer preço parece pouco. Quanto gasta por litro?',
        'Some ração, energia e mão de obra. Quanto deu por litro?',
      ],
      more: {
        motivo: ['De onde sai esse número: qual é o seu custo?', 'E por que esse valor?'],
        preco: ['O custo eu entendi. E que preço você pede?', 'Certo. Então quanto por litro?'],
        regra: ['E como quer ficar sabendo do preço?'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'volume',
      lines: [
        'Na seca todo mundo me deixa na mão, e você, quanto segura?',
        'O caminhão roda vazio em agosto, quantos litros você garante?',
      ],
      answered: ['seca|silagem|capim|palma|garanto|cana|racao'],
      settled: ['Bom, na seca é que eu mais preciso.', 'Então na seca conto com você.'],
    },
    {
      after: 'preco',
      lines: [
        'E se o mercado cair mês que vem, você fica comigo?',
        'Posso começar pagando menos e subir depois, aceita?',
      ],
      answered: ['contrato|fico|aceito|nao|sim|combin*|lei|25|antes'],
      settled: ['Está bem, parceria se faz assim.', 'Certo, fica escrito.'],
      refused: ['Entendo, então fica o que combinamos, por escrito.'],
    },
    {
      drawsOut: 'cuidado',
      lines: [
        'Já perdi um caminhão inteiro por causa de um latão azedo, como você cuida do seu?',
        'Meu risco é leite quente: como é o resfriamento aí?',
      ],
      answered: ['tanque|graus|frio|resfri*|limp*|lav*'],
      settled: ['Fico mais tranquila.', 'Assim não azeda.'],
    },
  ],
  flaws: leiteFlaws,
  price: {
    notOf: ['mil|celula*|bacteria*|ccs|cbt|cpp|gordura|proteina|grau*|saco|racao|frete'],
    likely: [1.5, 4],
    agreed: ['O litro fica em {preco}.', 'Fecho em {preco} o litro.'],
    haggle: {
      opening: 2.2,
      best: 2.35,
      moves: ['qualidade'],
      given: ['Por {oferta} eu fecho hoje, e com laudo dá para subir.'],
      better: [
        'Por {oferta} eles pagam menos do que eu: aqui são {preco}.',
        'Eu já pago {preco}, mais que esses {oferta}.',
      ],
      take: ['{oferta} eu consigo pagar.', '{oferta} cabe na minha tabela.'],
      come: [
        '{oferta} passa da minha alçada: com laudo chego a {preco}, e o resto a diretoria decide.',
        'Até {oferta} eu não vou sem a diretoria; com laudo chego a {preco}.',
      ],
      stay: [
        'Para {oferta} eu precisaria da diretoria: por ora fico em {preco}.',
        '{oferta} eu não garanto, a diretoria é que decide: fico em {preco}.',
      ],
    },
  },
  questions: leiteQuestions,
  hello: ['Olá, tudo bem?', 'Olá! Pode sentar.', 'Oi, vamos conversar.'],
  thanks: ['Eu que agradeço.', 'Por nada.', 'Disponha.'],
  bye: ['Antes de ir, vamos terminar a conta?', 'Espere, ainda não fechamos.'],
  rude: [
    'Vamos manter o respeito, por favor.',
    'Entendo a irritação, mas assim não avançamos.',
    'Prefiro falar de leite, com calma.',
  ],
  dishonest: [
    'Isso aparece na análise, e quem perde é o produtor. Não trabalho assim.',
    'Fraude em leite eu denuncio. Vamos falar sério?',
  ],
  rudeEnd: ['Encerro por aqui. Quando quiser conversar com respeito, me procure.'],
  offTopic: [
    'Outro dia falamos disso, hoje é a rota do leite.',
    'Interessante, mas a minha planilha está aberta.',
    'Voltemos ao leite, por favor.',
    'Isso não muda o preço do litro.',
  ],
  short: [
    '“{dito}”? Preciso de um pouco mais.',
    '“{dito}” como? Explique.',
    'Só “{dito}” não entra na planilha.',
  ],
  bare: ['Pode detalhar?', 'Só isso me ajuda pouco.', 'Preciso de mais do que isso.'],
  unsure: [
    'Sem problema, veja o que sabe.',
    'Vale levantar isso antes de fechar.',
    'Tudo bem, vamos por partes.',
  ],
  orders: [
    'Não entendi. Eu avalio leite, não outra coisa.',
    'Isso não é comigo. Vamos ao leite.',
    'Aqui quem dá nota é o laboratório.',
  ],
  copied: ['Isso parece o anúncio. Conte com as suas palavras.', 'Está lendo? Prefiro ouvir do seu jeito.'],
  vague: [
    'Entendo, mas preciso de dado.',
    'Isso é geral demais para a minha planilha.',
    'Hum, e em número?',
    'Ainda não me ajuda a decidir.',
  ],
  repeated: ['Isso já anotei.', 'Essa parte está clara.', 'Já está na planilha.'],
  hurry: ['Tenho outra visita daqui a pouco.', 'O caminhão sai às quatro, vamos fechar?'],
  identity: [
    'Sou um robô, sim: uma compradora de treino.',
    'Verdade, sou um programa, para você treinar antes da conversa com o laticínio.',
  ],
  close: {
    all: [
      'Fechado: entra na rota, com bonificação e preço avisado antes.',
      'Você está na linha, e mando o contrato ainda esta semana.',
      'Com esses números eu consigo o seu preço. O caminhão já passa aí.',
    ],
    most: [
      'Entra na rota, e o preço a gente melhora com o próximo laudo.',
      'Gostei. Falta um detalhe, mas a vaga na linha é sua.',
    ],
    some: [
      'Vou pôr na lista de espera até você trazer mais números.',
      'Por enquanto pago o básico. Depois a gente revê.',
    ],
    none: ['Assim não tenho como mudar o preço, volte com a análise.', 'Fica para a próxima linha.'],
  },
  closed: ['A conversa já terminou. Até a próxima coleta.'],
} as const satisfies Voice;
