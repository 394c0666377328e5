import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { merendaCircumstances } from './circumstances.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const merendaQuestions = [
  {
    asked: ['paga|pagam bem|mal|pouco|melhor|direitinho'],
    lines: ['O preço sai de pesquisa na região e fica escrito no edital, igual para todo mundo.'],
  },
  {
    asked: ['caf .. pago|paga|pagar|custa|gratis|graca|caro'],
    lines: ['O CAF é de graça, na Emater ou no sindicato.'],
  },
  {
    asked: ['perco|perder|perde .. vez|vaga|lugar|chance|direito'],
    lines: ['Não perde: dá tempo de tirar o CAF, de graça, na Emater ou no sindicato.'],
  },
  {
    asked: [
      'receber|pagamento|dinheiro .. demora*|quando|atras*',
      'demora* .. receber|pagamento|dinheiro|pagar',
      'como .. pagamento|recebo|receber',
    ],
    lines: ['O pagamento sai depois da entrega conferida, com a nota; o prazo está no edital.'],
  },
  {
    asked: ['dap'],
    lines: ['A DAP já não se emite: agora é o CAF, de graça, na Emater ou no sindicato.'],
  },
  {
    asked: ['quanto|limite|maximo .. familia|ano|cada|vender|produtor', 'limite', 'qual .. maximo|limite'],
    lines: ['Cada família pode vender até 40 mil reais por ano a cada prefeitura; confirme no edital.'],
  },
  {
    asked: [
      'paga*|recebo|receber|pagamento .. quando|tempo|dias|prazo',
      'quando .. paga*|recebo|receber|cai|pagamento',
      'que dia .. recebo|paga*|cai|pagamento',
      'quanto tempo .. paga*|recebo|receber|cai|pagamento',
      'quantos dias .. paga*|recebo|receber|cai|pagamento',
    ],
    lines: [
      'O pagamento sai depois da entrega conferida, com a nota; o prazo está no edital.',
      'Com a nota e a entrega conferida, a prefeitura paga no prazo do contrato.',
    ],
  },
  {
    asked: ['trocar|troco|substitu*'],
    lines: ['Pode trocar, sim, por outro da lista e avisando antes: fica combinado por escrito.'],
  },
  {
    asked: ['organic*|agroecologic*'],
    lines: [
      'Orgânico eu gosto muito, e pede certificado ou cadastro de OCS; o preço é o que o edital disser.',
    ],
  },
  {
    asked: ['quantas|quantos escolas', 'escolas .. quantas|quantos|onde', 'escolas sao|ficam longe'],
    lines: ['São 12 escolas, e duas ficam mais longe.'],
  },
  {
    asked: [
      'ajuda* .. descarreg*|receb*',
      'quem recebe|confere|assina',
      'quem .. escola .. recebe|confere|assina',
      'descarreg*',
    ],
    lines: ['A merendeira recebe e confere na porta, e quase sempre tem quem ajude a descarregar.'],
  },
  {
    asked: [
      'onde .. vejo|ver|acho|sai|publica*|edital|chamada|aviso',
      'chamada|edital .. onde|quando|sai',
      'quando|horas|hora|dia|prazo .. inscric*|inscrever',
      'quando .. sai|abre|chamada|edital',
    ],
    lines: [
      'A chamada sai no site e no mural da prefeitura; a data eu aviso assim que sair.',
      'Fique de olho no mural e no site da prefeitura, e eu mando recado quando abrir.',
    ],
  },
  {
    asked: ['nota|nf', 'precis* .. nota'],
    lines: ['Precisa de nota, sim: a do produtor, que o sindicato costuma ajudar a tirar.'],
  },
  {
    asked: ['chover|chuva|estrada|quebrar|doente|imprevisto'],
    lines: ['Acontece, só me avise: a gente muda o dia e eu ajusto o cardápio.'],
  },
  {
    asked: ['bolsa familia', 'aposentadoria|beneficio|inss|segurado .. perco|perder|perde'],
    lines: ['Não sei como fica o seu caso: pergunte no CRAS antes, que eles olham o cadastro.'],
  },
  {
    asked: ['quantas|quantos criancas|alunos', 'criancas|alunos .. quantas|quantos'],
    lines: ['São perto de três mil crianças, contando todas as escolas.'],
  },
  {
    asked: [
      'cooperativa|associacao|grupo|sozinh*|individual .. precis*|melhor|pode|posso|obrigat*',
      'precis*|pode|posso|obrigat* .. cooperativa|associacao|grupo|sozinh*|individual|cnpj',
    ],
    lines: ['Pode vender só, em grupo ou por cooperativa; o que não pode faltar é o CAF.'],
  },
  {
    asked: ['mulher*|assentad*|quilombola*|indigena*|prioridade|preferencia'],
    lines: ['Assentados, quilombolas, indígenas e grupos de mulheres têm prioridade na chamada.'],
  },
  {
    asked: [
      'que|qual|quais .. precis*|falta|quer*|compra*|prefere* .. alimento*|produto*|verdura*|fruta*|cardapio',
      'que .. voces compram|precisam',
      'falta .. cardapio',
    ],
    lines: ['Falta fruta, verdura e raiz: tudo o que é fresco e daqui me interessa.'],
  },
  {
    asked: [
      'onde|como|quem|demora*|tempo .. caf|cadastro',
      'caf|cadastro .. onde|demora*|tempo|como',
      'onde .. faz|faco|tira|tiro|renova*',
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
      'queijo|leite|carne|frango|peixe|iogurte|mel|ovo|ovos .. precis*|papel|selo',
      'sem .. inspecao|selo',
      'precis* .. inspecao|selo|sim',
    ],
    lines: [
      'O que vem de bicho só entra com inspeção: SIM, SIE ou SIF.',
      'Queijo, leite, carne, mel e ovo precisam de inspeção; o serviço do município orienta você.',
    ],
  },
  {
    asked: [
      'precis*|pede*|exige*|leva*|falta* papel|papeis|documento*|papelada',
      'precis*|pede*|exige*|leva*|falta* de|que|algum|alguns|mais|muito|muita|o|os|levar|trazer|ter|apresentar papel|papeis|documento*|papelada',
    ],
    lines: [
      'Precisa do CAF, dos seus documentos e do projeto de venda, quando sair a chamada; na entrega, da nota.',
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
    asked: ['atras*|demora .. pag*', 'paga|pagam|pagar|pagamento .. atras*|demora|certo|direito|direitinho'],
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
    asked: [
      'quanto|qual .. paga*|preco|valor',
      'paga*|pagam quanto',
      '# .. ta|esta|fica|serve|pode bom|boa|caro|certo|ser',
      'e # ',
    ],
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
  ...merendaCircumstances,
] as const satisfies Voice['questions'];
