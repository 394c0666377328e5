/** The eight games in the order of their ids; what a card of the games list shows of each. */
export const games = [
  {
    id: 1,
    type: 'mapa-produtivo',
    name: 'Mapa Produtivo',
    pillar: 'Conscientizar',
    baseReward: 100,
    estimatedTime: '8-12 min',
    factor: 'Desenvolvimento',
    description: 'Leve cada produto à região do Brasil que mais produz.',
  },
] as const satisfies readonly GameCard[];

export type Pillar = 'Engajar' | 'Conscientizar' | 'Objetivar' | 'Engajar & Objetivar';

export interface GameCard {
  id: number;
  type: string;
  name: string;
  pillar: Pillar;
  baseReward: number;
  estimatedTime: string;
  factor: string;
  description: string;
}

export type GameType = (typeof games)[number]['type'];
