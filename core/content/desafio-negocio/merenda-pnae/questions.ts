import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const merendaQuestions = [
  {
    asked: [
      'onde|como|quem|demora*|tempo .. caf|cadastro',
      'caf|cadastro .. onde|demora*|tempo|como',
      'e|faz|faco|vou no|na|pelo|pela sindicato|emater',
    ],
    lines: [
      'O CAF se faz na Emater ou no sindicato, de graça; o tempo depende dos papéis da família.',
      'É na Emater ou no sindicato, sem pagar nada; pergunte lá o prazo e os documentos.',
    ],
  },
  {
    asked: [
      'pode|aceita*|posso|entra|compra*|vend* .. queijo|leite|carne|frango|peixe|iogurte|linguica|mel|ovo|ovos',
      'leite cru',
      'sem .. inspecao|selo',
      'precis* .. inspecao|selo|sim',
    ],
    lines: [
      'O que vem de bicho só entra com inspeção: SIM, SIE ou SIF.',
      'Queijo, leite, carne, mel e ovo precisam de inspeção; o serviço do município orienta você.',
    ],
  },
  {
    asked: ['por|pra|para que .. saber|pergunt*|disso', 'porque .. saber|pergunt*'],
    lines: [
      'É para eu montar o cardápio e saber o que pedir na chamada.',
      'Pergunto porque a comissão confere tudo, e são crianças que vão comer.',
    ],
  },
  {
    asked: ['atras*|demora .. pag*', 'pag* .. atras*|demora|certo|direito'],
    lines: [
      'O pagamento vem depois da entrega conferida, com a nota; o prazo está no edital.',
      'Costuma sair no mês seguinte à entrega, como diz o contrato.',
    ],
  },
  {
    asked: ['se|quando .. faltar|perder|seca|chover', 'nao conseguir entregar'],
    lines: [
      'Se um produto faltar, avise: a gente troca por outro da lista, combinado por escrito.',
      'Acontece. Com aviso, eu mudo o cardápio da semana.',
    ],
  },
  {
    asked: ['quanto|qual .. paga*|preco|valor'],
    lines: [
      'O preço sai de pesquisa na região e fica escrito na chamada pública.',
      'Todo preço vem no edital, igual para todo mundo.',
    ],
  },
  {
    asked: ['como .. faco|vend*|particip*|funciona|entr*', 'que|qual|quais .. documento*|precis*'],
    lines: [
      'É assim: CAF, projeto de venda e a chamada pública da prefeitura.',
      'Você apresenta o CAF e um projeto de venda quando sair a chamada.',
    ],
  },
  {
    asked: ['o que .. chamada|edital|pnae|caf|projeto'],
    lines: [
      'A chamada pública é o aviso da prefeitura dizendo o que vai comprar e por quanto.',
      'O PNAE paga a comida da escola, e pelo menos 45% do dinheiro tem que ir para a agricultura familiar.',
    ],
  },
  {
    asked: ['quando .. chamada|edital|comeca|paga*', 'quanto tempo'],
    lines: [
      'A data da chamada sai no aviso da prefeitura, fique de olho.',
      'Depois da entrega, a prefeitura paga com a nota.',
    ],
  },
  {
    asked: ['demora'],
    lines: ['O CAF depende dos papéis da família, e a data da chamada sai no aviso da prefeitura.'],
  },
] as const satisfies Voice['questions'];
