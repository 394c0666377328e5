import type { ProductId } from '#core/content/mapa-produtivo.ts';
import type { RegionId } from './shape.ts';

interface State {
  id: string;
  name: string;
  region: RegionId;
}

/** The states, as they are listed in Portuguese. */
export const states = [
  { id: 'AC', name: 'Acre', region: 'norte' },
  { id: 'AL', name: 'Alagoas', region: 'nordeste' },
  { id: 'AP', name: 'Amapá', region: 'norte' },
  { id: 'AM', name: 'Amazonas', region: 'norte' },
  { id: 'BA', name: 'Bahia', region: 'nordeste' },
  { id: 'CE', name: 'Ceará', region: 'nordeste' },
  { id: 'DF', name: 'Distrito Federal', region: 'centro-oeste' },
  { id: 'ES', name: 'Espírito Santo', region: 'sudeste' },
  { id: 'GO', name: 'Goiás', region: 'centro-oeste' },
  { id: 'MA', name: 'Maranhão', region: 'nordeste' },
  { id: 'MT', name: 'Mato Grosso', region: 'centro-oeste' },
  { id: 'MS', name: 'Mato Grosso do Sul', region: 'centro-oeste' },
  { id: 'MG', name: 'Minas Gerais', region: 'sudeste' },
  { id: 'PA', name: 'Pará', region: 'norte' },
  { id: 'PB', name: 'Paraíba', region: 'nordeste' },
  { id: 'PR', name: 'Paraná', region: 'sul' },
  { id: 'PE', name: 'Pernambuco', region: 'nordeste' },
  { id: 'PI', name: 'Piauí', region: 'nordeste' },
  { id: 'RJ', name: 'Rio de Janeiro', region: 'sudeste' },
  { id: 'RN', name: 'Rio Grande do Norte', region: 'nordeste' },
  { id: 'RS', name: 'Rio Grande do Sul', region: 'sul' },
  { id: 'RO', name: 'Rondônia', region: 'norte' },
  { id: 'RR', name: 'Roraima', region: 'norte' },
  { id: 'SC', name: 'Santa Catarina', region: 'sul' },
  { id: 'SP', name: 'São Paulo', region: 'sudeste' },
  { id: 'SE', name: 'Sergipe', region: 'nordeste' },
  { id: 'TO', name: 'Tocantins', region: 'norte' },
] as const satisfies readonly State[];

export type StateId = (typeof states)[number]['id'];

/** Of which states the fact of a product speaks; what is said of a whole region is of none of them. */
const homes: Partial<Record<ProductId, readonly StateId[]>> = {
  'castanha-do-para': ['AM', 'AC', 'PA'],
  tambaqui: ['RO'],
  'queijo-do-marajo': ['PA'],
  'cera-de-carnauba': ['PI'],
  'castanha-de-caju': ['CE'],
  algodao: ['MT'],
  girassol: ['GO'],
  'linguica-de-maracaju': ['MS'],
  'acafrao-de-mara-rosa': ['GO'],
  'queijo-minas-artesanal': ['MG'],
  cafe: ['MG', 'ES'],
  laranja: ['SP'],
  maca: ['SC'],
  'vinho-do-vale-dos-vinhedos': ['RS'],
  'pirarucu-de-mamiraua': ['AM'],
  'farinha-de-cruzeiro-do-sul': ['AC'],
  'capim-dourado-do-jalapao': ['TO'],
  'cacau-de-tome-acu': ['PA'],
  'warana-de-andira-marau': ['AM', 'PA'],
  sisal: ['BA'],
  'cajuina-do-piaui': ['PI'],
  'melao-de-mossoro': ['RN'],
  'propolis-vermelha': ['AL'],
  'renda-do-cariri-paraibano': ['PB'],
  milho: ['MT'],
  gergelim: ['MT'],
  'mel-do-pantanal': ['MT', 'MS'],
  'panelas-de-goiabeiras': ['ES'],
  'cachaca-de-paraty': ['RJ'],
  'jabuticaba-de-sabara': ['MG'],
  'estanho-de-sao-joao': ['MG'],
  arroz: ['RS'],
  'doces-de-pelotas': ['RS'],
  'banana-de-corupa': ['SC'],
  'mel-de-ortigueira': ['PR'],
  'socol-de-venda-nova': ['ES'],
  'queijo-witmarsum': ['PR'],
  'manga-do-sao-francisco': ['PE', 'BA'],
  'renda-irlandesa': ['SE'],
};

/** Whether a product is told of a state. */
export const isFrom = (product: ProductId, state: StateId | undefined): boolean =>
  state !== undefined && (homes[product]?.includes(state) ?? false);
