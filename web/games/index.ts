import type { ComponentType } from 'react';

interface Game {
  slug: string;
  /** Brings the game's code. */
  bringScreen: () => Promise<ComponentType>;
}

const inPreparation = (slug: string, title: string): Game => ({
  slug,
  bringScreen: async () => (await import('./in-preparation.tsx')).inPreparation(title),
});

/** Every game with its address under /games. */
export const games: readonly Game[] = [
  {
    slug: 'mapa-produtivo',
    bringScreen: async () => (await import('./mapa-produtivo/mapa-produtivo.tsx')).MapaProdutivo,
  },
  {
    slug: 'jornada-empreendedor',
    bringScreen: async () =>
      (await import('./jornada-empreendedor/jornada-empreendedor.tsx')).JornadaEmpreendedor,
  },
  {
    slug: 'rede-saberes',
    bringScreen: async () => (await import('./rede-saberes/rede-saberes.tsx')).RedeSaberes,
  },
  {
    slug: 'voz-rota',
    bringScreen: async () => (await import('./voz-rota/voz-rota.tsx')).VozRota,
  },
  inPreparation('desafio-negocio', 'Desafio do Negócio'),
  {
    slug: 'cadeia-valor',
    bringScreen: async () => (await import('./cadeia-valor/cadeia-valor.tsx')).CadeiaValor,
  },
  {
    slug: 'flip-produtividade',
    bringScreen: async () => (await import('./flip-produtividade/flip-produtividade.tsx')).FlipProdutividade,
  },
  inPreparation('minha-historia', 'Minha História'),
];
