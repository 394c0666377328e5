import type { ComponentType } from 'react';

interface Game {
  slug: string;
  /** Brings the game's code. */
  bringScreen: () => Promise<ComponentType>;
}

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
  {
    slug: 'desafio-negocio',
    bringScreen: async () => (await import('./desafio-negocio/desafio-negocio.tsx')).DesafioNegocio,
  },
  {
    slug: 'cadeia-valor',
    bringScreen: async () => (await import('./cadeia-valor/cadeia-valor.tsx')).CadeiaValor,
  },
  {
    slug: 'flip-produtividade',
    bringScreen: async () => (await import('./flip-produtividade/flip-produtividade.tsx')).FlipProdutividade,
  },
  {
    slug: 'minha-historia',
    bringScreen: async () => (await import('./minha-historia/minha-historia.tsx')).MinhaHistoria,
  },
];
