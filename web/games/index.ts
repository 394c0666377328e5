import { type ComponentType, createElement } from 'react';

interface Game {
  slug: string;
  /** Brings the game's code. */
  bringScreen: () => Promise<ComponentType>;
}

const inPreparation = (slug: string, title: string): Game => ({
  slug,
  bringScreen: async () => {
    const { InPreparation } = await import('./in-preparation.tsx');
    return () => createElement(InPreparation, { title });
  },
});

/** Every game with its address under /games. */
export const games: readonly Game[] = [
  inPreparation('mapa-produtivo', 'Mapa Produtivo'),
  inPreparation('jornada-empreendedor', 'Jornada do Empreendedor'),
  inPreparation('rede-saberes', 'Rede de Saberes'),
  inPreparation('voz-rota', 'Voz da Rota'),
  inPreparation('desafio-negocio', 'Desafio do Negócio'),
  inPreparation('cadeia-valor', 'Cadeia de Valor'),
  inPreparation('flip-produtividade', 'Flip de Produtividade'),
  inPreparation('minha-historia', 'Minha História'),
];
