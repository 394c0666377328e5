import { describe, expect, test } from 'vitest';
import { type StoryTemplateId, storyTemplates } from '#core/content/minha-historia.ts';
import { draw, seeded } from '#core/games/seeded.ts';
import { tellStory } from './tell-story.ts';

/** What people write in each field: well or badly typed, short or long, in any person. */
const written: Record<StoryTemplateId, Record<string, string[]>> = {
  'empreendedor-local': {
    nome: [
      'Maria das Dores',
      'josé raimundo da silva',
      'ANTONIA FERREIRA LIMA',
      'Zé Pequeno',
      'Francisca',
      'Luiz Carlos de Souza',
      'Dona Neném',
      'Raimunda Nonata',
      'joão batista',
      'Ana Cláudia e Pedro',
      "Sant'Ana Rodrigues",
      'Elizângela M.',
    ],
    cidade: [
      'Picos, Piauí',
      'crato-ce',
      'Sítio Boa Vista, Oeiras',
      'no interior de Goiás',
      'zona rural de Caruaru',
      'Bahia',
      'Assentamento Nova Vida',
      'São Joaquim/SC',
      'perto de Marabá',
      'Fazenda Velha, Unaí - MG',
      'TOMÉ-AÇU',
      'Lagoa do Mato',
    ],
    desafio: [
      'Ninguém conhecia meu produto',
      'falta de dinheiro',
      'a seca acabou com a plantação.',
      'Não tinha como transportar a mercadoria',
      'O atravessador pagava muito pouco. Eu não tinha pra quem vender',
      'vergonha de vender',
      'Concorrência do mercado grande!',
      'eu não sabia fazer conta nem colocar preço',
      'Estrada ruim, sem sinal de celular e sem freguês',
      'meu marido ficou doente e tive que tocar tudo\ncom três criança pequena',
      'CRÉDITO NO BANCO NUNCA SAÍA',
      'Começar do zero depois da enchente',
    ],
    solucao: [
      'Comecei na feira',
      'fiz um curso do sebrae e organizei o caixa',
      'Juntei com as vizinhas e abrimos uma barraca',
      'vender pelo zap',
      'Criei uma marca. Mandei fazer rótulo. Bati de porta em porta.',
      'Peguei o Pronaf e comprei um freezer',
      'plantei diferente: horta irrigada com água da cisterna',
      'Mudei para a beira da estrada',
      'Aprendi a fazer doce com o que sobrava...',
      'Nós montamos uma lojinha na frente de casa',
      'pedi ajuda pra Emater',
      'Ofereci prova grátis',
    ],
    resultado: [
      'Dobrei as vendas',
      'hoje tenho 12 clientes fixos',
      'consegui reformar a casa e pagar a faculdade da minha filha!',
      'Meus filhos voltaram pra roça',
      'Mais renda e mais respeito',
      'Vendo para três cidades. Já penso em contratar gente',
      'a feira vende tudo antes das 9h',
      'Entrego na merenda escolar toda semana',
      'Comprei minha moto',
      'O povo vem de longe comprar 😊',
      'saí do aluguel',
      'Agora durmo em paz',
    ],
  },
  'tradicao-inovacao': {
    tradicao: [
      'Queijo da minha avó',
      'renda de bilro',
      'fazer farinha',
      'O bumba meu boi',
      'Cerâmica do Jequitinhonha',
      'benzer com erva do mato',
      'Doces de leite',
      'cachaça de alambique',
      'Cantar as rezas de São Gonçalo',
      'Manejo do pirarucu',
      'crochê',
      'Tecer rede no tear de pau',
    ],
    origem: [
      'Minha avó Rita',
      'meu pai',
      'dona zefa',
      'os mais velhos',
      'aprendi sozinha olhando',
      'Mestre Vitalino',
      'minha mãe e minhas tias',
      'Tia Chica',
      'O povo do quilombo',
      'minha sogra joana',
      'Sebastião Alves',
      'foi meu avô que trouxe de Portugal',
    ],
    comunidade: [
      'Sítio Boa Vista',
      'quilombo do curiaú',
      'Povoado Canto Escuro',
      'Comunidade São Francisco',
      'Lagoa do Mato',
      'aldeia tapeba',
      'Vale do Jequitinhonha',
      'no alto da serra',
      'Distrito de Bonfim',
      'Ilha do Marajó',
      'RESEX TAPAJÓS',
      'Linha 15, gleba 2',
    ],
    inovacao: [
      'Embalagem e venda por celular',
      'comecei a vender pela internet com foto bonita',
      'curso para os jovens',
      'Criamos uma cooperativa e tiramos o selo',
      'usar energia solar no forno',
      'Misturei sabor de fruta daqui: umbu, cajá, maracujá.',
      'fiz parceria com pousada e recebo turista',
      'Gravar vídeo ensinando',
      'Coloquei código no rótulo que conta a história',
      'Loja virtual',
      'tingir com casca de árvore',
      'Modelo novo de bolsa. As clientes pedem cor e eu faço',
    ],
    dificuldade: [
      'Mudar sem perder o sabor',
      'o povo mais velho não aceitava',
      'Internet ruim',
      'aprender a mexer no computador depois dos 60',
      'Conseguir a inspeção. Demorou dois anos',
      'não tinha quem emprestasse dinheiro',
      'frete caro',
      'Achar gente nova que quisesse aprender',
      'Medo de copiarem',
      'falta de tempo!',
      'Convencer minha família',
      'A matéria-prima está sumindo',
    ],
    futuro: [
      'Ensinar meus filhos',
      'uma escola de saberes',
      'ver nosso produto no Brasil todo',
      'Que ninguém precise ir embora pra viver',
      'abrir um museu pequeno na casa velha',
      'Exportar',
      'quero deixar tudo escrito num livro',
      'Ganhar a indicação geográfica',
      'Festival todo ano. Com gente de fora',
      'passar pra minha neta',
      'Uma sede própria',
      'continuar',
    ],
  },
  'rede-cooperacao': {
    nomeGrupo: [
      'Apicultores do Vale',
      'associação das mulheres do coco',
      'COOPERAFES',
      'Cooperativa Mista do Sertão',
      'Grupo Sementes da Vida',
      'rede de artesãs do cariri',
      'Quebradeiras do Babaçu',
      'Feira Agroecológica de Apodi',
      'Jovens do Campo',
      'coletivo mãos na massa',
      'União dos Pescadores',
      'Mutirão da Esperança',
    ],
    numeroMembros: [
      '25 famílias',
      '25',
      'somos 14',
      'mais de 40 pessoas',
      'Umas trinta mulheres',
      'vinte e dois',
      'começamos com 5 e hoje somos 60',
      '8 jovens',
      '120 associados',
      'Doze',
      'cerca de 35 produtores',
      'quase cem',
    ],
    problema: [
      'Preço baixo',
      'O atravessador pagava o que queria',
      'cada um vendia sozinho e perdia',
      'Falta de água',
      'Não tinha transporte. A produção estragava',
      'as mulheres não tinham renda própria',
      'insumo caro demais',
      'Eu perdia metade da safra todo ano',
      'Ninguém dava crédito pra gente',
      'Lixo e queimada',
      'os jovens iam embora!',
      'Burocracia',
    ],
    cooperacao: [
      'Compramos juntos',
      'cada uma faz uma parte e dividimos o frete',
      'Mutirão todo sábado',
      'Temos um fundo. Quem precisa pega e devolve na safra',
      'vender em grupo na feira',
      'a gente reveza o trabalho',
      'Fazemos reunião todo mês e votamos tudo',
      'troca de sementes e de dias de serviço',
      'Montamos uma cozinha comunitária',
      'Um ensina o outro',
      'usamos o mesmo trator',
      'nós criamos uma marca coletiva',
    ],
    conquista: [
      'Casa do mel própria',
      'Ganhamos um edital e compramos as máquinas',
      'vendemos pra merenda de 3 municípios',
      'Respeito',
      'um caminhão',
      'Conseguimos o selo de inspeção',
      'Nossa sede. Construída com as nossas mãos',
      'preço justo pra todo mundo',
      'Os filhos estudando!',
      'a água chegou',
      'Exportamos 2 toneladas em 2023',
      'Feira toda semana',
    ],
  },
  'lider-transformador': {
    nomeLider: [
      'Seu João',
      'dona francisca',
      'Maria Aparecida dos Santos',
      'Chico do Sindicato',
      'MARGARIDA',
      'Padre Josimo',
      'Cacique Raoni',
      'Tonha',
      'Professor Edivaldo',
      'luzia',
      'Zé Cláudio',
      'Irmã Dulcinéia',
    ],
    papel: [
      'Presidente da associação',
      'ajuda todo mundo',
      'agente de saúde',
      'Parteira',
      'Professora e catequista',
      'cuida da horta comunitária',
      'Líder das quebradeiras',
      'tesoureiro',
      'Representante dos pescadores',
      'É quem resolve as coisas',
      'coordenadora do grupo de mulheres',
      'Conselheiro mais velho',
    ],
    comunidade: [
      'Assentamento Esperança',
      'Lagoa do Mato',
      'comunidade quilombola de mesquita',
      'Povoado Santa Luzia',
      'Vila Nova',
      'Sítio Jatobá',
      'na beira do rio Tapajós',
      'Bairro Alto, Irecê',
      'PA Chico Mendes',
      'Chapada do Apodi',
      'Agrovila 6',
      'aldeia nova',
    ],
    situacao: [
      'Sem água nem estrada',
      'as criança andava 6 km pra estudar',
      'Cada um por si',
      'O lixo era queimado no quintal',
      'não tinha posto de saúde. Morria gente por besteira',
      'Nossa terra estava ameaçada',
      'muita fome',
      'Os homens saíam pra cortar cana em São Paulo',
      'Eu via meu povo passar sede',
      'Ninguém acreditava na roça',
      'Conflito com fazendeiro!',
      'a escola ia fechar',
    ],
    acao: [
      'Juntou as famílias',
      'Eu bati na porta da prefeitura toda semana até sair o ônibus',
      'organizou mutirão e furou o poço',
      'fundou a associação',
      'Conversou de casa em casa',
      'Escreveu o projeto sozinha. Levou até Brasília.',
      'ensinou as mulheres a ler',
      'Mobilização e muita reunião',
      'criou a feira da agricultura familiar',
      'não desistiu nunca',
      'Abriu a própria casa para as aulas',
      'convenceu o povo a plantar diferente',
    ],
    legado: [
      'Jovens liderando',
      'Hoje tem escola e transporte. Minha neta é a professora',
      'água encanada em toda casa',
      'O exemplo',
      'uma comunidade unida',
      'A terra é nossa, com documento',
      'cisternas, horta e fartura',
      'Ninguém mais precisa ir embora',
      'A associação tem 80 sócios!',
      'as mulheres na diretoria',
      'Respeito de todo mundo',
      'a festa da colheita todo mês de junho',
    ],
  },
};

const options = (id: StoryTemplateId, name: string): readonly string[] => {
  const template = storyTemplates.find((candidate) => candidate.id === id);
  const field = template?.fields.find((candidate) => candidate.name === name);
  return field?.type === 'select' ? field.options : (written[id][name] ?? []);
};

function fillings(id: StoryTemplateId, count: number): Record<string, string>[] {
  const random = seeded(`fillings of ${id}`);
  const names =
    storyTemplates.find((template) => template.id === id)?.fields.map((field) => field.name) ?? [];
  const unlike = new Map<string, Record<string, string>>();
  while (unlike.size < count) {
    const fields = Object.fromEntries(names.map((name) => [name, draw(options(id, name), random) ?? '']));
    unlike.set(Object.values(fields).join('|'), fields);
  }
  return [...unlike.values()];
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sentences = (text: string) => text.split(/(?<=[.!?…]”?)\s+/).map(bare);

function fiveWords(text: string): Set<string> {
  const all = bare(text).split(' ');
  return new Set(all.slice(4).map((_, at) => all.slice(at, at + 5).join(' ')));
}

function shared(one: Set<string>, other: Set<string>): number {
  let same = 0;
  for (const run of one) if (other.has(run)) same++;
  return same / Math.min(one.size, other.size);
}

describe.each(storyTemplates)('$id', ({ id }) => {
  const people = fillings(id, 200).map((fields) => ({ fields, told: tellStory(id, fields) }));

  test('every given fact is in the story', () => {
    for (const { fields, told } of people) {
      for (const fact of Object.values(fields)) expect(bare(told.story), fact).toContain(bare(fact));
    }
  });

  test('at least four paragraphs, well formed, and a title', () => {
    for (const { told } of people) {
      const paragraphs = told.story.split('\n\n');
      expect(paragraphs.length).toBeGreaterThanOrEqual(4);
      for (const paragraph of [told.title, ...paragraphs]) {
        expect(paragraph).toMatch(/^[\p{Lu}“\d]/u);
        expect(paragraph).not.toMatch(/[{}]|undefined|null|\s\s|\s[.,;:!?]|,,|,\.|(?<!\.)\.\.(?!\.)|[!?]\./);
      }
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.!?…”]$/);
      expect(told.title.length).toBeLessThanOrEqual(160);
    }
  });

  test('no sentence is told twice', () => {
    for (const { told } of people) {
      const all = sentences(told.story);
      expect(new Set(all).size, told.story).toBe(all.length);
    }
  });

  test('no two people get more than half of the same story', () => {
    const runs = people.map(({ told }) => fiveWords(told.story));
    let most = 0;
    for (const [at, one] of runs.entries()) {
      for (const other of runs.slice(at + 1)) most = Math.max(most, shared(one, other));
    }
    expect(most).toBeLessThanOrEqual(0.5);
  });

  test('the same words make the same story; a new seed makes another', () => {
    const [first] = people;
    expect(tellStory(id, first?.fields ?? {})).toEqual(first?.told);
    expect(tellStory(id, first?.fields ?? {}, 'outra vez')).not.toEqual(first?.told);
  });
});

test('odd characters and marks of our own are kept as words', () => {
  const fields = {
    nome: 'Zé {nome} $& <b>',
    tipoNegocio: 'Comércio',
    cidade: 'Picos',
    desafio: '- "Ninguém" comprava {solucao} $1 & ficava ruim;',
    solucao: '🙂🙂',
    resultado: 'x'.repeat(400),
  };
  const { story } = tellStory('empreendedor-local', fields);
  expect(story).toContain('{nome}');
  expect(story).toContain('comprava {solucao} $1 & ficava ruim');
  expect(story).toContain('🙂🙂');
  expect(story).toContain('x'.repeat(399));
});

test('the same words in every field still make no sentence twice', () => {
  const fields = {
    nome: 'Ana',
    tipoNegocio: 'Turismo',
    cidade: 'Ana',
    desafio: 'Vendi tudo',
    solucao: 'Vendi tudo',
  };
  const all = sentences(tellStory('empreendedor-local', { ...fields, resultado: 'Vendi tudo' }).story);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['lider-transformador', 'nomeLider', 'Seu João', 'acao', 'Juntei as famílias', '“Juntei as famílias”'],
  ['rede-cooperacao', 'nomeGrupo', 'Vale', 'problema', 'Eu perdia a safra', '“Eu perdia a safra”'],
  [
    'empreendedor-local',
    'nome',
    'maria das dores',
    'cidade',
    'SÍTIO BOA VISTA, PICOS-PI',
    'no Sítio Boa Vista, Picos-PI',
  ],
  ['tradicao-inovacao', 'comunidade', 'Bahia', 'origem', 'os mais velhos', 'os mais velhos'],
] as const)('%s fits the words in', (id, one, first, other, second, fitted) => {
  const [fields] = fillings(id, 1);
  const { story } = tellStory(id, { ...fields, [one]: first, [other]: second });
  expect(story.toLowerCase()).toContain(fitted.toLowerCase());
});
