import { byId } from './by-id.ts';
import { moreApls } from './cadeia-valor/more-apls.ts';
import { type Apl, chain, services } from './cadeia-valor/shape.ts';

/** The three that come first; the others open once each was finished. */
export const apls = [
  {
    id: 'mel',
    name: 'Mel',
    icon: '🍯',
    description: 'Da florada à mesa: o caminho do mel.',
    mainChain: chain([
      { id: 'apiario', name: 'Apiário', description: 'Colmeias perto da florada e da água.' },
      { id: 'coleta', name: 'Coleta', description: 'Colher os favos maduros, com fumaça e higiene.' },
      {
        id: 'processamento',
        name: 'Processamento',
        description: 'Tirar o mel dos favos, decantar e envasar.',
      },
      { id: 'distribuicao', name: 'Distribuição', description: 'Levar os potes às lojas e às escolas.' },
      { id: 'varejo', name: 'Varejo', description: 'Vender na feira e no mercado.' },
      { id: 'consumidor', name: 'Consumidor', description: 'Quem compra, prova e dá opinião.' },
    ]),
    supportServices: services([
      {
        id: 'certificacao',
        name: 'Certificação',
        description: 'O selo que garante a qualidade do mel.',
        bestStage: 'processamento',
        why: 'É na casa do mel que se conferem a higiene e o rótulo.',
      },
      {
        id: 'capacitacao',
        name: 'Capacitação',
        description: 'Cursos para lidar bem com as abelhas.',
        bestStage: 'apiario',
        why: 'Colmeia bem cuidada produz mais: tudo começa no apiário.',
      },
      {
        id: 'cooperativa',
        name: 'Cooperativa',
        description: 'Produtores que juntam o mel para vender.',
        bestStage: 'distribuicao',
        why: 'Juntos, os produtores enchem o caminhão e dividem o frete.',
      },
      {
        id: 'marketing',
        name: 'Marketing',
        description: 'Rótulo bonito, história e divulgação.',
        bestStage: 'varejo',
        why: 'É na prateleira que o cliente escolhe o pote.',
      },
      {
        id: 'credito',
        name: 'Crédito',
        description: 'Dinheiro emprestado para investir.',
        bestStage: 'apiario',
        why: 'É no apiário que se investe primeiro: caixas, fumegador e macacão.',
      },
    ]),
    fact: {
      text: 'O mel pode ter no máximo 20% de água: por isso se colhem favos maduros, já fechados.',
      year: 2000,
      source: 'Instrução Normativa 11/2000 do Ministério da Agricultura',
      lookAgainBy: '2027-12-31',
    },
  },
  {
    id: 'confeccao',
    name: 'Confecção',
    icon: '🧵',
    description: 'Da fibra à roupa pronta: o caminho da moda.',
    mainChain: chain([
      { id: 'fiacao', name: 'Fiação', description: 'A fibra vira fio.' },
      { id: 'tecelagem', name: 'Tecelagem', description: 'O fio vira tecido.' },
      {
        id: 'modelagem',
        name: 'Modelagem',
        description: 'Com o tecido escolhido, fazer o desenho e o molde.',
      },
      { id: 'corte', name: 'Corte', description: 'Empilhar o tecido e cortar pelo molde.' },
      { id: 'costura', name: 'Costura', description: 'Unir as partes, na oficina ou na facção.' },
      { id: 'acabamento', name: 'Acabamento', description: 'Lavar, arrematar, passar, revisar e embalar.' },
      {
        id: 'comercializacao',
        name: 'Comercialização',
        description: 'Vender na feira, na loja e na internet.',
      },
    ]),
    supportServices: services([
      {
        id: 'design',
        name: 'Design',
        description: 'Criar a roupa que o cliente quer usar.',
        bestStage: 'modelagem',
        why: 'É no molde que a ideia do desenho vira roupa.',
      },
      {
        id: 'manutencao',
        name: 'Manutenção',
        description: 'Máquinas reguladas e funcionando.',
        bestStage: 'costura',
        why: 'Máquina de costura parada é encomenda atrasada.',
      },
      {
        id: 'qualidade',
        name: 'Controle de qualidade',
        description: 'Conferir cada peça antes da venda.',
        bestStage: 'acabamento',
        why: 'É a última chance de achar o defeito antes do cliente.',
      },
      {
        id: 'logistica',
        name: 'Logística',
        description: 'Entregar no prazo e no lugar certo.',
        bestStage: 'comercializacao',
        why: 'Vendeu, tem de chegar: boa entrega traz o cliente de volta.',
      },
      {
        id: 'credito',
        name: 'Crédito',
        description: 'Dinheiro emprestado para o capital de giro.',
        bestStage: 'tecelagem',
        why: 'O capital de giro paga o tecido antes de a roupa ser vendida.',
      },
    ]),
    fact: {
      text: 'Em 2025, Caruaru, Toritama e Santa Cruz do Capibaribe (PE) somavam 6.413 confecções com CNPJ.',
      year: 2025,
      source: 'Sebrae/PE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'leite',
    name: 'Leite',
    icon: '🥛',
    description: 'Do pasto ao copo: o caminho do leite.',
    mainChain: chain([
      { id: 'alimentacao', name: 'Alimentação', description: 'Pasto bom e rebanho sadio.' },
      { id: 'ordenha', name: 'Ordenha', description: 'Tirar o leite com higiene e teste da caneca.' },
      { id: 'resfriamento', name: 'Resfriamento', description: 'Esfriar o leite no tanque, ainda no sítio.' },
      { id: 'coleta', name: 'Coleta', description: 'O caminhão isotérmico leva o leite e a amostra.' },
      { id: 'beneficiamento', name: 'Beneficiamento', description: 'Pasteurizar o leite e fazer o queijo.' },
      { id: 'distribuicao', name: 'Distribuição', description: 'Levar tudo sempre no frio até as lojas.' },
      { id: 'varejo', name: 'Varejo', description: 'Vender a quem vai beber e comer.' },
    ]),
    supportServices: services([
      {
        id: 'assistencia',
        name: 'Assistência técnica',
        description: 'O técnico que visita e orienta.',
        bestStage: 'alimentacao',
        why: 'Pasto e ração bem planejados dão mais leite com menos custo.',
      },
      {
        id: 'sanidade',
        name: 'Sanidade animal',
        description: 'Vacinas, exames e cuidado com a mastite.',
        bestStage: 'ordenha',
        why: 'É na ordenha que a mastite aparece e pode ser evitada.',
      },
      {
        id: 'credito',
        name: 'Crédito',
        description: 'Dinheiro emprestado para investir.',
        bestStage: 'resfriamento',
        why: 'O tanque custa caro: o crédito ajuda a comprar um, seu ou do grupo.',
      },
      {
        id: 'cooperativa',
        name: 'Cooperativa',
        description: 'Produtores que juntam o leite para vender.',
        bestStage: 'coleta',
        why: 'Com o leite de muitos, a viagem do caminhão compensa.',
      },
      {
        id: 'inspecao',
        name: 'Inspeção',
        description: 'O serviço oficial que confere o alimento.',
        bestStage: 'beneficiamento',
        why: 'É ali que o leite e o queijo ganham o selo para a venda.',
      },
    ]),
    fact: {
      text: 'O leite cru deve chegar à indústria com até 7 °C (por exceção, 9 °C).',
      year: 2018,
      source: 'Instrução Normativa 76/2018 do Ministério da Agricultura',
      lookAgainBy: '2027-12-31',
    },
  },
] as const satisfies readonly Apl[];

/** Every APL, the three that come first before the others. */
export const aplBank = [...apls, ...moreApls] as const satisfies readonly Apl[];

export type AplId = (typeof aplBank)[number]['id'];

/** One APL by its id, as the plain shape every APL shares. */
export const aplById: (id: AplId) => Apl & { id: AplId } = byId(aplBank);
