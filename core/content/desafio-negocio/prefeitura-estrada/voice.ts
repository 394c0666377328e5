import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { estradaFlaws } from './flaws.ts';
import { estradaQuestions } from './questions.ts';

export const estradaVoice = {
  greeting:
    'Pode entrar, sente. Olhe essa pilha de pedidos: tenho uma máquina só para o município inteiro. Me conte, o que traz você à Secretaria de Obras?',
  things: ['ponte|estrada|ramal|ladeira|onibus|leite|escola|ambulancia|cascalho|trator|bueiro|caminhao'],
  objectives: {
    problema: {
      met: [
        'Conheço esse ponto, e agora sei o que se passa nele.',
        'Anotado no mapa, com tudo o que você disse.',
        'Assim a equipe sabe aonde ir.',
        'Certo, isso eu consigo explicar ao engenheiro.',
      ],
      ask: [
        'Qual é o trecho, e o que tem de errado?',
        'Que estrada é, e de que tamanho é o problema?',
        'Me mostre no mapa: onde fica, exatamente?',
        'Quantos quilômetros, e desde quando?',
      ],
      nudge: [
        'Qual trecho, e o que acontece nele?',
        'E onde fica, em que trecho?',
        'Qual ponto exatamente, e de que tamanho?',
      ],
      lacking: [
        'Sem saber o trecho eu não mando máquina. Fica perto de quê?',
        'Uma foto e o nome do lugar já ajudam. Onde é?',
      ],
      more: {
        medida: ['E de que tamanho é, desde quando?', 'O que acontece lá quando chove?'],
        lugar: ['Entendi o estrago. Em que trecho, exatamente?', 'E isso fica onde?'],
      },
    },
    prejuizo: {
      met: [
        'Isso pesa, e eu consigo defender lá em cima.',
        'Não sabia que estava assim tão grave.',
        'Esse dado eu ponho no relatório.',
        'Entendo, já não é só incômodo, é prejuízo.',
      ],
      ask: [
        'E quem está sendo prejudicado, e quanto?',
        'Por que essa estrada primeiro, e não as outras?',
        'Que prejuízo isso já deu?',
        'O que as famílias perdem com isso?',
      ],
      nudge: [
        'Quanto se perde, tem algum número?',
        'Quem perde, e quanto: alunos, litros?',
        'Todo pedido é urgente. Que prejuízo já deu?',
      ],
      lacking: [
        'Sem o prejuízo fica difícil passar na frente. Ninguém perdeu carga, ninguém perdeu aula?',
        'Pergunte na escola e ao leiteiro. Quem está perdendo?',
      ],
      more: {
        comNumero: ['Quantos, e quantos dias? O número ajuda.', 'E isso deu quanto de prejuízo?'],
      },
    },
    apoio: {
      met: [
        'Com a comunidade junta, a conversa muda.',
        'Isso ajuda muito na hora de decidir.',
        'Bom, então não é pedido de um só.',
        'Pedido da comunidade eu levo direto ao prefeito.',
      ],
      ask: [
        'Você fala em nome de quem?',
        'Quem mais está nesse pedido?',
        'A comunidade pode ajudar com alguma coisa?',
        'É só você que reclama, ou tem mais gente?',
      ],
      nudge: [
        'Em nome de quem, tem um papel, uma associação?',
        'E o que a comunidade oferece?',
        'Quem mais está nisso, o povo assinou alguma coisa?',
      ],
      lacking: [
        'Pedido de um só fica no fim da pilha. Não tem uma associação por lá?',
        'Um abaixo-assinado se faz em um domingo. Quem mais estaria junto?',
      ],
      more: {
        prova: ['Tem isso no papel: abaixo-assinado, ofício?', 'E o que a comunidade pode oferecer?'],
      },
    },
    compromisso: {
      met: [
        'Está marcado, pode me cobrar.',
        'Combinado, como deve ser.',
        'Certo, ponho na agenda agora.',
        'Justo, palavra dada se cumpre.',
      ],
      ask: [
        'E o que você espera de mim?',
        'Como você quer acompanhar isso?',
        'Fico de dar um jeito. Serve assim, ou quer um prazo?',
        'Qual seria o próximo passo, na sua ideia?',
      ],
      nudge: [
        'Resolver eu quero. Mas qual prazo você espera?',
        'Quando, exatamente? Marque comigo o próximo passo.',
        'O que você quer de mim, e até quando?',
      ],
      lacking: [
        'Se não marcar, eu esqueço, sou sincero. Que dia você quer que eu vá lá?',
        'Peça ao menos o protocolo. Que prazo seria bom?',
      ],
      more: {
        prazo: ['E para quando você precisa?', 'Sem data o pedido se perde: ponho para quando?'],
        acompanha: [
          'E como quer acompanhar: por protocolo, por visita?',
          'E depois, como quer acompanhar o pedido?',
        ],
      },
    },
  },
  objections: [
    {
      drawsOut: 'apoio',
      lines: [
        'Máquina eu tenho, falta diesel e gente, a comunidade entra com alguma coisa?',
        'O orçamento deste ano já foi, quem mais pode ajudar?',
      ],
      answered: ['diesel|mutirao|ajud*|trator|oferec*|entra*|orcamento|emenda|vereador'],
      settled: ['Assim a conta começa a fechar.', 'Bom, dividindo fica possível.'],
    },
    {
      drawsOut: 'prejuizo',
      lines: [
        'Toda semana me dizem que a estrada deles é a pior, o que essa tem de mais urgente?',
        'Tem distrito esperando há mais tempo: qual é o prejuízo aí?',
      ],
      answered: ['porque|escola|ambulancia|leite|aluno*|perd*|urgent*'],
      settled: ['É, entendo a urgência.', 'Está bem, não é um pedido qualquer.'],
    },
    {
      after: 'compromisso',
      lines: ['E se chover na semana, a gente remarca?', 'Se o prefeito segurar a máquina, você entende?'],
      answered: ['remarc*|entendo|volto|aviso|sim|nao|cobro|chov*'],
      settled: ['Combinado, eu aviso antes.', 'Tudo bem, e eu dou notícia.'],
      refused: ['Você tem razão: a data fica escrita no protocolo, e quem falta com ela sou eu.'],
    },
  ],
  flaws: estradaFlaws,
  questions: estradaQuestions,
  hello: ['Olá, pode sentar.', 'Olá! Tem café na garrafa.', 'Pois não, vamos entrando.'],
  thanks: ['Estou aqui para isso.', 'Não há de quê.', 'Eu que agradeço a visita.'],
  bye: ['Já vai, sem deixar nada marcado?', 'Espere, deixe ao menos o pedido por escrito.'],
  rude: [
    'Eu entendo a raiva, mas ofensa não tapa buraco.',
    'Com respeito a gente resolve mais rápido.',
    'Vamos conversar como gente de bem.',
  ],
  dishonest: [
    'Isso eu não faço e nem escuto. Vamos pelo caminho certo.',
    'Aqui tudo é com papel de verdade. Assim eu não posso ajudar.',
  ],
  rudeEnd: ['Vou pedir que volte outro dia, com mais calma. Passar bem.'],
  offTopic: [
    'Pode falar, que eu escuto. E a estrada?',
    'Entendo, só que tem fila lá fora.',
    'Pois é... Mas o que traz você aqui?',
    'Sei como é. O que eu posso resolver aqui é a estrada.',
  ],
  short: [
    '“{dito}”? Explique melhor, por favor.',
    '“{dito}” como assim?',
    'Com “{dito}” só, não consigo abrir o pedido.',
  ],
  bare: ['Fale mais, que eu anoto.', 'Só isso não dá um ofício.', 'Preciso de mais que isso.'],
  unsure: [
    'Tudo bem, veja com os vizinhos.',
    'Sem isso fica difícil, mas vamos tentando.',
    'Não tem pressa, pense.',
  ],
  orders: [
    'Não entendi. Aqui se pede obra, não nota.',
    'Isso não é da minha secretaria. Voltemos à estrada.',
    'Ordem assim só do prefeito, e por escrito.',
  ],
  copied: [
    'Isso está escrito na porta. Me conte com as suas palavras.',
    'Parece lido. Como é lá, de verdade?',
  ],
  vague: [
    'Entendo, mas todo mundo me diz isso.',
    'Certo... Isso ainda não tira o pedido da pilha.',
    'Hum. Preciso de algo mais firme.',
    'Vou ver o que dá para fazer.',
  ],
  repeated: ['Isso já anotei.', 'Essa parte já está no pedido.', 'Já escrevi aqui.'],
  hurry: ['Tenho reunião com o prefeito daqui a pouco.', 'O expediente está acabando.'],
  identity: [
    'Sou um robô, sim: um secretário de treino.',
    'Verdade, sou um programa, para você treinar antes de ir à prefeitura.',
  ],
  close: {
    all: [
      'Está protocolado: vou ver o trecho no dia marcado e dou a resposta por escrito.',
      'Com isso eu defendo a obra, e o protocolo é seu.',
      'Fechado: a máquina entra na escala, e você acompanha pelo protocolo.',
    ],
    most: [
      'Vou pôr na frente da pilha, e você me traz o que falta.',
      'Está bem encaminhado. Falta pouco para virar obra.',
    ],
    some: [
      'Vou anotar o pedido, mas volte com mais dados.',
      'Fica registrado, mas assim ainda espera a vez.',
    ],
    none: [
      'Sem mais informação, não consigo fazer nada.',
      'Fica para outra hora. Volte com o pedido mais completo.',
    ],
  },
  closed: ['A secretaria já fechou. Volte na data marcada.'],
} as const satisfies Voice;
