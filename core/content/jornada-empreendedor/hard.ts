import type { Scenario } from '#core/content/jornada-empreendedor.ts';

/** What one looks up before signing. */
export const hardScenarios: readonly Scenario[] = [
  {
    id: 'mata-da-nascente',
    title: 'A nascente do sítio',
    level: 'Difícil',
    description: 'No alto do sítio há uma nascente que nunca seca. Você quer plantar perto dela.',
    question: 'Quanto de mata a lei guarda em volta?',
    choices: [
      {
        id: 'dez-metros',
        text: '10 metros para cada lado',
        isCorrect: false,
        explanation: 'É pouco: a lei pede bem mais.',
      },
      {
        id: 'cinquenta-metros',
        text: 'Um círculo de 50 metros de raio',
        isCorrect: true,
        explanation: 'É a regra da nascente que não seca.',
      },
      {
        id: 'nada',
        text: 'Nada, se o sítio tiver menos de quatro módulos fiscais',
        isCorrect: false,
        explanation: 'Sítio pequeno também protege; só muda a área já usada antes.',
      },
    ],
    detail:
      'Em volta da nascente que não seca, a área de preservação tem 50 metros de raio. Quem já usava a área antes de 22 de julho de 2008 tem regra própria. Cercar e deixar a mata voltar guarda a água.',
    year: 2012,
    source: 'Lei 12.651/2012, art. 4º',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'beira-do-corrego',
    title: 'A beira do córrego',
    level: 'Difícil',
    description: 'O córrego do sítio tem três metros de largura. Você quer abrir uma roça nova na beira.',
    question: 'Quantos metros deixar de cada lado?',
    choices: [
      {
        id: 'trinta',
        text: '30 metros',
        isCorrect: true,
        explanation: 'É a faixa dos córregos e rios de menos de 10 metros.',
      },
      {
        id: 'cinco',
        text: '5 metros',
        isCorrect: false,
        explanation: '5 metros é só para área já usada antes de 2008, em sítio pequeno.',
      },
      {
        id: 'cem',
        text: '100 metros',
        isCorrect: false,
        explanation: 'A faixa cresce com a largura do rio; 100 metros é para rio grande.',
      },
    ],
    detail:
      'Rio ou córrego com menos de 10 metros de largura pede 30 metros de mata de cada lado. Área já usada antes de 22 de julho de 2008 tem regra própria, menor para o sítio pequeno.',
    year: 2012,
    source: 'Lei 12.651/2012, arts. 4º e 61-A',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'imposto-novo',
    title: 'O imposto novo',
    level: 'Difícil',
    description: 'Falam de dois impostos novos, o IBS e a CBS. Sua família vende 200 mil reais por ano.',
    question: 'Sua família vai pagar esses impostos?',
    choices: [
      {
        id: 'todo-mundo',
        text: 'Vai: todo produtor rural passa a pagar, sem escapatória',
        isCorrect: false,
        explanation: 'A lei fez um limite para o pequeno.',
      },
      {
        id: 'so-cooperado',
        text: 'Não paga quem é de cooperativa; os outros todos pagam',
        isCorrect: false,
        explanation: 'O limite é de venda por ano, e vale para todos.',
      },
      {
        id: 'abaixo-do-limite',
        text: 'Não é obrigada: está abaixo de 3,6 milhões de reais por ano',
        isCorrect: true,
        explanation: 'Abaixo do limite, o produtor não é contribuinte.',
      },
    ],
    detail:
      'Quem vende menos de R$ 3,6 milhões por ano não é contribuinte do IBS e da CBS, a não ser que queira. O limite é corrigido com o tempo. Veja com o contador qual caminho vale mais.',
    year: 2025,
    source: 'Lei Complementar 214/2025, art. 164',
    lookAgainBy: '2027-01-31',
  },
  {
    id: 'nome-da-serra',
    title: 'O nome da serra',
    level: 'Difícil',
    description: 'Na sua serra, o frio e o capim dão ao queijo um gosto que nenhum outro lugar tem.',
    question: 'Que registro combina com isso?',
    choices: [
      {
        id: 'marca',
        text: 'Uma marca no nome da família, para usar como quiser',
        isCorrect: false,
        explanation: 'Marca protege um nome de negócio, não o lugar de todos.',
      },
      {
        id: 'origem',
        text: 'Denominação de Origem',
        isCorrect: true,
        explanation: 'É a do lugar que dá a qualidade ao produto.',
      },
      {
        id: 'procedencia',
        text: 'Indicação de Procedência, que serve para qualquer produto do lugar',
        isCorrect: false,
        explanation: 'Essa é pela fama do lugar. Aqui é a natureza que faz o gosto.',
      },
    ],
    detail:
      'A Indicação Geográfica tem dois tipos. Na Indicação de Procedência, o lugar ficou famoso pelo produto. Na Denominação de Origem, o lugar dá a qualidade. Quem registra é o INPI, a pedido do grupo de produtores.',
    year: 1996,
    source: 'Lei 9.279/1996, arts. 176 a 178',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'as-cooperativas-se-juntam',
    title: 'Juntar as cooperativas',
    level: 'Difícil',
    description: 'Três cooperativas da região querem vender juntas para fora do estado.',
    question: 'O que elas podem fundar?',
    choices: [
      {
        id: 'central',
        text: 'Uma cooperativa central',
        isCorrect: true,
        explanation: 'Três cooperativas já bastam para formar uma central.',
      },
      {
        id: 'nao-podem',
        text: 'Nada: cooperativa não pode ser sócia de outra cooperativa',
        isCorrect: false,
        explanation: 'Pode, sim: é para isso que existe a central.',
      },
      {
        id: 'vinte-cooperativas',
        text: 'Uma federação, mas só se juntarem vinte cooperativas',
        isCorrect: false,
        explanation: 'Vinte é o número de pessoas da cooperativa simples.',
      },
    ],
    detail:
      'Três cooperativas formam uma central ou federação; três centrais ou federações formam uma confederação. A central ajuda a vender em volume e a dividir o custo de caminhão e máquina.',
    year: 1971,
    source: 'Lei 5.764/1971, art. 6º',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'costura-em-sete',
    title: 'Sete costureiras',
    level: 'Difícil',
    description: 'Sete costureiras trabalham juntas e querem ter a própria cooperativa de trabalho.',
    question: 'Quantas sócias são precisas?',
    choices: [
      {
        id: 'vinte',
        text: '20 sócias, como em toda cooperativa',
        isCorrect: false,
        explanation: 'Essa é a regra geral; a de trabalho é menor.',
      },
      {
        id: 'tres',
        text: 'Apenas 3, desde que todas morem na mesma cidade',
        isCorrect: false,
        explanation: 'Três é pouco, e a cidade não muda a conta.',
      },
      {
        id: 'sete',
        text: '7 sócias: elas já podem começar',
        isCorrect: true,
        explanation: 'A cooperativa de trabalho pode nascer com 7.',
      },
    ],
    detail:
      'A cooperativa de trabalho pode nascer com 7 sócios. A lei também garante a eles descanso, retirada mínima e segurança no trabalho. Procure a OCB do seu estado antes de assinar.',
    year: 2012,
    source: 'Lei 12.690/2012, art. 6º',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'a-roca-secou',
    title: 'A seca levou o milho',
    level: 'Difícil',
    description: 'Você plantou com crédito do Pronaf e tem Proagro. O milho secou antes de dar espiga.',
    question: 'Qual é o primeiro passo?',
    choices: [
      {
        id: 'passar-trator',
        text: 'Passar o trator e plantar outra coisa enquanto ainda há chuva',
        isCorrect: false,
        explanation: 'Sem a vistoria, fica difícil provar a perda.',
      },
      {
        id: 'avisar',
        text: 'Avisar o banco logo e esperar a vistoria',
        isCorrect: true,
        explanation: 'O aviso abre o pedido, e a vistoria mostra a perda.',
      },
      {
        id: 'nao-pagar',
        text: 'Deixar a parcela vencer e explicar tudo ao gerente no ano que vem',
        isCorrect: false,
        explanation: 'Dívida vencida fecha portas. O aviso vem antes.',
      },
    ],
    detail:
      'O Proagro ajuda a pagar o crédito quando o tempo ou a praga levam a lavoura. Avise o banco assim que perceber a perda, guarde as notas do que comprou e não mexa na área antes da vistoria.',
    year: 1991,
    source: 'Lei 8.171/1991, art. 59',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'quem-cabe-no-pronaf',
    title: 'Quem cabe no Pronaf?',
    level: 'Difícil',
    description: 'Três vizinhos querem o Pronaf. Todos têm o CAF quase pronto e fazem as contas da casa.',
    question: 'Qual deles cabe na regra?',
    choices: [
      {
        id: 'grande',
        text: 'O que tem seis módulos fiscais e contrata dez pessoas o ano todo',
        isCorrect: false,
        explanation: 'Passa do tamanho e de gente contratada.',
      },
      {
        id: 'quatro-modulos',
        text: 'O de quatro módulos, que tira do sítio mais da metade da renda da casa',
        isCorrect: true,
        explanation: 'É isso: até 4 módulos e metade da renda vinda do sítio.',
      },
      {
        id: 'da-cidade',
        text: 'O que mora na cidade e arrenda o sítio inteiro',
        isCorrect: false,
        explanation: 'O Pronaf é de quem trabalha a terra com a família.',
      },
    ],
    detail:
      'O Pronaf é de quem tem até 4 módulos fiscais, tira do sítio pelo menos metade da renda e trabalha sobretudo com a família. Há também um limite de renda, que muda com o tempo: confira no banco.',
    year: 2025,
    source: 'Lei 15.223/2025',
    lookAgainBy: '2027-06-30',
  },
];
