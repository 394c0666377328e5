import { aplBank } from './cadeia-valor.ts';
import { challengeFacts } from './desafio-negocio/facts.ts';
import type { Reference } from './fact.ts';
import { deckBank } from './flip-produtividade/bank.ts';
import { type GameType, games } from './games.ts';
import { scenarioBank } from './jornada-empreendedor/bank.ts';
import { productBank } from './mapa-produtivo.ts';
import { quizBank } from './rede-saberes.ts';

/** A statement of a game that somebody has to look at again one day. */
export interface StatedFact extends Reference {
  game: GameType;
  id: string;
}

const of = (game: GameType, stated: readonly (Reference & { id: string })[]): StatedFact[] =>
  stated.map(({ id, source, year, lookAgainBy }) => ({ game, id, source, year, lookAgainBy }));

/** Every fact that the games state, in the order of the games. */
export const statedFacts: readonly StatedFact[] = [
  ...of(
    'mapa-produtivo',
    productBank.map(({ id, fact }) => ({ ...fact, id })),
  ),
  ...of('jornada-empreendedor', scenarioBank),
  ...of(
    'rede-saberes',
    quizBank.flatMap(({ id: quiz, parts }) => parts.map((part) => ({ ...part, id: `${quiz}/${part.id}` }))),
  ),
  ...of('desafio-negocio', challengeFacts),
  ...of(
    'cadeia-valor',
    aplBank.map(({ id, fact }) => ({ ...fact, id })),
  ),
  ...deckBank.flatMap(({ id: deck, pairs }) =>
    of(
      'flip-produtividade',
      pairs.map((pair) => ({ ...pair, id: `${deck}/${pair.id}` })),
    ),
  ),
];

/** The facts to look at again by a day such as 2027-03-31, the most urgent first. */
export const factsDue = (facts: readonly StatedFact[], day: string): StatedFact[] =>
  facts
    .filter(({ lookAgainBy }) => lookAgainBy <= day)
    .sort((one, other) => (one.lookAgainBy < other.lookAgainBy ? -1 : 1));

/** A line for whoever looks again. */
export function factLine({ game, id, lookAgainBy, ...reference }: StatedFact): string {
  const { name } = games.find(({ type }) => type === game) ?? { name: game };
  return `${lookAgainBy}  ${name}: ${id} (${reference.source}, ${reference.year})`;
}
