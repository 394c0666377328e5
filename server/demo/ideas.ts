/** Ideas of the sample community: what was asked and what was answered. */
export const ideas: readonly { question: string; answer: string }[] = [
  {
    question: 'Que produto daqui merecia ser conhecido no Brasil, e o que falta?',
    answer: 'Nosso #mel de cipó-uva é único. Falta rótulo bonito e o selo para vender fora do município.',
  },
  {
    question: 'O que faria um jovem ficar e empreender no campo?',
    answer:
      'Internet boa e um pedaço do negócio no nome dele. Meu filho voltou quando virou sócio. #juventude',
  },
  {
    question: 'Que mudança simples melhorou seu trabalho ou sua renda?',
    answer: 'Anotar o custo de cada pote. Descobri que vendia com prejuízo na feira. #gestão',
  },
  {
    question: 'Como você cuida da água, do solo ou da mata e ainda produz?',
    answer: 'Cerquei a nascente e plantei 40 mudas. No segundo ano a água não secou. #água #nascente',
  },
  {
    question: 'Estrada, internet, energia ou água: o que mais trava seu negócio, e como resolver juntos?',
    answer: 'A ponte caída atrasa o #leite. Juntamos doze famílias e pedimos a obra na câmara.',
  },
  {
    question: 'Que produto daqui merecia ser conhecido no Brasil, e o que falta?',
    answer: 'O #queijo da serra. Falta quem conte a história dele na embalagem.',
  },
  {
    question: 'Que mudança simples melhorou seu trabalho ou sua renda?',
    answer: 'Comprar ração em grupo. O frete caiu pela metade. #cooperativa',
  },
  {
    question: 'O que faria um jovem ficar e empreender no campo?',
    answer: 'Curso perto de casa e noite de jogo de bola. Sem lazer ninguém fica. #juventude',
  },
  {
    question: 'Como você cuida da água, do solo ou da mata e ainda produz?',
    answer: 'Planto feijão-guandu entre as linhas de #café. A terra ficou solta e gasto menos adubo.',
  },
  {
    question: 'Estrada, internet, energia ou água: o que mais trava seu negócio, e como resolver juntos?',
    answer: 'Sem sinal não recebo Pix na feira. A #cooperativa colocou uma antena e divide a conta.',
  },
  {
    question: 'Que produto daqui merecia ser conhecido no Brasil, e o que falta?',
    answer: 'A renda de bilro das mulheres da praia. Falta uma loja na internet com foto boa. #artesanato',
  },
  {
    question: 'Que mudança simples melhorou seu trabalho ou sua renda?',
    answer: 'Ordenhar mais cedo e resfriar na hora. Parei de perder #leite.',
  },
];
