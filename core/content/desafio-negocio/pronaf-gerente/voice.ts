import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { pronafFlaws } from './flaws.ts';
import { pronafQuestions } from './questions.ts';

export const pronafVoice = {
  greeting:
    'Olá, sente-se, por favor. Sou o Roberto, do crédito rural. Em que o banco pode ajudar a sua família?',
  things: [
    'vaca|vacas|novilhas|ordenhadeira|trator|estufa|irrigacao|colmeia|colmeias|galinha|galinhas|poco|tanque|semente|sementes|adubo|resfriador|cerca|horta|mudas|matrizes|cabras|peixe|custeio',
  ],
  objectives: {
    documentos: {
      met: [
        'Documentação em ordem é meio caminho andado.',
        'Muito bem. Com isso eu consigo abrir a proposta.',
        'Ótimo, vou pedir cópia para a pasta.',
        'Perfeito, é por aí que o sistema começa.',
      ],
      ask: [
        'Como está a documentação da família e da terra?',
        'Que documentos você trouxe? O CAF é o primeiro que eu olho.',
        'A família já está no cadastro, e a terra tem papel?',
        'Para abrir a proposta, quais documentos posso anexar?',
      ],
      nudge: [
        'Quais documentos, exatamente? Preciso citar um por um.',
        'Diga o nome dos papéis, por gentileza. O que está em dia?',
        'O cadastro de hoje é o CAF. Você já tem?',
      ],
      lacking: [
        'Sem o cadastro o sistema nem abre. Você já procurou a Emater ou o sindicato para fazer o CAF?',
        'Isso se resolve com calma. Que documento da terra você tem em mãos?',
      ],
      more: {
        familia: ['Bem. E o documento da família, o CAF, como está?', 'Anotado. E o CAF, está ativo?'],
        terra: [
          'O da família está anotado. E a terra, que papel tem: CAR, escritura, contrato?',
          'Certo. E o documento da terra, qual é?',
        ],
      },
    },
    finalidade: {
      met: [
        'Falou em {coisa}: finalidade clara, é disso que o crédito rural precisa.',
        'Entendi o uso do recurso. Faz sentido para a propriedade.',
        'Certo, vou registrar isso como objetivo da operação.',
        'Muito bem. Dinheiro com destino certo rende mais.',
      ],
      ask: [
        'E o recurso seria para quê, exatamente?',
        'O que você pretende comprar ou fazer com esse dinheiro?',
        'É custeio ou investimento? Me explique o uso.',
        'Se o crédito saísse amanhã, qual seria a primeira compra?',
      ],
      nudge: [
        'E comprando o quê, exatamente?',
        'Preciso de algo mais concreto: que bem, que plantio, que obra?',
        'Em que o dinheiro vira produção? Diga o item.',
      ],
      lacking: [
        'Então vamos pensar: o que hoje limita a sua produção?',
        'Se faltasse só uma coisa para produzir mais, qual seria?',
      ],
      more: {
        coisa: [
          'O rumo eu entendi. O que, exatamente, será comprado ou construído?',
          'Preciso do nome das coisas: que animal, que máquina, que obra?',
        ],
      },
    },
    projeto: {
      met: [
        '{quantia}, com plano por trás: assim eu consigo defender.',
        'Projeto feito com técnico pesa muito na análise.',
        'Muito bom. Valor calculado com orientação evita susto depois.',
        'Anotei o valor: {quantia}. Vou conferir com o projeto.',
      ],
      ask: [
        'Há um projeto ou orçamento, e de que valor?',
        'Quem fez o projeto com você, e quanto ele soma?',
        'Qual é o valor do pedido, e em que conta ele se apoia?',
        'A Emater ou outro técnico já fez o projeto, e quanto deu?',
      ],
      nudge: [
        'Valor e projeto andam juntos. Quem calculou, e quanto deu?',
        'Preciso do número e de onde ele saiu. Pode me dizer os dois?',
        'Um plano sem valor é só conversa. Quanto custa, segundo quem?',
      ],
      lacking: [
        'A Emater ajuda a agricultura familiar nisso. Pode procurar e pedir pelo menos um orçamento?',
        'Dá para começar simples. Quanto custa cada item que você precisa?',
      ],
      more: {
        valor: [
          'O apoio técnico conta muito. E o valor do pedido, qual é?',
          'Muito bem. Quanto soma o projeto?',
        ],
        orientacao: [
          'O valor está anotado. Quem orientou o projeto: um técnico, a Emater?',
          'E essa conta foi feita com algum técnico?',
        ],
      },
    },
    pagamento: {
      met: [
        'Bom, o pagamento tem de onde sair. É o que a análise mais olha.',
        'Fico mais tranquilo quando sei de onde vem o dinheiro.',
        'Anotado. Quem já sabe como vai pagar não perde o sono.',
        'Com {quanto} já dá para montar o fluxo de caixa.',
      ],
      ask: [
        'E como a família pretende pagar?',
        'De onde sai o dinheiro da parcela, mês a mês ou na safra?',
        'A renda da produção hoje cobre a parcela?',
        'Quando o crédito vencer, que venda paga a conta?',
      ],
      nudge: [
        'Confio na palavra, mas a análise quer conta. Que venda paga a parcela?',
        'Com que renda exatamente: leite, safra, feira?',
        'Me mostre o caminho: produz o quê, vende a quem, sobra quanto?',
      ],
      lacking: [
        'Então é preciso pensar nisso antes de assinar. O que a família vende hoje?',
        'Vamos com calma: o que entra de dinheiro na propriedade num mês comum?',
      ],
      more: {
        conta: [
          'A fonte eu entendi. Quanto ela rende, e para quem vende?',
          'E quanto isso dá por mês, para eu comparar com a parcela?',
        ],
        fonte: ['E de que venda sai o dinheiro da parcela?', 'Certo, e que produção paga a parcela?'],
      },
      needs: {
        heard: [
          'vend*|entreg*|forneco|tiro|entra|recebo|rende*|ganho|fatur*|sobra*|renda|pag*|parcela*|tiramos|da .. #',
          '# .. por|ao|cada|todo|toda mes|semana|dia|ano|safra',
          '# .. litro*|caixa*|saca*|quilo*|kg|arroba*|duzia*|cabeca*',
        ],
        lines: ['E quanto entra na propriedade por mês, ou por safra, para pagar a parcela?'],
      },
    },
  },
  objections: [
    {
      drawsOut: 'documentos',
      lines: [
        'Uma dúvida: você só tem a DAP antiga ou já tirou o CAF?',
        'Muita gente chega aqui com DAP vencida; e você, que cadastro tem?',
      ],
      answered: ['dap|caf|cadastro'],
      settled: ['Quanto ao cadastro, é só manter atualizado.', 'Certo, o cadastro que vale hoje é o CAF.'],
    },
    {
      drawsOut: 'pagamento',
      lines: [
        'E se não chover, como fica o pagamento?',
        'Preciso perguntar: se a safra falhar, como a família paga?',
      ],
      answered: ['chov*|chuva|seca|proagro|seguro|poco|irriga*'],
      settled: [
        'Pensar no ano ruim é sinal de juízo.',
        'Para isso existe o Proagro Mais, faz bem em lembrar dele.',
      ],
    },
    {
      after: 'projeto',
      lines: [
        'É meu dever perguntar: há dívida em outro banco?',
        'Antes de seguir: algum financiamento em aberto em outro lugar?',
      ],
      answered: [
        'devo|deve|devemos|divida*|limpo|quitad*|quitei|financiamento',
        'outro banco',
        'banco nenhum',
      ],
      foreseen: ['nao|nem devo|devemos', 'divida*|quitei|quitad*', 'nome limpo'],
      settled: ['Agradeço a franqueza sobre as dívidas.', 'Está bem, isso o sistema confirma depois.'],
    },
  ],
  flaws: pronafFlaws,
  questions: pronafQuestions,
  hello: ['Olá, sente-se, por favor.', 'Olá, é um prazer receber você.', 'Pois não, fique à vontade.'],
  thanks: ['Não há de quê.', 'É para isso que estou aqui.', 'Disponha.'],
  bye: ['Antes de ir, vale completar o pedido.', 'Espere um instante, falta pouco para eu entender.'],
  rude: [
    'Compreendo a irritação, mas peço respeito. Continuo disposto a ajudar.',
    'Prefiro que falemos com calma. O crédito é um direito de quem se organiza.',
    'Esse tom não ajuda o seu pedido. Vamos recomeçar.',
  ],
  dishonest: [
    'Isso é fraude, e dá processo. Prefiro que falemos do que existe de verdade.',
    'Com isso o banco não trabalha. Crédito rural se pede com a verdade.',
  ],
  rudeEnd: ['Vou encerrar o atendimento por hoje. Volte quando quiser, com calma, e eu atendo você.'],
  offTopic: [
    'Bom assunto, mas tenho outros clientes na espera.',
    'Conversamos disso outro dia. Voltemos ao crédito.',
    'Isso não entra na proposta, infelizmente.',
    'Gosto da prosa, mas o banco fecha às três.',
  ],
  short: [
    '“{dito}”, pois não. Poderia explicar melhor, numa frase completa?',
    'Só com “{dito}” eu não preencho a proposta. Desenvolva, por gentileza.',
    '“{dito}” é um começo. Conte o restante.',
  ],
  bare: [
    'Preciso de um pouco mais para a proposta.',
    'Certo, mas o formulário pede detalhes.',
    'Pois não. Explique com calma.',
  ],
  unsure: [
    'Não há problema em não saber agora.',
    'Está bem, eu ajudo a organizar.',
    'Melhor dúvida hoje do que dívida amanhã.',
  ],
  orders: [
    'Esse tipo de pedido eu não posso atender. A análise segue regras.',
    'Aqui a aprovação vem do projeto, não de ordem.',
    'Isso não consta no manual de crédito. Voltemos ao seu plano.',
  ],
  copied: [
    'Esse texto eu conheço. Prefiro ouvir o seu caso.',
    'Conte com as suas palavras, é o seu plano que interessa.',
  ],
  vague: [
    'Compreendo, mas ainda não tenho o que anotar.',
    'É um bom propósito. A análise precisa de dados.',
    'Entendo. Vamos aos pontos concretos.',
    'Certo. Para ajudar eu preciso de algo mais preciso.',
  ],
  repeated: [
    'Essa parte já está registrada.',
    'Isso já consta na proposta.',
    'Perfeito, esse ponto está resolvido.',
  ],
  hurry: ['Meu próximo cliente já chegou.', 'Temos só mais uns minutos.'],
  identity: [
    'Sim, sou um robô de treino, no papel do gerente Roberto.',
    'Sou um programa, sim; o pedido de verdade se faz no banco.',
  ],
  close: {
    all: [
      'Com projeto e CAF, mando para análise.',
      'Está completo. Com projeto e CAF, hoje mesmo mando para análise.',
      'Pedido redondo. Mando para análise com o meu parecer favorável.',
    ],
    most: [
      'Falta pouco. Traga o que ficou e eu mando para análise.',
      'O pedido está quase pronto, complete e volte a me procurar.',
    ],
    some: [
      'Por hoje ficamos aqui, e com o que falta nós retomamos.',
      'Começamos bem. Complete a pasta e marque um novo horário.',
    ],
    none: [
      'Por hoje encerramos: procure a Emater, monte o plano e volte.',
      'Ainda não tenho um pedido. Organize documentos e conta, e conversamos.',
    ],
  },
  closed: ['O atendimento já foi encerrado. Até breve.'],
} as const satisfies Voice;
