import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { ownPriceOf, written } from '#core/games/desafio-negocio/bargain/bargain.ts';
import { numberOf } from '#core/games/desafio-negocio/words/amounts.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { type Question, questionsIn } from './questions-in.ts';
import type { Turn } from './turn.ts';

/** Whether a question is what all of it comes to: «o frete dos 6 sacos é quanto?» is not. */
export function asksTotal({ words }: Question, { price }: Voice): boolean {
  const total = price?.total;
  return total !== undefined && has(words, total.asked) && !has(words, total.notOf);
}

/** Tells whoever asks what all of it comes to, at the persona's price; tells whether it did. */
export function sumUp({ voice, lines, reading, speaker }: Turn): boolean {
  const total = voice.price?.total;
  const price = ownPriceOf(lines, voice);
  const isAsked = questionsIn(reading).some((question) => asksTotal(question, voice));
  if (!total || price === undefined || !isAsked) return false;
  const counts = lines.flatMap(({ role, content }) => {
    if (role !== 'user') return [];
    const { words } = read(content);
    return findEach(words, total.counted).flatMap(({ from }) => {
      const word = words[from];
      return word ? (numberOf(word) ?? []) : [];
    });
  });
  const count = counts.at(-1);
  if (count === undefined || count < 2) return false;
  const filled = total.lines.map((line) =>
    line
      .replaceAll('{quantos}', String(count))
      .replaceAll('{preco}', written(price))
      .replaceAll('{total}', written(count * price)),
  );
  return speaker.say(filled, 1);
}
