import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { melFlaws } from './flaws.ts';
import { melQuestions } from './questions.ts';

export const melVoice = {
  greeting:
    'Olá, eu sou a Márcia, do setor de compras. Tenho dez minutos. Por que eu abriria espaço na gôndola para o seu mel?',
  things: [
    'aroeira|marmeleiro|laranjeira|eucalipto|cajueiro|jurema|angico|caatinga|cerrado|serra|mata|silvestre|organico|jandaira|urucu|jatai',
  ],
  objectives: {
    diferencial: {
      met: [
        'Falou em {coisa}: isso o cliente lê no pote e leva.',
        'Isso sim é diferente do que eu já tenho na prateleira.',
        'Boa. Produto com cara própria vende mais que produto sem nome.',
        'Gostei de ouvir {coisa}, meu cliente pergunta por isso.',
        'Certo, agora eu sei o que escrever na plaquinha da gôndola.',
      ],
      ask: [
        'O que o seu mel tem que o da outra marca não tem?',
        'Se um cliente parar na frente de dois potes, por que levaria o seu?',
        'De que flor, de que lugar vem esse mel?',
        'Me conta o que faz esse mel ser só seu.',
      ],
      nudge: [
        'E o que ele tem de diferente dos outros?',
        'Mel eu já tenho. Quero saber o que só o seu tem: flor, lugar, jeito de fazer?',
        'Me convença com um fato: de onde vem, como é feito, que gosto tem?',
      ],
      lacking: [
        'Todo mel tem alguma coisa de seu. Que flor as suas abelhas visitam?',
        'Pense no lugar: o que floresce perto das suas colmeias?',
      ],
      more: {
        nomeado: [
          'E de que flor, de que lugar, de que abelha ele vem?',
          'Certo. E o que ele tem que só o seu tem?',
        ],
      },
    },
    legalidade: {
      met: [
        'Com papel em ordem eu consigo cadastrar você.',
        'Ótimo, sem isso a conversa parava aqui.',
        'Perfeito, a fiscalização passa aqui todo mês e eu durmo tranquila.',
        'Anotado, era a primeira coisa que meu chefe ia perguntar.',
      ],
      ask: [
        'E a papelada: tem inspeção, rótulo, nota?',
        'Se a fiscalização chegar amanhã, o que você me mostra?',
        'Como eu provo para o meu chefe que esse mel pode ser vendido?',
        'Esse mel está regular com que papel?',
      ],
      nudge: [
        'Que papel exatamente? Preciso do nome dele.',
        'Eu preciso arquivar o número. Qual é o registro?',
        'Diga o nome do documento: inspeção de quem, que nota?',
      ],
      lacking: [
        'Sem inspeção eu não posso pôr na loja. Você já procurou o serviço de inspeção do município?',
        'Entendo, mas aí quem leva multa sou eu. Qual é o seu plano para se regularizar?',
      ],
      more: {
        inspecao: [
          'Anotei. E a inspeção, é municipal, estadual ou federal?',
          'Já ajuda. E a inspeção, em que pé está?',
        ],
      },
    },
    preco: {
      met: [
        '{quantia}, anotei. Dá para fazer conta com isso.',
        'Número na mesa, gosto assim.',
        'Esse preço eu consigo defender lá dentro.',
        'Certo: {quantia}. Vou comparar com a minha tabela.',
        'Quem faz a própria conta negocia melhor. Anotei.',
      ],
      ask: [
        'Quanto custa para mim, e quanto sobra para a loja?',
        'Qual é o preço do pote? Com a conta, por favor.',
        'E o preço? Me dê o número.',
        'Por quanto você me vende, e por quanto eu consigo revender?',
      ],
      nudge: [
        'E quanto é? Eu preciso de número.',
        'Qual é o valor do pote?',
        'Sem número não há conta. Quantos reais?',
      ],
      lacking: [
        'Então vamos fazer a conta: quanto você gasta por pote?',
        'Sem saber o custo você pode vender com prejuízo. Quanto sai o pote, a tampa, o seu trabalho?',
      ],
      more: {
        conta: [
          'Anotei o valor. E a conta: quanto você gasta, e a quanto eu revendo?',
          'O número eu tenho. Como você chegou nele?',
        ],
        preco: ['O custo eu entendi. E por quanto você me vende?', 'Certo. E o preço para mim, qual é?'],
      },
    },
    volume: {
      met: [
        '{quanto}, ótimo: é o tamanho certo para começar.',
        'Com entrega certa eu não deixo a gôndola vazia.',
        'Com esse ritmo dá para planejar a gôndola.',
        'Dia certo, {dia}: combina com o nosso recebimento.',
        'Bom, prateleira vazia é o meu pesadelo e você acabou de resolver.',
      ],
      ask: [
        'Quantos potes você garante, e de quanto em quanto tempo?',
        'Se vender bem, quanto você aguenta repor por semana ou por mês?',
        'Qual é o volume e como chega até a loja?',
        'Quanto você entrega, e quando?',
      ],
      nudge: [
        'Quanto exatamente, e com que frequência?',
        'Na minha planilha só cabe número. Quantos potes, e quando?',
        'Me dê quantidade e dia. Gôndola não espera.',
      ],
      lacking: [
        'Dá para começar pequeno. Quanto você consegue sem aperto?',
        'Juntando com outros apicultores, que volume daria?',
      ],
      more: {
        ritmo: ['Certo. De quanto em quanto tempo chega aqui?', 'Isso por semana, por mês, em que dia?'],
        quantidade: ['O ritmo serve. E quantos potes de cada vez?', 'Certo, e quanto vem em cada entrega?'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'preco',
      lines: [
        'Hoje eu já compro mais barato de outra marca. Qual é o seu preço?',
        'Meu fornecedor atual cobra menos, aposto. Quanto é o seu?',
      ],
      answered: ['barat*|qualidade|puro|diferen*|sabor'],
      settled: ['É verdade, o mais barato nem sempre gira.', 'Justo, preço não é tudo na gôndola.'],
    },
    {
      after: 'preco',
      lines: [
        'Só um aviso, a rede paga em 60 dias: você aguenta?',
        'O pagamento aqui sai em 60 dias, isso cabe no seu bolso?',
      ],
      answered: ['dias|prazo|aguento|aguenta|parcel*|metade|antecip*|cabe|30', 'a vista'],
      foreseen: ['aguento|espero|recebo|aceito .. # dias', 'prazo de # dias'],
      settled: [
        'Sobre o prazo, posso tentar 30 dias no primeiro pedido.',
        'O prazo de pagamento a gente acerta no contrato.',
      ],
    },
    {
      after: 'legalidade',
      lines: [
        'Sem código de barras não passa no caixa, você já tem?',
        'E o código de barras, que sem ele o sistema não aceita?',
      ],
      answered: ['codigo|barra|barras|gs1'],
      foreseen: ['codigo de barra*', 'com|tem|vem|ja .. codigo', 'gs1|ean'],
      settled: [
        'O código de barras se resolve, é só não deixar para a última hora.',
        'Com o código de barras encaminhado, o cadastro anda.',
      ],
    },
  ],
  flaws: melFlaws,
  price: {
    notOf: ['grama*|g|ml|mes|mil|semana|registro|sif|sim'],
    likely: [8, 150],
    agreed: ['Fica combinado o preço de {preco} reais.', 'Ponho {preco} reais no cadastro.'],
  },
  terms: [
    {
      unit: 'dias',
      of: ['pag*|receb*|prazo|puxado|aperta*|financeiro'],
      notOf: ['entreg*|cada|repo*|leva|trago|levo|valid*|colh*|desde|faz|chega*|envas*|pedido'],
      beside: ['aguento|aceito|topo|fecho'],
      min: 30,
      take: [
        '{oferta} dias eu consigo no primeiro pedido.',
        'Fica em {oferta} dias, e eu anoto no contrato.',
      ],
      stay: [
        '{oferta} dias o financeiro não faz: menos de 30 eu não consigo.',
        'Em {oferta} dias não dá, mas em 30 eu consigo.',
      ],
    },
  ],
  questions: melQuestions,
  hello: ['Olá, pode sentar.', 'Oi, tudo bem. Vamos aproveitar o tempo.', 'Olá. Estou ouvindo.'],
  thanks: ['Por nada.', 'Eu que agradeço a visita.', 'Imagina, é o meu trabalho.'],
  bye: ['Já vai? Ainda tenho uns minutos.', 'Espere, ainda não terminamos.'],
  rude: [
    'Assim não. Eu trato todo mundo com respeito e espero o mesmo.',
    'Vou fingir que não ouvi, porque o produto pode ser bom.',
    'Nervosismo eu entendo, falta de educação não. Recomece.',
  ],
  dishonest: [
    'Isso eu não faço, e quem faz some da gôndola. Aqui só entra o que é verdadeiro.',
    'Opa. Com coisa errada eu não trabalho, e não recomendo a ninguém.',
  ],
  rudeEnd: ['Vamos parar por aqui. Volte outro dia, com mais calma, que eu recebo você.'],
  offTopic: [
    'O papo é bom, mas o relógio está correndo.',
    'Disso a gente fala no café. Aqui é compra.',
    'Deixa isso para depois, tenho fila lá fora.',
    'Rende assunto, mas não enche gôndola.',
  ],
  short: [
    '“{dito}” é pouco para eu decidir. Me diga numa frase inteira.',
    '“{dito}”, ouvi. Agora explique um pouco mais.',
    'Não dá para anotar só “{dito}”. Complete, por favor.',
  ],
  bare: [
    'Preciso de mais do que isso.',
    'Certo, mas me dê alguma coisa para anotar.',
    'Resposta curta não vende mel.',
  ],
  unsure: [
    'Tudo bem não saber de cor.',
    'Sem problema, vamos por partes.',
    'Melhor dizer que não sabe do que inventar.',
  ],
  orders: [
    'Aqui quem dá nota é o cliente, na boca do caixa.',
    'Isso não convence nenhuma compradora. Fale do mel.',
    'Bonita a tentativa, mas eu compro mel, não ordem.',
  ],
  copied: [
    'Isso eu já sei, está na minha agenda. Quero ouvir de você.',
    'Você leu isso em algum lugar. Diga com as suas palavras.',
  ],
  vague: [
    'Hum. Ainda não achei o que anotar.',
    'Isso qualquer um me diz. Seja mais exato.',
    'Entendi a vontade. Falta o fato.',
    'Ouço isso umas dez vezes por dia.',
  ],
  repeated: ['Isso já está anotado.', 'Já ouvi essa parte, e gostei.', 'Essa parte está resolvida.'],
  hurry: ['Meu tempo está acabando.', 'Já me chamaram para outra reunião.'],
  identity: [
    'Sim, sou um robô de treino: aqui faço o papel da Márcia, compradora.',
    'Sou um programa, sim, mas pode negociar como se eu fosse de verdade.',
  ],
  close: {
    all: [
      'Gostei. Mande amostra e tabela.',
      'Fechado o primeiro passo: mande amostra e tabela que eu cadastro você.',
      'Convenceu. Deixe amostra e tabela na recepção.',
    ],
    most: [
      'Quase lá. Complete o que faltou e me mande por escrito.',
      'Foi uma boa conversa e, com o que faltou, a gente fecha.',
    ],
    some: [
      'Meu tempo acabou. Gostei de uma parte, volte com o resto pronto.',
      'Preciso ir, prepare o que faltou e marque de novo.',
    ],
    none: [
      'Preciso ir, e da próxima vez traga preço, papel e quantidade.',
      'Acabou meu tempo. Prepare-se um pouco mais e volte.',
    ],
  },
  closed: ['Nossa conversa já terminou. Até a próxima.'],
} as const satisfies Voice;
