import type { Scenario } from '#core/content/jornada-empreendedor.ts';

/** What one has to have heard of once. */
export const mediumScenarios: readonly Scenario[] = [
  {
    id: 'caiu-no-golpe',
    title: 'Caí no golpe do Pix',
    level: 'Médio',
    description: 'Você pagou a ração por Pix, e a loja era falsa. Faz uma hora que o dinheiro saiu.',
    question: 'O que fazer primeiro?',
    choices: [
      {
        id: 'avisar-o-banco',
        text: 'Avisar o seu banco na hora e pedir a devolução',
        isCorrect: true,
        explanation: 'Quanto mais cedo o banco souber, maior a chance de achar o dinheiro.',
      },
      {
        id: 'procurar-golpista',
        text: 'Procurar quem deu o golpe e exigir o dinheiro de volta por mensagem',
        isCorrect: false,
        explanation: 'Isso só avisa o golpista. O banco é que pode bloquear.',
      },
      {
        id: 'deixar-para-la',
        text: 'Esquecer: Pix não tem volta',
        isCorrect: false,
        explanation: 'Pode voltar, sim, se ainda houver saldo na conta do golpista.',
      },
    ],
    detail:
      'O pedido se chama MED (Mecanismo Especial de Devolução). O prazo é de até 80 dias, mas o melhor é pedir na hora. Faça também o boletim de ocorrência e guarde as mensagens.',
    year: 2021,
    source: 'Banco Central, Resolução BCB 103/2021',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'quanto-da-merenda',
    title: 'O tamanho da merenda',
    level: 'Médio',
    description: 'A prefeitura recebe dinheiro do FNDE para a merenda. Parte dele é da agricultura familiar.',
    question: 'Quanto, no mínimo, desde janeiro de 2026?',
    choices: [
      {
        id: 'trinta',
        text: '30% do dinheiro',
        isCorrect: false,
        explanation: 'Era assim até 2025. A lei aumentou.',
      },
      {
        id: 'quarenta-cinco',
        text: '45% do dinheiro',
        isCorrect: true,
        explanation: 'Isso mesmo: antes eram 30%.',
      },
      {
        id: 'tudo',
        text: '100% do dinheiro',
        isCorrect: false,
        explanation: 'A lei marca um mínimo; o resto pode vir de outros lugares.',
      },
    ],
    detail:
      'Desde 1º de janeiro de 2026, pelo menos 45% do que o FNDE manda para a merenda deve comprar da agricultura familiar. Antes eram 30%. Veja a chamada pública da sua prefeitura.',
    year: 2025,
    source: 'Lei 15.226/2025',
    lookAgainBy: '2027-01-31',
  },
  {
    id: 'sobrou-dinheiro',
    title: 'Sobrou dinheiro no ano',
    level: 'Médio',
    description: 'A cooperativa fechou o ano com sobras. Na assembleia, cada pessoa quer uma coisa.',
    question: 'O que a lei manda separar antes?',
    choices: [
      {
        id: 'dividir-igual',
        text: 'Nada: divide-se tudo igual',
        isCorrect: false,
        explanation: 'Antes vêm os fundos, e o resto segue o que cada um movimentou.',
      },
      {
        id: 'para-diretoria',
        text: 'A parte da diretoria, que trabalhou mais durante o ano',
        isCorrect: false,
        explanation: 'As sobras são dos associados, não da diretoria.',
      },
      {
        id: 'os-fundos',
        text: 'A reserva e o fundo de assistência e educação',
        isCorrect: true,
        explanation: 'Pelo menos 10% para a reserva e 5% para o outro fundo.',
      },
    ],
    detail:
      'No mínimo 10% das sobras vão para o fundo de reserva e 5% para o FATES, que cuida de assistência e educação. O resto volta conforme o que cada pessoa movimentou, salvo decisão da assembleia.',
    year: 1971,
    source: 'Lei 5.764/1971, art. 28',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'idade-de-parar',
    title: 'A hora de dona Lúcia',
    level: 'Médio',
    description: 'Dona Lúcia planta e cria galinhas com a família há mais de vinte anos. Quer se aposentar.',
    question: 'Com que idade ela pode pedir?',
    choices: [
      {
        id: 'sessenta-dois',
        text: 'Aos 62 anos, como as mulheres que trabalham na cidade',
        isCorrect: false,
        explanation: 'Essa é a regra da cidade. A do campo é mais cedo.',
      },
      {
        id: 'sessenta',
        text: 'Aos 60 anos, que é a mesma idade dos homens do campo',
        isCorrect: false,
        explanation: '60 é a idade do homem do campo.',
      },
      {
        id: 'cinquenta-cinco',
        text: 'Aos 55 anos, mostrando pelo menos 15 anos de trabalho no campo',
        isCorrect: true,
        explanation: 'Mulher do campo: 55 anos de idade e 180 meses de roça.',
      },
    ],
    detail:
      'No campo, a mulher pode pedir aos 55 anos e o homem aos 60, com 180 meses de atividade rural provados. Guarde notas, CAF e outros papéis. O pedido se faz pelo Meu INSS ou pelo telefone 135.',
    year: 1991,
    source: 'Lei 8.213/1991, art. 48',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'quarto-de-visitas',
    title: 'Turista na roça',
    level: 'Médio',
    description:
      'Sua família quer receber turistas no sítio, em alguns meses do ano, sem perder o INSS do campo.',
    question: 'Até quantos dias por ano?',
    choices: [
      {
        id: 'cento-vinte',
        text: 'Até 120 dias',
        isCorrect: true,
        explanation: 'A lei deixa: até 120 dias por ano continua tudo certo.',
      },
      {
        id: 'nenhum',
        text: 'Nenhum',
        isCorrect: false,
        explanation: 'Pode receber, sim, se ficar dentro do limite da lei.',
      },
      {
        id: 'ano-todo',
        text: 'O ano todo, desde que o café da manhã seja feito na casa',
        isCorrect: false,
        explanation: 'O ano todo passa do limite da lei.',
      },
    ],
    detail:
      'Até 120 dias por ano de turismo rural não tiram a condição de segurado especial. E a família agricultora pode entrar no Cadastur com o CPF.',
    year: 1991,
    source: 'Lei 8.213/1991, art. 11; Lei 14.978/2024',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'o-banco-quer-o-car',
    title: 'O banco pediu o CAR',
    level: 'Médio',
    description: 'Você foi pedir crédito rural. O gerente pediu o recibo do CAR, e você não tem.',
    question: 'O que é e o que fazer?',
    choices: [
      {
        id: 'imposto',
        text: 'É um imposto: pagar a guia atrasada no banco e voltar com o recibo',
        isCorrect: false,
        explanation: 'O CAR não é imposto, e o cadastro não se paga em guia.',
      },
      {
        id: 'cadastro',
        text: 'É o cadastro ambiental do sítio: fazer a inscrição',
        isCorrect: true,
        explanation: 'Todo imóvel rural tem de ter, e o crédito depende dele.',
      },
      {
        id: 'escritura',
        text: 'É a escritura da terra: ir ao cartório',
        isCorrect: false,
        explanation: 'O CAR não prova quem é o dono. Quem prova é a matrícula.',
      },
    ],
    detail:
      'O CAR (Cadastro Ambiental Rural) mostra a mata, a água e a lavoura do imóvel. É obrigatório e é condição para o crédito rural. Peça ajuda ao sindicato, à Emater ou à prefeitura.',
    year: 2012,
    source: 'Lei 12.651/2012, art. 29',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'talao-de-papel',
    title: 'O talão acabou?',
    level: 'Médio',
    description: 'Um mercado quer sua banana toda semana. Você tem na gaveta um talão de notas de papel.',
    question: 'Com que nota entregar?',
    choices: [
      {
        id: 'talao',
        text: 'Com o talão da gaveta, até a última folha dele acabar',
        isCorrect: false,
        explanation: 'O papel saiu de uso, mesmo com folhas sobrando.',
      },
      {
        id: 'recibo',
        text: 'Com um recibo simples assinado por você e pelo mercado',
        isCorrect: false,
        explanation: 'Recibo não é nota: a carga pode parar na estrada.',
      },
      {
        id: 'nota-eletronica',
        text: 'Com a nota fiscal eletrônica, feita no celular ou no sindicato',
        isCorrect: true,
        explanation: 'Desde 5 de janeiro de 2026 ela vale para todo produtor rural.',
      },
    ],
    detail:
      'A nota eletrônica substitui o talão para todos os produtores desde 5 de janeiro de 2026; alguns estados deram mais prazo. Há aplicativo gratuito, como o Nota Fiscal Fácil. Pergunte na Secretaria da Fazenda.',
    year: 2024,
    source: 'Ajuste Sinief 27/2024 (Confaz)',
    lookAgainBy: '2027-01-31',
  },
  {
    id: 'nome-no-contrato',
    title: 'O nome no contrato',
    level: 'Médio',
    description: 'A família vai vender para a merenda, sem cooperativa. Falta decidir em nome de quem.',
    question: 'O que a lei diz da venda da família?',
    choices: [
      {
        id: 'metade-mulher',
        text: 'Metade ou mais em nome da mulher',
        isCorrect: true,
        explanation: 'É a regra quando a família vende sozinha.',
      },
      {
        id: 'so-homem',
        text: 'Tudo no nome do homem, que é quem assina pela casa',
        isCorrect: false,
        explanation: 'A lei quer a mulher no contrato.',
      },
      {
        id: 'tanto-faz',
        text: 'Tanto faz',
        isCorrect: false,
        explanation: 'A lei olha, sim: o trabalho da mulher tem de aparecer.',
      },
    ],
    detail:
      'Quando a família vende sozinha para a merenda, pelo menos 50% da venda deve estar no nome da mulher. Grupos de mulheres, assentados, indígenas e quilombolas têm prioridade.',
    year: 2023,
    source: 'Lei 14.660/2023',
    lookAgainBy: '2027-12-31',
  },
];
