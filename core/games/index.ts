import type { GameType } from '#core/content/games.ts';
import { cadeiaValor } from './cadeia-valor/evidence.ts';
import { flipProdutividade } from './flip-produtividade/evidence.ts';
import type { GameJudge } from './game.ts';
import { jornadaEmpreendedor } from './jornada-empreendedor/evidence.ts';
import { mapaProdutivo } from './mapa-produtivo/evidence.ts';

/** The judges of the games whose runs bring evidence, by slug. */
export const judges: Partial<Record<GameType, GameJudge<unknown>>> = {
  'mapa-produtivo': mapaProdutivo,
  'jornada-empreendedor': jornadaEmpreendedor,
  'cadeia-valor': cadeiaValor,
  'flip-produtividade': flipProdutividade,
};
