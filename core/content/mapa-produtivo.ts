import { byId } from './by-id.ts';
import { moreProducts } from './mapa-produtivo/more-products.ts';
import { type Product, type Region, type RegionId, regions } from './mapa-produtivo/shape.ts';

/** The first round: four products a region, each one a case that nobody can argue about; only emoji that old phones can draw. */
export const products = [
  {
    id: 'acai',
    name: 'Açaí',
    emoji: '🍇',
    region: 'norte',
    fact: {
      text: 'Em 2023, 91,9% do açaí colhido na mata veio do Norte.',
      year: 2023,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'castanha-do-para',
    name: 'Castanha-do-pará',
    emoji: '🌰',
    region: 'norte',
    fact: {
      text: 'Amazonas, Acre e Pará lideraram a colheita em 2022.',
      year: 2022,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'tambaqui',
    name: 'Tambaqui',
    emoji: '🐟',
    region: 'norte',
    fact: {
      text: 'Rondônia criou 41,5% do tambaqui do Brasil em 2023.',
      year: 2023,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'queijo-do-marajo',
    name: 'Queijo do Marajó',
    emoji: '🐃',
    region: 'norte',
    fact: {
      text: 'Leite de búfala, feito no Pará: Indicação Geográfica desde 2021.',
      year: 2021,
      source: 'INPI',
      lookAgainBy: '2029-12-31',
    },
  },
  {
    id: 'camarao-de-cultivo',
    name: 'Camarão de cultivo',
    emoji: '🦐',
    region: 'nordeste',
    fact: {
      text: 'Em 2024, 99,7% do camarão de cultivo saiu do Nordeste.',
      year: 2024,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'cera-de-carnauba',
    name: 'Cera de carnaúba',
    emoji: '🌴',
    region: 'nordeste',
    fact: {
      text: 'O pó de carnaúba só sai do Nordeste; o Piauí colheu 53,5% em 2024.',
      year: 2024,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'castanha-de-caju',
    name: 'Castanha de caju',
    emoji: '🍐',
    region: 'nordeste',
    fact: {
      text: 'O Ceará colheu 49,4% da castanha de caju do país em 2023.',
      year: 2023,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'cabras-e-bodes',
    name: 'Cabras e bodes',
    emoji: '🐐',
    region: 'nordeste',
    fact: {
      text: 'Em 2024, 96,3% das cabras e bodes do país viviam no Nordeste.',
      year: 2024,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'algodao',
    name: 'Algodão',
    emoji: '☁️',
    region: 'centro-oeste',
    fact: {
      text: 'Mato Grosso colheu 71% do algodão do país na safra 2024/25.',
      year: 2025,
      source: 'Conab',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'girassol',
    name: 'Girassol',
    emoji: '🌻',
    region: 'centro-oeste',
    fact: {
      text: 'Goiás: 71,6% do girassol do país na safra 2024/25 (estimativa).',
      year: 2025,
      source: 'Conab',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'linguica-de-maracaju',
    name: 'Linguiça de Maracaju',
    emoji: '🌭',
    region: 'centro-oeste',
    fact: {
      text: 'Receita de Maracaju (MS): Indicação Geográfica desde 2015.',
      year: 2015,
      source: 'INPI',
      lookAgainBy: '2029-12-31',
    },
  },
  {
    id: 'acafrao-de-mara-rosa',
    name: 'Açafrão de Mara Rosa',
    emoji: '🌼',
    region: 'centro-oeste',
    fact: {
      text: 'Açafrão-da-terra de Goiás: Indicação Geográfica desde 2016.',
      year: 2016,
      source: 'INPI',
      lookAgainBy: '2029-12-31',
    },
  },
  {
    id: 'queijo-minas-artesanal',
    name: 'Queijo Minas Artesanal',
    emoji: '🧀',
    region: 'sudeste',
    fact: {
      text: 'O modo de fazer entrou na lista da Unesco em dezembro de 2024.',
      year: 2024,
      source: 'Unesco',
      lookAgainBy: '2029-12-31',
    },
  },
  {
    id: 'cafe',
    name: 'Café',
    emoji: '☕',
    region: 'sudeste',
    fact: {
      text: 'Minas Gerais e Espírito Santo lideraram a colheita em 2025.',
      year: 2025,
      source: 'Conab',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'amendoim',
    name: 'Amendoim',
    emoji: '🥜',
    region: 'sudeste',
    fact: {
      text: 'O Sudeste colheu 84% do amendoim do país na safra 2024/25.',
      year: 2025,
      source: 'Conab',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'laranja',
    name: 'Laranja',
    emoji: '🍊',
    region: 'sudeste',
    fact: {
      text: 'São Paulo colheu 74,6% da laranja do Brasil em 2024.',
      year: 2024,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'erva-mate',
    name: 'Erva-mate',
    emoji: '🍵',
    region: 'sul',
    fact: {
      text: 'Toda a erva-mate colhida na mata em 2023 veio do Sul.',
      year: 2023,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'maca',
    name: 'Maçã',
    emoji: '🍎',
    region: 'sul',
    fact: {
      text: 'Santa Catarina colheu metade da maçã do Brasil em 2023.',
      year: 2023,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'ostras-e-mexilhoes',
    name: 'Ostras e mexilhões',
    emoji: '🐚',
    region: 'sul',
    fact: {
      text: 'Em 2024, 92,9% das ostras e mexilhões de cultivo vieram do Sul.',
      year: 2024,
      source: 'IBGE',
      lookAgainBy: '2027-03-31',
    },
  },
  {
    id: 'vinho-do-vale-dos-vinhedos',
    name: 'Vinho do Vale dos Vinhedos',
    emoji: '🍷',
    region: 'sul',
    fact: {
      text: 'Do Rio Grande do Sul: a 1ª Indicação Geográfica do Brasil, em 2002.',
      year: 2002,
      source: 'INPI',
      lookAgainBy: '2029-12-31',
    },
  },
] as const satisfies readonly Product[];

/** Every product, those of the first round before the others. */
export const productBank = [...products, ...moreProducts] as const satisfies readonly Product[];

export type ProductId = (typeof productBank)[number]['id'];

/** One product by its id, as the plain shape every product shares. */
export const productById: (id: ProductId) => Product & { id: ProductId } = byId(productBank);

/** One region by its id, as the plain shape every region shares. */
export const regionById: (id: RegionId) => Region & { id: RegionId } = byId(regions);
