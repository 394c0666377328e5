import type { Term } from '#core/content/desafio-negocio/shape.ts';
import { amountsIn, numberOf } from '#core/games/desafio-negocio/words/amounts.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { read, stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';
import type { Turn } from './turn.ts';

const figures = {
  '%': ['# %', '# por cento'],
  dias: ['# dia|dias'],
} as const satisfies Record<Term['unit'], readonly string[]>;

const refused = [
  'e|ta|esta|fica|nao .. caro|muito|alto|puxado|pouco|longe|demais|da|aguento|consigo',
  'roubo|absurdo|abuso|nao',
];
/** «10% e não se fala mais nisso» refuses nothing. */
const insisted = ['e nao', 'nao se|mais'];
const refusedBefore = ['nao|nem aceito|pago|quero|dou|aguento|faco .. #'];
const bare = ['faz|fazer|pode|em|da|por|topa #'];
const reach = 5;
const fewWords = 3;
const recent = 5;

/** The last figure that is asked for in a message: «3% é caro, faz 1%?», «60 dias é puxado, faz 30?». */
function figureIn(words: readonly Word[], term: Term, before: readonly Word[]): number | null {
  const { unit, notOf, max = Number.POSITIVE_INFINITY } = term;
  const wasAsked = has(before, [...term.of, ...figures[unit]]);
  const named = findEach(words, figures[unit])
    .map(({ from }) => from)
    .filter((at) => wasAsked || has(around(words, at, 7), [...term.of, ...(term.beside ?? [])]));
  // «10, então», to «por 10% eu fecho».
  const isReply = words.length <= fewWords && has(before, figures[unit]);
  if (named.length === 0 && !isReply) return null;
  const alone = isReply
    ? amountsIn(words).map(({ from }) => from)
    : findEach(words, bare).map(({ to }) => to);
  const asked = [...named, ...alone]
    .filter((at) => !isRefused(words, at) && !has(inClause(words, at, around(words, at)), notOf))
    .toSorted((a, b) => a - b)
    .flatMap((at) => (words[at] && words[at].plain !== 'cento' ? (numberOf(words[at]) ?? []) : []));
  return asked.findLast((figure) => figure <= max) ?? null;
}

const around = (words: readonly Word[], at: number, after = 4): Word[] =>
  stretch(words, at - 3, at + after).filter(({ sentence }) => sentence === words[at]?.sentence);

const inClause = (words: readonly Word[], at: number, some: readonly Word[]): Word[] =>
  some.filter(({ clause }) => clause === words[at]?.clause);

/** «3% de juro não», «5% é roubo», «não pago 3%». */
function isRefused(words: readonly Word[], at: number): boolean {
  const after = inClause(words, at, words.slice(at + 1, at + 1 + reach));
  const before = inClause(words, at, stretch(words, at - reach, at + 1));
  return (has(after, refused) && !has(after, insisted)) || has(before, refusedBefore);
}

/** The term that the last message asks a figure of, and the figure; null where it asks none. */
export function termIn({
  voice,
  reading: { words },
  lines,
  asked = '',
}: Turn): { term: Term; offer: number } | null {
  // Who says nothing but the figure goes on with what was spoken of: «20% é demais», and then «15%».
  const isShort = words.length <= fewWords;
  const before = isShort
    ? lines
        .slice(-recent, -1)
        .map(({ content }) => content)
        .join('\n')
    : asked;
  for (const term of voice.terms ?? []) {
    const offer = figureIn(words, term, read(before).words);
    if (offer !== null) return { term, offer };
  }
  return null;
}

/** Who names a figure denies nothing: «sem comissão extra, tá tudo dentro dos 12%». */
const deniedIn = ({ voice, reading: { words } }: Turn): Term | undefined =>
  voice.terms?.find(({ denials = [], unit }) => has(words, denials) && !has(words, figures[unit]));

/** Whether the persona has just answered such a figure with another: nothing is closed on that. */
export function isTermOpen(turn: Turn): boolean {
  const asked = termIn(turn);
  return asked ? asked.offer < asked.term.min : deniedIn(turn) !== undefined;
}

/** Answers such a figure: takes it, or says how far it goes; tells whether there was one. */
export function answerTerm(turn: Turn): boolean {
  const asked = termIn(turn);
  const denied = deniedIn(turn)?.denied;
  if (!asked) return denied !== undefined && turn.speaker.say(denied, 1);
  const { term, offer } = asked;
  const lines = offer >= term.min ? term.take : term.stay;
  const figure = String(offer).replace('.', ',');
  return turn.speaker.say(
    lines.map((line) => line.replaceAll('{oferta}', figure)),
    1,
  );
}
