import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const estradaCircumstances = [
  {
    asked: ['quem .. prefeito'],
    lines: ['O prefeito atende no andar de cima, mas pedido de estrada começa aqui comigo.'],
  },
  {
    asked: ['quantos|quanto .. km|quilometro* .. dia|maquina|faz'],
    lines: ['Uns dois quilômetros por dia, se não chover.'],
  },
  {
    asked: ['levar|trazer|trago|levo|serve .. abaixo|assinado|assinatura*'],
    lines: ['Traga, sim: com nome e documento, eu junto ao protocolo.'],
  },
  {
    asked: ['tem .. verba|dinheiro|orcamento|recurso*'],
    lines: ['Verba tem pouca, por isso o pedido precisa chegar forte.'],
  },
  {
    asked: ['que .. senhor|voce precisa|quer .. mim|saber', 'que .. senhor|voce precisa'],
    lines: ['Preciso do lugar, do prejuízo em número, de quem pede e de uma data.'],
  },
  {
    asked: [
      'botar|colocar|jogar|passar .. cascalho|bueiro|manilha',
      'pode|vai|vao|da .. por .. cascalho|bueiro|manilha',
    ],
    lines: ['Material eu tenho pouco: primeiro o que impede de passar, depois o resto.'],
  },
  {
    asked: ['ponte .. junto|tambem|faz|arruma*'],
    lines: ['A ponte é outro serviço, mas entra no mesmo pedido.'],
  },
  {
    asked: ['senhor|voce .. mora'],
    lines: ['Moro aqui na sede, mas conheço o barro de perto.'],
  },
  {
    asked: ['quantas|quantos .. frente|fila|pilha|pedido*|esper*', 'fila|pilha .. quantos|quantas|tamanho'],
    lines: ['São onze pedidos na pilha, e passa na frente quem prova o prejuízo e vem com a comunidade.'],
  },
  {
    asked: ['quem .. engenheiro', 'engenheiro .. quem|nome|chama'],
    lines: ['O engenheiro é o Paulo, que vai comigo ver o trecho.'],
  },
  {
    asked: ['onde|cade .. maquina|patrol*', 'maquina|patrol* .. onde'],
    lines: ['A máquina está no outro distrito, e termina lá na sexta.'],
  },
  {
    asked: [
      'por que .. nao|nunca foi|foram|arrum*|veio|vieram|mand*|fez|fizeram|resolv*',
      'porque .. nao|nunca foi|foram|arrum*|veio|vieram|mand*|fez|fizeram|resolv*',
      'por que .. demora*',
      'porque .. demora*',
    ],
    lines: ['Porque a máquina é uma só, e a pilha de pedidos é alta.'],
  },
  {
    asked: ['acha .. certo|justo|normal|direito', 'isso .. certo|justo|normal', 'e certo|justo|normal isso'],
    lines: ['Não está certo, não, e é por isso que eu quero pôr no papel.'],
  },
  {
    asked: ['quem .. decide|autoriza|aprova|libera'],
    lines: ['A escala da máquina decido eu; o dinheiro quem libera é o prefeito.'],
  },
  {
    asked: [
      'quando .. comeca|inicia|comecam .. obra|servico|maquina|conserto',
      'quando .. obra|servico|maquina|conserto comeca|inicia',
      'quando voces|senhor comeca*',
      'comeca quando',
    ],
    lines: ['A data a gente marca agora: até quando você precisa?'],
  },
] as const satisfies Voice['questions'];
