import { businessChallenges } from '#core/content/desafio-negocio.ts';
import type { GameType } from '#core/content/games.ts';
import { storyTemplates } from '#core/content/minha-historia.ts';
import { quizBank } from '#core/content/rede-saberes.ts';
import { promptQuestions } from '#core/content/voz-rota.ts';
import { cadeiaValor } from './cadeia-valor/evidence.ts';
import { flipProdutividade } from './flip-produtividade/evidence.ts';
import type { GameRules } from './game.ts';
import { jornadaEmpreendedor } from './jornada-empreendedor/evidence.ts';
import { mapaProdutivo } from './mapa-produtivo/evidence.ts';
import { score as redeScore } from './rede-saberes/rules.ts';
import { maxScore as vozMaxScore } from './voz-rota/rules.ts';

const idsOf = (entries: readonly { id: string | number }[]): string[] => entries.map(({ id }) => String(id));

/** The rules of every game, by slug. */
export const gameRules: Readonly<Record<GameType, GameRules>> = {
  'mapa-produtivo': mapaProdutivo,
  'jornada-empreendedor': jornadaEmpreendedor,
  'rede-saberes': { maxScore: redeScore(true), variants: idsOf(quizBank) },
  'voz-rota': { maxScore: vozMaxScore, variants: idsOf(promptQuestions) },
  'desafio-negocio': { maxScore: 100, variants: idsOf(businessChallenges) },
  'cadeia-valor': cadeiaValor,
  'flip-produtividade': flipProdutividade,
  'minha-historia': { maxScore: 100, variants: idsOf(storyTemplates) },
};
