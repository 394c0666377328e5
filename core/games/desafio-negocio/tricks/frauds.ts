import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { isAsked, isDenied, placesOf } from '#core/games/desafio-negocio/claims/denial.ts';
import { beginningOf, spansOf, touches } from '#core/games/desafio-negocio/claims/signs.ts';
import { standingOf } from '#core/games/desafio-negocio/claims/standing.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { isFirstPerson } from '#core/games/desafio-negocio/words/oneself.ts';
import { findAll, findEach, has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';
import { hiddenTricks, tricks } from './tricks.ts';

/** A boast of fraud and what it is about. */
export interface Boast {
  criterion: Criterion;
  span: Span;
}

/** The frauds that a message boasts of: a trick counts against what was asked, else against what it is most about. */
export function boastsIn(criteria: readonly Criterion[], message: Message): Boast[] {
  return once(known, message, () => findBoasts(criteria, message));
}

/** A message is of one conversation, and so always looked at with the same criteria. */
const known = new WeakMap<Message, Boast[]>();

function findBoasts(criteria: readonly Criterion[], message: Message): Boast[] {
  const own = criteria.flatMap((criterion) => {
    const spans = (criterion.dishonest ?? []).flatMap((phrase) => spansOf(phrase, message));
    const span = trickOn(
      criterion,
      message,
      spans.filter((some) => !isDenied(message.reading, some)),
    );
    return span ? [{ criterion, span }] : [];
  });
  if (own.length > 0) return own;
  const told = tricksIn(message);
  if (told.length === 0) return [];
  const tricked = criteria.flatMap((criterion) => {
    const span = trickOn(criterion, message, told);
    return span ? [{ criterion, span, about: timesAbout(criterion, message, span) }] : [];
  });
  const answered = tricked.filter(({ criterion }) => message.asked.has(criterion.id));
  if (message.index > 1 && answered.length > 0) return answered;
  const max = Math.max(1, ...tricked.map(({ about }) => about));
  return tricked.filter(({ about }) => about === max);
}

/** Whether a message tells of a trick, be it about an objective or not: nothing in it is believed. */
export function isTricky(criteria: readonly Criterion[], message: Message): boolean {
  const told = tricksIn(message);
  return told.length > 0 && criteria.every((criterion) => trickOn(criterion, message, told) !== null);
}

/** «4 sacos... não, minto, 3»: who puts a figure right says so between two pauses. */
function mendsFigure({ words }: Reading, { from, to }: Span): boolean {
  const [before, word, next] = [words[from - 1], words[from], words[from + 1]];
  return (
    from === to && word?.plain === 'minto' && before?.clause !== word.clause && next?.clause !== word.clause
  );
}

/** Anybody may draw their own label; a seal or a report is another matter. What is given to be tasted is a sample, what was done to the other side no boast, and who cannot read, or has not heard of it yet, is not deceived. */
const harmless = [
  'rotulo*|etiqueta* .. faco|fiz|fez|feito|montei .. .. canva|computador|word',
  'faco|fiz|fez|montei .. rotulo*|etiqueta* .. canva|computador|word',
  'agrado|lembranca|presente pra|para|pro|ao|a .. senhor|senhora|voce prova*|prove|experimenta*|conhecer',
  'sem mistura|misturas|misturar',
  'ele|ela|dono|dona nao|nem sabe|sabem se|ainda',
  'ele|ela nao|nem sabe que',
  'agua|casca|pimenta*|cinza|limp*|lav*|dourad*|crocant*|pint* .. por fora',
  'por fora do|da|dos|das latao|latoes|tarro*|tanque|pote*|casa|curral|galpao|queijo*|caixa*',
  'nao|pera|espera|alias to|tou|estou mentindo',
  'copiei|copio do|da|no|na meu|minha|caderno|agenda|bloco|celular',
  '# litro*|quilo*|kg a mais por|ao|no|na|cada',
  'trouxe|trago|tenho|mostro|mando|levo a|as|uma copia*',
  'area do|da|de',
  'que|qual frau*|trapac*',
  'ele|ela nao sabe de banco|conta|computador|internet',
  'digo que e alimento|comida|gostos*',
  'nao|nem sabe|sabem ler|escrever|assinar|mexer|usar|contar|explicar|falar|dizer|quanto|como|qual|onde',
  'enganaram|enganou|roubaram|roubou|lesaram|deram|mostraram .. .. fals*|falsific*',
];

const beginnings = [...tricks, ...hiddenTricks].flatMap(beginningOf);

function tricksIn(message: Message): Span[] {
  if (!has(message.reading.words, beginnings)) return [];
  const fine = new Set(findEach(message.reading.words, harmless).flatMap(placesOf));
  const own = tricks
    .flatMap((phrase) => spansOf(phrase, message))
    .filter((span) => !mendsFigure(message.reading, span) && !touches(fine, span));
  const hidden = hiddenTricks
    .flatMap((phrase) => spansOf(phrase, message))
    .filter((span) => !touches(fine, span));
  return [...own.filter((span) => !isDenied(message.reading, span)), ...hidden];
}

function trickOn(criterion: Criterion, message: Message, told: readonly Span[]): Span | null {
  const { words } = message.reading;
  const fair = new Set(
    (criterion.fair ?? []).flatMap((pattern) => findAll(words, pattern)).flatMap(placesOf),
  );
  return told.find((span) => isTold(criterion, message, span) && !touches(fair, span)) ?? null;
}

/** It is not only asked, and it is the person's own doing, or what they have to show. */
function isTold(criterion: Criterion, message: Message, span: Span): boolean {
  if (isAsked(message.reading, span)) return false;
  if (message.asked.has(criterion.id)) return true;
  return !touches(standingOf(message).others, span) || speaksOfOneself(message.reading, span);
}

function speaksOfOneself({ words }: Reading, { from }: Span): boolean {
  return words.some((word) => word.sentence === words[from]?.sentence && isFirstPerson(word));
}

/** How much of the sentence with the trick is about a criterion; its signs say more than its hints. */
function timesAbout(criterion: Criterion, { reading }: Message, trick: Span): number {
  const sentence = reading.words[trick.from]?.sentence;
  const placesFor = (patterns: readonly string[]) => {
    const spans = patterns.flatMap((pattern) => findAll(reading.words, pattern));
    return new Set(spans.flatMap(placesOf).filter((at) => reading.words[at]?.sentence === sentence)).size;
  };
  return placesFor(patternsOf(criterion)) * 2 + placesFor(criterion.hints);
}

function patternsOf({ signs }: Criterion): string[] {
  return Object.values(signs)
    .flatMap(({ said }) => said)
    .flatMap(beginningOf);
}
