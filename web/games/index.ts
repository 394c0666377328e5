import type { ComponentType } from 'react';
import type { GameType } from '#core/content/games.ts';

/** Brings the code of each game, by its address under /games. */
export const games: Readonly<Record<GameType, () => Promise<ComponentType>>> = {
  'mapa-produtivo': () => import('./mapa-produtivo/mapa-produtivo.tsx').then((code) => code.MapaProdutivo),
  'jornada-empreendedor': () =>
    import('./jornada-empreendedor/jornada-empreendedor.tsx').then((code) => code.JornadaEmpreendedor),
  'rede-saberes': () => import('./rede-saberes/rede-saberes.tsx').then((code) => code.RedeSaberes),
  'voz-rota': () => import('./voz-rota/voz-rota.tsx').then((code) => code.VozRota),
  'desafio-negocio': () =>
    import('./desafio-negocio/desafio-negocio.tsx').then((code) => code.DesafioNegocio),
  'cadeia-valor': () => import('./cadeia-valor/cadeia-valor.tsx').then((code) => code.CadeiaValor),
  'flip-produtividade': () =>
    import('./flip-produtividade/flip-produtividade.tsx').then((code) => code.FlipProdutividade),
  'minha-historia': () => import('./minha-historia/minha-historia.tsx').then((code) => code.MinhaHistoria),
};
