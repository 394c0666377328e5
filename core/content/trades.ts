import type { ProductId } from './mapa-produtivo.ts';

/** What somebody produces or does, as the first question offers it. */
interface Trade {
  id: string;
  name: string;
  /** Three products of the map that such a person has at least heard of: the first ones of the first round. */
  products: readonly [ProductId, ProductId, ProductId];
  /** Decks and chains that speak of it. */
  decks?: readonly string[];
  apls?: readonly string[];
}

export const trades = [
  {
    id: 'horta',
    name: 'Horta e roça',
    products: ['laranja', 'acai', 'maca'],
    decks: ['agua-e-solo', 'compras-publicas'],
    apls: ['mandioca'],
  },
  {
    id: 'frutas',
    name: 'Frutas',
    products: ['acai', 'maca', 'laranja'],
    decks: ['agua-e-solo', 'compras-publicas'],
    apls: ['cacau'],
  },
  {
    id: 'cafe',
    name: 'Café e cacau',
    products: ['cafe', 'erva-mate', 'acai'],
    decks: ['agua-e-solo'],
    apls: ['cacau'],
  },
  {
    id: 'graos',
    name: 'Grãos e algodão',
    products: ['algodao', 'cafe', 'erva-mate'],
    decks: ['nota-e-imposto', 'agua-e-solo'],
    apls: ['confeccao'],
  },
  {
    id: 'leite',
    name: 'Leite e queijo',
    products: ['queijo-minas-artesanal', 'queijo-do-marajo', 'cabras-e-bodes'],
    decks: ['leite-limpo'],
    apls: ['leite'],
  },
  {
    id: 'criacao',
    name: 'Criação de animais',
    products: ['cabras-e-bodes', 'queijo-minas-artesanal', 'linguica-de-maracaju'],
    decks: ['leite-limpo', 'agua-e-solo'],
    apls: ['leite'],
  },
  {
    id: 'mel',
    name: 'Mel e abelhas',
    products: ['laranja', 'castanha-de-caju', 'maca'],
    decks: ['mel-de-qualidade'],
    apls: ['mel'],
  },
  {
    id: 'peixe',
    name: 'Pesca e peixe',
    products: ['tambaqui', 'camarao-de-cultivo', 'ostras-e-mexilhoes'],
    decks: ['agua-e-solo'],
    apls: ['pesca'],
  },
  {
    id: 'mata',
    name: 'Frutos da mata',
    products: ['acai', 'castanha-de-caju', 'erva-mate'],
    decks: ['agua-e-solo'],
    apls: ['cacau'],
  },
  {
    id: 'artesanato',
    name: 'Artesanato e costura',
    products: ['algodao', 'cera-de-carnauba', 'erva-mate'],
    decks: ['nota-e-imposto'],
    apls: ['confeccao'],
  },
  {
    id: 'comercio',
    name: 'Feira e comércio',
    products: ['acai', 'cafe', 'vinho-do-vale-dos-vinhedos'],
    decks: ['golpes', 'nota-e-imposto', 'compras-publicas'],
  },
  { id: 'outra', name: 'Outra coisa', products: ['acai', 'cafe', 'maca'] },
] as const satisfies readonly Trade[];

export type TradeId = (typeof trades)[number]['id'];

/** The trade of an id, whoever wrote it; none where there is no such trade. */
export const tradeOf = (id: unknown): (Trade & { id: TradeId }) | undefined =>
  trades.find((trade) => trade.id === id);
