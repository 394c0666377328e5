import type { Criterion, Phrase, Sign } from '#core/content/desafio-negocio/shape.ts';
import { isAsked, isDenied, placesOf } from './denial.ts';
import type { Message } from './message.ts';
import { findAll, type Span } from './pattern.ts';
import { hull } from './quote.ts';
import { standingOf, strangers } from './standing.ts';
import type { Reading } from './words.ts';

const mostShortWords = 7;

/** Where a message says what a sign stands for, as a claim of the person's own; what was found is remembered. */
export function findSign(criterion: Criterion, sign: Sign, message: Message): Span | null {
  const known = foundIn.get(message) ?? new Map<Sign, Span | null>();
  foundIn.set(message, known);
  const before = known.get(sign);
  if (before !== undefined) return before;
  const span = search(criterion, sign, message);
  known.set(sign, span);
  return span;
}

const foundIn = new WeakMap<Message, Map<Sign, Span | null>>();

function search(criterion: Criterion, sign: Sign, message: Message): Span | null {
  const { reading, asked } = message;
  const isAnswer = asked.has(criterion.id);
  const phrases: readonly Phrase[] =
    sign.short && isAnswer && reading.words.length <= mostShortWords
      ? [...sign.said, ...sign.short]
      : sign.said;
  const excepted = exceptedIn(criterion, message);
  for (const phrase of phrases) {
    for (const span of spansOf(phrase, message)) {
      if (isClaim(sign, message, span, excepted) && isSaid(message, span, isAnswer)) return span;
    }
  }
  return null;
}

/** Catchwords are no claim: without a verb it takes a number, an answer, or words that hold together. */
function isSaid({ hasVerb, isHeldTogether, reading }: Message, span: Span, isAnswer: boolean): boolean {
  if (hasVerb || isAnswer || isHeldTogether) return true;
  return placesOf(span).some((at) => reading.words[at]?.number);
}

function isClaim(sign: Sign, message: Message, span: Span, excepted: ReadonlySet<number>): boolean {
  const { reading, copied } = message;
  if (touches(excepted, span) || touches(copied, span)) return false;
  if (!sign.deniable && isDenied(reading, span)) return false;
  if (!sign.askable && isAsked(reading, span)) return false;
  const { others, pretended, unreal, planned } = standingOf(message);
  if (touches(pretended, span)) return false;
  if (!sign.anyone && touches(others, span)) return false;
  if (sign.stands !== 'aim' && touches(unreal, span)) return false;
  return sign.stands === 'aim' || sign.stands === 'offer' || !touches(planned, span);
}

const exceptedBy = new WeakMap<Message, Map<Criterion, ReadonlySet<number>>>();

function exceptedIn(criterion: Criterion, message: Message): ReadonlySet<number> {
  const known = exceptedBy.get(message) ?? new Map<Criterion, ReadonlySet<number>>();
  exceptedBy.set(message, known);
  const { words } = message.reading;
  const places =
    known.get(criterion) ??
    new Set((criterion.except ?? []).flatMap((pattern) => findAll(words, pattern)).flatMap(placesOf));
  known.set(criterion, places);
  return places;
}

function spansOf(phrase: Phrase, { reading }: Message): readonly Span[] {
  if (typeof phrase === 'string') return findAll(reading.words, phrase);
  const groups: Span[][] = [];
  for (const patterns of phrase.each) {
    const spans = patterns.flatMap((pattern) => findAll(reading.words, pattern));
    if (spans.length === 0) return [];
    groups.push(spans.toSorted((one, other) => one.from - other.from));
  }
  const [anchors = [], ...others] = groups;
  return anchors.flatMap((anchor) => {
    const companions = others.map((spans) => nearest(reading.words, anchor, spans, phrase.within));
    return companions.every((span) => span !== undefined) ? [hull([anchor, ...companions])] : [];
  });
}

/** How many words the longest pattern can hold, and so how far back one can begin that reaches an anchor. */
const longestSpan = 12;

/** The first of the spans, sorted by where they begin, that stands near enough to the anchor. */
function nearest(
  words: readonly { sentence: number }[],
  anchor: Span,
  spans: readonly Span[],
  within: number,
): Span | undefined {
  const soonest = anchor.from - within - longestSpan;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) < soonest) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < spans.length; at++) {
    const span = spans[at];
    if (!span || span.from > anchor.to + within) return undefined;
    if (isNear(words, anchor, span, within)) return span;
  }
  return undefined;
}

function isNear(words: readonly { sentence: number }[], one: Span, other: Span, within: number): boolean {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  if (second.from <= first.to) return one.from !== other.from || one.to !== other.to;
  return second.from - first.to <= within && words[first.to]?.sentence === words[second.from]?.sentence;
}

function touches(places: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let index = from; index <= to; index++) if (places.has(index)) return true;
  return false;
}

/** Tricks of every trade; they count against what the same sentence, or the question before it, is about. */
const tricks: readonly Phrase[] = [
  'fals*|falsific*|pirata|clandestin*|forjad*|adulter*',
  'frau*|trapac*|propina|suborn*',
  'minto|mentir|mentindo|invento|inventar|inventad*',
  'engano|enganar|enrolo|enrolar o|a|os|as|fiscal|cliente|banco|gerente',
  'molh* a mao',
  'por fora',
  'jeitinho',
  'ninguem nem|vai|precisa olha|ve|confere|percebe|saber|descobre|desconfia|nota',
  'ninguem|nem olha|ve|confere|percebe|descobre|desconfia|nota|repara|reclama|fiscaliza',
  'nome|caf|cadastro sujo',
  'digo|falo|conto que e|ta|esta .. mas',
  'mas digo|falo|boto|escrevo que',
  'mas eu|nos|gente digo|falo|diz que',
  'sei la se e verdade',
  'digo que e',
  'agrado',
  'ingles ver',
  'disfarc*',
  'diz|digo|dizemos que e',
  'sobrar um troco',
  'um|de|nome|outro laranja',
  'jeito que eu quiser',
  'sem nem olhar|ler|ver',
  'mudo|troco a data|validade|etiqueta',
  'copi* .. rotulo|selo',
  'baix*|peguei|copi* da internet',
  'no papel .. bota|boto|botamos|ponho|poe|digo|diz|escrev*|declar* que',
  'bota|boto|ponho|escrevo|declaro que e|vai|foi .. mas',
  'mas na verdade .. pra|para',
  'assina* sem olhar|ler|ver|conferir',
  'fora da|de nota',
  'nota|receita|recibo fria|frio|inventad*',
  'contraband*|muamba',
  'fiz|faco|fizemos no|pelo|com computador|photoshop|impressora',
  'declaro #|menos|metade|so',
  `no|em nome de|do|da .. ${strangers}`,
  { each: [['cheque*'], ['fundo|fundos']], within: 8 },
  'do|no paraguai .. sem',
  'boto|ponho|coloco|misturo|escondo .. estragad*|podre|podres|machucad*|murch*|passad*',
];

/** Where a message boasts of fraud about what a criterion asks for. */
export function boasts(criterion: Criterion, message: Message): Span | null {
  const { reading, asked } = message;
  const { others } = standingOf(message);
  const isOwn = (span: Span) =>
    !isDenied(reading, span) &&
    !isAsked(reading, span) &&
    (!touches(others, span) || speaksOfOneself(reading, span));
  const own = (criterion.dishonest ?? []).flatMap((phrase) => spansOf(phrase, message)).find(isOwn);
  if (own) return own;
  const fair = new Set(
    (criterion.fair ?? []).flatMap((pattern) => findAll(reading.words, pattern)).flatMap(placesOf),
  );
  const isTrick = (span: Span) => isOwn(span) && !touches(fair, span);
  for (const trick of tricks.flatMap((phrase) => spansOf(phrase, message)).filter(isTrick)) {
    const sentence = reading.words[trick.from]?.sentence;
    const isAbout = [...patternsOf(criterion), ...criterion.hints].some((pattern) =>
      findAll(reading.words, pattern).some(({ from }) => reading.words[from]?.sentence === sentence),
    );
    if (isAbout || (asked.has(criterion.id) && asked.size === 1)) return trick;
  }
  return null;
}

const oneself = new Set('eu pago boto ponho digo mando misturo entrego vendo copio colo'.split(' '));

function speaksOfOneself({ words }: Reading, { from }: Span): boolean {
  return words.some(({ plain, sentence }) => sentence === words[from]?.sentence && oneself.has(plain));
}

function patternsOf({ signs }: Criterion): string[] {
  return Object.values(signs)
    .flatMap(({ said }) => said)
    .flatMap((phrase) => (typeof phrase === 'string' ? [phrase] : (phrase.each[0] ?? [])));
}
