/** The games in the order of their ids; what a card of the games list shows of each. */
export const games = [
  {
    id: 1,
    type: 'mapa-produtivo',
    name: 'Mapa Produtivo',
    article: 'o',
    pillar: 'Conscientizar',
    baseReward: 100,
    estimatedTime: '8-12 min',
    factor: 'Desenvolvimento',
    description: 'Leve cada produto à região do Brasil que é a casa dele.',
  },
  {
    id: 2,
    type: 'jornada-empreendedor',
    name: 'Jornada do Empreendedor',
    article: 'a',
    pillar: 'Objetivar',
    baseReward: 150,
    estimatedTime: '10-15 min',
    factor: 'Perda/Evitação',
    description: 'Tome três decisões de quem vive do campo e evite o erro que custa caro.',
  },
  {
    id: 3,
    type: 'rede-saberes',
    name: 'Rede de Saberes',
    article: 'a',
    pillar: 'Engajar & Objetivar',
    baseReward: 300,
    estimatedTime: '15-20 min',
    factor: 'Influência Social',
    description: 'Junte-se a mais duas pessoas: cada uma sabe uma parte da resposta.',
  },
  {
    id: 4,
    type: 'voz-rota',
    name: 'Voz da Rota',
    article: 'a',
    pillar: 'Engajar',
    baseReward: 100,
    estimatedTime: '5-15 min',
    factor: 'Criatividade',
    description: 'Conte sua ideia para a comunidade e vote nas que fazem diferença.',
  },
  {
    id: 5,
    type: 'desafio-negocio',
    name: 'Desafio do Negócio',
    article: 'o',
    pillar: 'Objetivar',
    baseReward: 200,
    estimatedTime: '10-15 min',
    factor: 'Imprevisibilidade',
    description: 'Treine a conversa com quem compra, empresta ou duvida de você.',
  },
  {
    id: 6,
    type: 'cadeia-valor',
    name: 'Cadeia de Valor',
    article: 'a',
    pillar: 'Conscientizar',
    baseReward: 150,
    estimatedTime: '12-18 min',
    factor: 'Significado Épico',
    description: 'Monte o caminho do produto, da origem à venda, e veja o seu lugar nele.',
  },
  {
    id: 7,
    type: 'flip-produtividade',
    name: 'Flip de Produtividade',
    article: 'o',
    pillar: 'Conscientizar',
    baseReward: 100,
    estimatedTime: '5-10 min',
    factor: 'Escassez',
    description: 'Vire as cartas, ache os pares e aprenda uma palavra nova a cada acerto.',
  },
  {
    id: 8,
    type: 'minha-historia',
    name: 'Minha História',
    article: 'a',
    pillar: 'Engajar',
    baseReward: 100,
    estimatedTime: '15-20 min',
    factor: 'Propriedade',
    description: 'Responda a seis perguntas e receba a sua história pronta para contar.',
  },
] as const satisfies readonly GameCard[];

export type Pillar = 'Engajar' | 'Conscientizar' | 'Objetivar' | 'Engajar & Objetivar';

export interface GameCard {
  id: number;
  type: string;
  name: string;
  /** The article that the name takes: 'o Mapa Produtivo'. */
  article: 'o' | 'a';
  pillar: Pillar;
  baseReward: number;
  /** Ten minutes unless said. */
  estimatedTime?: string;
  /** The Octalysis factor the game speaks to most. */
  factor: string;
  description: string;
}

export type Game = (typeof games)[number];
export type GameType = Game['type'];

/** A game by its slug. */
export function gameOf(type: GameType): Game {
  const game = games.find((one) => one.type === type);
  if (!game) throw new RangeError(`no game ${type}`);
  return game;
}
