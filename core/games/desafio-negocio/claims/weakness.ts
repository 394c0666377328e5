import type { Criterion, Weakness } from '#core/content/desafio-negocio/shape.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findEach, has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { isAsked, isDenied, placesOf } from './denial.ts';
import { quote } from './quote.ts';
import { touches } from './signs.ts';
import type { Verdict } from './verdict.ts';

/**
 * Half of what was met, where the person owns up to what falls short and nothing they say, before or after, makes up
 * for it; what makes up for it later is quoted.
 */
export function weighed({ weak = {} }: Criterion, messages: readonly Message[], verdict: Verdict): Verdict {
  for (const [name, weakness] of Object.entries(weak)) {
    const short = messages.find((message) => weaknessesIn(weakness, message).length > 0);
    if (!short) continue;
    const mending = messages.find((message) => isMended(weakness, message));
    if (!mending) {
      const evidence = quote(short.reading, weaknessesIn(weakness, short));
      return { ...verdict, level: 'half', met: false, evidence, lacks: [name], fallsShort: true };
    }
    const mended = mendingsIn(weakness, mending);
    if (mending.index > short.index && mended.length > 0)
      return { ...verdict, evidence: quote(mending.reading, mended) };
  }
  return verdict;
}

function weaknessesIn({ said, except = [] }: Weakness, { reading: { words } }: Message): Span[] {
  const excepted = new Set(findEach(words, except).flatMap(placesOf));
  return findEach(words, said).filter((span) => !touches(excepted, span));
}

const mendingsIn = ({ mended }: Weakness, { reading }: Message): Span[] =>
  findEach(reading.words, mended).filter((span) => !isDenied(reading, span) && !isAsked(reading, span));

/** It is said to be there, or a short yes answers whether it is: «tem como usar um tanque coletivo?», «tenho sim». */
const isMended = (weakness: Weakness, message: Message): boolean =>
  mendingsIn(weakness, message).length > 0 ||
  (message.affirmed !== null && has(message.affirmed.words, weakness.mended));
