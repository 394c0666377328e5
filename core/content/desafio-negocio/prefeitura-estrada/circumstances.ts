import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for before the rest. */
export const estradaCircumstances = [
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
    lines: ['Porque a máquina é uma só, e o seu pedido ainda não tinha chegado por escrito.'],
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
    asked: ['quando .. comeca|inicia|comecam', 'comeca .. quando'],
    lines: ['A data a gente marca agora: até quando você precisa?'],
  },
] as const satisfies Voice['questions'];
