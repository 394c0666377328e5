import type { ProductId } from './mapa-produtivo.ts';

/** What somebody produces or does, as the first question offers it. */
interface Trade {
  id: string;
  name: string;
  /** Three products of the map that such a person has at least heard of: the first ones of the first round. */
  products: readonly [ProductId, ProductId, ProductId];
  /** Decks, chains, negotiations and decisions that speak of it. */
  decks?: readonly string[];
  apls?: readonly string[];
  challenges?: readonly string[];
  scenarios?: readonly string[];
}

export const trades = [
  {
    id: 'horta',
    name: 'Horta e roça',
    products: ['laranja', 'acai', 'maca'],
    decks: ['agua-e-solo', 'compras-publicas'],
    apls: ['mandioca'],
    challenges: ['merenda-pnae', 'loja-insumos'],
    scenarios: ['pedir-ajuda', 'quanto-da-merenda', 'beira-do-corrego'],
  },
  {
    id: 'frutas',
    name: 'Frutas',
    products: ['acai', 'maca', 'laranja'],
    decks: ['agua-e-solo', 'compras-publicas'],
    apls: ['cacau'],
    challenges: ['merenda-pnae', 'atravessador'],
    scenarios: ['talao-de-papel', 'quanto-da-merenda'],
  },
  {
    id: 'cafe',
    name: 'Café e cacau',
    products: ['cafe', 'erva-mate', 'acai'],
    decks: ['agua-e-solo'],
    apls: ['cacau'],
    challenges: ['atravessador', 'loja-insumos'],
    scenarios: ['o-banco-quer-o-car', 'mata-da-nascente'],
  },
  {
    id: 'graos',
    name: 'Grãos e algodão',
    products: ['algodao', 'cafe', 'erva-mate'],
    decks: ['nota-e-imposto', 'agua-e-solo'],
    apls: ['confeccao'],
    challenges: ['atravessador', 'loja-insumos'],
    scenarios: ['o-banco-quer-o-car', 'a-roca-secou'],
  },
  {
    id: 'leite',
    name: 'Leite e queijo',
    products: ['queijo-minas-artesanal', 'queijo-do-marajo', 'cabras-e-bodes'],
    decks: ['leite-limpo'],
    apls: ['leite'],
    challenges: ['laticinio-leite'],
    scenarios: ['leite-no-calor', 'nome-da-serra'],
  },
  {
    id: 'criacao',
    name: 'Criação de animais',
    products: ['cabras-e-bodes', 'queijo-minas-artesanal', 'linguica-de-maracaju'],
    decks: ['leite-limpo', 'agua-e-solo'],
    apls: ['leite'],
    challenges: ['atravessador', 'loja-insumos'],
    scenarios: ['leite-no-calor', 'caiu-no-golpe'],
  },
  {
    id: 'mel',
    name: 'Mel e abelhas',
    products: ['laranja', 'castanha-de-caju', 'maca'],
    decks: ['mel-de-qualidade'],
    apls: ['mel'],
    challenges: ['mel-supermercado'],
    scenarios: ['hora-de-colher', 'mata-da-nascente'],
  },
  {
    id: 'peixe',
    name: 'Pesca e peixe',
    products: ['tambaqui', 'camarao-de-cultivo', 'ostras-e-mexilhoes'],
    decks: ['agua-e-solo'],
    apls: ['pesca'],
    challenges: ['merenda-pnae', 'fregues-feira'],
    scenarios: ['quanto-da-merenda', 'beira-do-corrego'],
  },
  {
    id: 'mata',
    name: 'Frutos da mata',
    products: ['acai', 'castanha-de-caju', 'erva-mate'],
    decks: ['agua-e-solo'],
    apls: ['cacau'],
    challenges: ['atravessador', 'vizinho-cooperativa'],
    scenarios: ['mata-da-nascente', 'as-cooperativas-se-juntam'],
  },
  {
    id: 'artesanato',
    name: 'Artesanato e costura',
    products: ['algodao', 'cera-de-carnauba', 'erva-mate'],
    decks: ['nota-e-imposto'],
    apls: ['confeccao'],
    challenges: ['turismo-agencia', 'fregues-feira'],
    scenarios: ['quarto-de-visitas', 'costura-em-sete'],
  },
  {
    id: 'comercio',
    name: 'Feira e comércio',
    products: ['acai', 'cafe', 'vinho-do-vale-dos-vinhedos'],
    decks: ['golpes', 'nota-e-imposto', 'compras-publicas'],
    challenges: ['fregues-feira', 'mel-supermercado'],
    scenarios: ['pix-por-engano', 'caiu-no-golpe', 'imposto-novo'],
  },
  { id: 'outra', name: 'Outra coisa', products: ['acai', 'cafe', 'maca'] },
] as const satisfies readonly Trade[];

export type TradeId = (typeof trades)[number]['id'];

/** The trade of an id, whoever wrote it; none where there is no such trade. */
export const tradeOf = (id: unknown): (Trade & { id: TradeId }) | undefined =>
  trades.find((trade) => trade.id === id);
