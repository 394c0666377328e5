import type { Term } from '#core/content/desafio-negocio/shape.ts';
import { amountsIn, numberOf } from './amounts.ts';
import { findEach, has } from './pattern.ts';
import type { Turn } from './turn.ts';
import { read, type Word } from './words.ts';

const figures = {
  '%': ['# %', '# por cento'],
  dias: ['# dia|dias'],
} as const satisfies Record<Term['unit'], readonly string[]>;

const refused = ['e|ta|esta|fica|nao .. caro|muito|alto|puxado|pouco|longe|demais|da|aguento|consigo'];
const bare = ['faz|pode|em|da|por|topa #'];
const reach = 5;
const fewWords = 3;

/** The last figure that is asked for in a message: «3% é caro, faz 1%?», «60 dias é puxado, faz 30?». */
function figureIn(words: readonly Word[], { unit, notOf }: Term, before: readonly Word[]): number | null {
  const named = findEach(words, figures[unit]);
  // «10, então», to «por 10% eu fecho».
  const isReply = words.length <= fewWords && has(before, figures[unit]);
  if (named.length === 0 && !isReply) return null;
  const alone = isReply
    ? amountsIn(words).map(({ from }) => from)
    : findEach(words, bare).map(({ to }) => to);
  const asked = [...named.map(({ from }) => from), ...alone]
    .filter((at) => !has(clauseAfter(words, at), refused) && !has(beside(words, at), notOf))
    .toSorted((a, b) => a - b)
    .flatMap((at) => (words[at] && words[at].plain !== 'cento' ? (numberOf(words[at]) ?? []) : []));
  return asked.at(-1) ?? null;
}

const clauseAfter = (words: readonly Word[], at: number): Word[] =>
  words.slice(at + 1, at + 1 + reach).filter(({ clause }) => clause === words[at]?.clause);

const beside = (words: readonly Word[], at: number): Word[] =>
  words.slice(Math.max(0, at - 3), at + 4).filter(({ clause }) => clause === words[at]?.clause);

/** The term that the last message asks a figure of, and the figure; null where it asks none. */
export function termIn({
  voice,
  reading: { words },
  asked = '',
}: Turn): { term: Term; offer: number } | null {
  for (const term of voice.terms ?? []) {
    const before = read(asked).words;
    const offer = figureIn(words, term, before);
    const isOfThis = has(words, term.of) || has(before, term.of);
    if (offer !== null && isOfThis) return { term, offer };
  }
  return null;
}

const deniedIn = ({ voice, reading }: Turn): Term | undefined =>
  voice.terms?.find(({ denials }) => denials !== undefined && has(reading.words, denials));

/** Whether the persona has just answered such a figure with another: nothing is closed on that. */
export function isTermOpen(turn: Turn): boolean {
  const asked = termIn(turn);
  return asked ? asked.offer < asked.term.least : deniedIn(turn) !== undefined;
}

/** Answers such a figure: takes it, or says how far it goes; tells whether there was one. */
export function answerTerm(turn: Turn): boolean {
  const asked = termIn(turn);
  const denied = deniedIn(turn)?.denied;
  if (!asked) return denied !== undefined && turn.speaker.say(denied, 1);
  const { term, offer } = asked;
  const lines = offer >= term.least ? term.take : term.stay;
  const figure = String(offer).replace('.', ',');
  return turn.speaker.say(
    lines.map((line) => line.replaceAll('{oferta}', figure)),
    1,
  );
}
