import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findAll, findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';
import { isAsked, isDenied, placesOf } from './denial.ts';
import { patternsOf, spansOf } from './signs.ts';

const namesOf = new WeakMap<Criterion, readonly string[]>();

/** By what it names that a criterion is known. */
const namesIn = ({ signs }: Criterion): string[] =>
  Object.values(signs)
    .filter(({ deniable }) => !deniable)
    .flatMap(({ said }) => said)
    .flatMap(patternsOf);

/** Whether a message says that the person does not have what a criterion asks for. */
export function isLacking(criterion: Criterion, reading: Reading): boolean {
  const names = once(namesOf, criterion, () => namesIn(criterion));
  return findEach(reading.words, names).some((span) => isDenied(reading, span));
}

const denials = [
  'nao|num|nunca|nem tenho|temos|tem|fiz|fizemos|fez|ha|consegui*|tirei',
  'tenho|temos|tem|fiz|fez|ha nao|nenhum|nenhuma|nada',
  'nenhum|nenhuma',
];

/** The same, also where it names it otherwise: «papel não tenho nenhum», or answers the question for it. */
export function isWithout(criterion: Criterion, reading: Reading, wasAsked: boolean): boolean {
  if (isLacking(criterion, reading)) return true;
  const { words } = reading;
  if (wasAsked && has(words.slice(0, opening), denials)) return true;
  const denied = once(deniedIn, words, () => deniedOf(words));
  return has(denied, criterion.hints);
}

const deniedIn = new WeakMap<readonly Word[], readonly Word[]>();

/** The clauses in which anything is denied. */
function deniedOf(words: readonly Word[]): Word[] {
  const clauses = new Set(findEach(words, denials).map(({ from }) => words[from]?.clause));
  return words.filter(({ clause }) => clauses.has(clause));
}

const opening = 5;

/** Whether a message speaks of what a criterion asks for in its words, be it a claim or none. */
export function isMentioned({ signs, whole, except = [] }: Criterion, reading: Reading): boolean {
  const places = new Set(except.flatMap((pattern) => findAll(reading.words, pattern)).flatMap(placesOf));
  return whole
    .flat()
    .some((sign) =>
      (signs[sign]?.said ?? [])
        .flatMap((phrase) => spansOf(phrase, { reading }))
        .some(
          (span) =>
            !isDenied(reading, span) &&
            !isAsked(reading, span) &&
            !placesOf(span).some((at) => places.has(at)),
        ),
    );
}
