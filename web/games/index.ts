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
    bringScreen: () => import('./mapa-produtivo/mapa-produtivo.tsx').then((code) => code.MapaProdutivo),
  },
  {
    slug: 'jornada-empreendedor',
    bringScreen: () =>
      import('./jornada-empreendedor/jornada-empreendedor.tsx').then((code) => code.JornadaEmpreendedor),
  },
  {
    slug: 'rede-saberes',
    bringScreen: () => import('./rede-saberes/rede-saberes.tsx').then((code) => code.RedeSaberes),
  },
  {
    slug: 'voz-rota',
    bringScreen: () => import('./voz-rota/voz-rota.tsx').then((code) => code.VozRota),
  },
  {
    slug: 'desafio-negocio',
    bringScreen: () => import('./desafio-negocio/desafio-negocio.tsx').then((code) => code.DesafioNegocio),
  },
  {
    slug: 'cadeia-valor',
    bringScreen: () => import('./cadeia-valor/cadeia-valor.tsx').then((code) => code.CadeiaValor),
  },
  {
    slug: 'flip-produtividade',
    bringScreen: () =>
      import('./flip-produtividade/flip-produtividade.tsx').then((code) => code.FlipProdutividade),
  },
  {
    slug: 'minha-historia',
    bringScreen: () => import('./minha-historia/minha-historia.tsx').then((code) => code.MinhaHistoria),
  },
];
