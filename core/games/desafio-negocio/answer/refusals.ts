import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { protests } from '#core/games/desafio-negocio/claims/aside.ts';
import { isMentioned, isWithout } from '#core/games/desafio-negocio/claims/touching.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read, stretch } from '#core/games/desafio-negocio/words/words.ts';
import { timesAsked, timesSpoken } from './spoken.ts';

const mostAsked = 3;
const mostRefused = 2;
const refuses = ['nao|nada|nenhum|nenhuma|nunca|nem', 'so eu'];
const fewestOwnWords = 4;

/** «Já falei que fiz de cabeça» minds being asked for what it speaks of, whatever was asked last. */
function isProtestOf(criterion: Criterion, reading: Reading): boolean {
  const { words } = reading;
  return (
    words.length < fewestOwnWords ||
    has(words, [...refuses, ...criterion.hints]) ||
    isMentioned(criterion, reading)
  );
}

const told = new WeakMap<Reading, Reading>();

/** «E se eu não conseguir pagar?» refuses nothing; what is left is remembered, since patterns are looked for in it. */
function withoutQuestions(reading: Reading): Reading {
  if (!reading.sentences.some(({ asks }) => asks)) return reading;
  const words = reading.words.filter(({ sentence }) => !reading.sentences[sentence]?.asks);
  return once(told, reading, () => ({ ...reading, words }));
}

/**
 * What was refused: once when it was asked for, or for good. That is twice, or minding being asked again, or going on to
 * something else when asked how it could be had, or so many questions in vain.
 */
export function refusalsIn(
  challengeId: ChallengeId,
  lines: readonly Line[],
): ReadonlyMap<string, 'once' | 'settled'> {
  const voice = voices[challengeId];
  const criteria: readonly Criterion[] = rubrics[challengeId];
  const times = new Map<string, number>();
  const answered = new Set<string>();
  const settled = new Set(
    criteria.filter(({ id }) => timesAsked(voice, id, lines) > mostAsked).map(({ id }) => id),
  );
  for (const [at, { role, content }] of lines.entries()) {
    if (role !== 'user') continue;
    const reading = withoutQuestions(read(content));
    const before = stretch(lines, at - 1, at);
    const isAsked = ({ id }: Criterion) => timesAsked(voice, id, before) > 0;
    if (protests(reading)) {
      const meant = criteria.filter(({ id }) => (times.get(id) ?? 0) > 0);
      const asked = criteria.filter((one) => isAsked(one) && isProtestOf(one, reading));
      for (const { id } of meant.length > 0 ? meant : asked) settled.add(id);
    }
    for (const criterion of criteria) {
      const { id } = criterion;
      const wasAsked = isAsked(criterion);
      const isDirect = wasAsked && has(reading.words.slice(0, 3), refuses);
      if (isDirect || isWithout(criterion, reading, wasAsked)) {
        times.set(id, (times.get(id) ?? 0) + 1);
        if (wasAsked) answered.add(id);
      } else if (times.has(id) && timesSpoken(voice.objectives[id]?.lacking ?? [], before) > 0)
        settled.add(id);
    }
  }
  const stateOf = (id: string) =>
    settled.has(id) || (times.get(id) ?? 0) >= mostRefused ? 'settled' : 'once';
  return new Map(
    [...settled, ...answered, ...times.keys()].flatMap((id) => {
      const state = stateOf(id);
      return state === 'settled' || answered.has(id) ? [[id, state] as const] : [];
    }),
  );
}
