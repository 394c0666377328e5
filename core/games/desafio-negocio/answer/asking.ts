import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion, Voice } from '#core/content/desafio-negocio/shape.ts';
import { isOffer, putLastPrice } from '#core/games/desafio-negocio/bargain/bargain.ts';
import { isLacking, isWithout } from '#core/games/desafio-negocio/claims/touching.ts';
import type { ObjectiveResult } from '#core/games/desafio-negocio/claims/verdict.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { wasToldFlaw } from './flaws.ts';
import { neededIn } from './needs.ts';
import { timesAsked, timesSpoken } from './spoken.ts';
import { termIn } from './terms.ts';
import { type Turn, wasRaised } from './turn.ts';

const hurryAt = 10;
/** So often somebody is asked for what they have said and are not believed in. */
const mostAsked = 2;

/** Nothing is left to ask for, and what was said by half has been asked for once more. */
export function hasHeardAll(turn: Turn): boolean {
  const { missing, doubted, later, refusedOnce, halves, voice, lines } = turn;
  return (
    missing.length === 0 &&
    neededIn(turn) === undefined &&
    halves.every((half) => wasAskedForMore(turn, half)) &&
    doubted.every((id) => timesAsked(voice, id, lines) >= mostAsked) &&
    later.every(({ id }) => timesAsked(voice, id, lines) >= mostAsked + (refusedOnce.includes(id) ? 1 : 0))
  );
}

/**
 * Where little is missing, whoever was asked for it once, and long ago, gets another chance before the end; and whoever
 * was just asked and spoke of something else, an offer or what another question was about.
 */
function wasAskedForMore(turn: Turn, { id, heard }: ObjectiveResult): boolean {
  const { voice, lines, reading, fresh, assessment } = turn;
  // Nobody is asked for the other half of what they told altogether, be it believed or not.
  if (heard.met || wasToldFlaw(turn, id, heard.lacks)) return true;
  const more = moreOf(voice, id);
  const times = timesSpoken(more, lines);
  if (timesSpoken(more, lines.slice(-2)) === 0) return times > (assessment.score >= nearlyAll ? 1 : 0);
  const asksBack = reading.sentences.some(({ asks }) => asks);
  const isOfOther = asksBack || isOffer(turn) || termIn(turn) !== null || fresh.some((other) => other !== id);
  return times > (isOfOther ? mostAsked : 0);
}

const nearlyAll = 70;

/** Asks for the other half of what was just said by half; tells whether there was one. */
export function askForMore(turn: Turn): boolean {
  const { voice, speaker, partly, missing, lines } = turn;
  const [half] = partly.filter(
    (result) =>
      timesSpoken(moreFor(turn, result), lines) === 0 &&
      (missing.length === 0 || !voice.objectives[result.id]?.comesLast),
  );
  return half !== undefined && speaker.say(moreFor(turn, half));
}

/** The questions for the other half, by what is missing of it. */
function moreFor(turn: Turn, { id, heard }: ObjectiveResult): readonly string[] {
  const { voice } = turn;
  const more = voice.objectives[id]?.more ?? {};
  const first = heard.lacks.find((sign) => more[sign] && !wasToldFlaw(turn, id, [sign]));
  return more[first ?? '*'] ?? moreOf(voice, id);
}

const moreOf = (voice: Voice, id: string): string[] => Object.values(voice.objectives[id]?.more ?? {}).flat();

/** Presses on with the subject the message touched or denied; tells whether there was one. */
export function insist(turn: Turn): boolean {
  const { voice, speaker } = turn;
  const denied = deniedIn(turn);
  if (denied) return speaker.say(voice.objectives[denied.id]?.lacking ?? []);
  const subject = touched(turn);
  return subject !== undefined && speaker.say(voice.objectives[subject.id]?.nudge ?? []);
}

/** What the person says to be without, of all that is missing or was told by half. */
export function deniedIn({
  challengeId,
  voice,
  missing,
  later,
  halves,
  lines,
  reading,
}: Turn): Criterion | undefined {
  const open = rubrics[challengeId].filter(
    (criterion) =>
      missing.includes(criterion) ||
      later.includes(criterion) ||
      halves.some(({ id }) => id === criterion.id),
  );
  const unsaid = open.filter(({ id }) => timesSpoken(voice.objectives[id]?.lacking ?? [], lines) === 0);
  const wasAsked = ({ id }: Criterion) => timesAsked(voice, id, lines.slice(-2)) > 0;
  return (
    open.find((criterion) => isLacking(criterion, reading)) ??
    unsaid.find((criterion) => isWithout(criterion, reading, false)) ??
    unsaid.find((criterion) => isWithout(criterion, reading, wasAsked(criterion)))
  );
}

/** The missing objective a message is about: the one last asked for if it fits, else the last that does. */
export function touched({ missing, reading, voice, lines }: Turn): Criterion | undefined {
  const fitting = missing.filter((criterion) => has(reading.words, criterion.hints));
  return fitting.find((criterion) => timesAsked(voice, criterion.id, lines.slice(-2)) > 0) ?? fitting.at(-1);
}

/** Where nothing is left to ask for, the other side has the word. */
const anythingElse = [
  'Quer acrescentar mais alguma coisa?',
  'E o que mais você me diz?',
  'Falta alguma coisa?',
];

/** Rather a sentence too many than no question at all. */
const oneTooMany = -1;

interface Way {
  /** Not for what was asked last. */
  other?: boolean;
}

/** Asks for what is missing: once more for what was asked last, else for what was asked least. It never falls silent. */
export function ask(turn: Turn, { other = false }: Way = {}): void {
  const { voice, speaker, missing, halves, lines, count, random } = turn;
  if (count === hurryAt) speaker.say(voice.hurry);
  const asked = (id: string, recent: number) => timesAsked(voice, id, lines.slice(-recent));
  const last = other ? undefined : missing.find(({ id }) => asked(id, 2) === 1 && asked(id, 4) < 2);
  const others = missing.filter(({ id }) => !other || asked(id, 2) === 0);
  const next =
    last ??
    others.toSorted((one, another) => asked(one.id, lines.length) - asked(another.id, lines.length))[0];
  if (!next) {
    const half = halves.find((one) => !wasAskedForMore(turn, one));
    if (half && speaker.say(moreFor(turn, half), oneTooMany)) return;
    const needed = neededIn(turn);
    if (needed && speaker.say(needed, oneTooMany)) return;
    const again = againIn(turn);
    if (!again && putLastPrice(turn)) return;
    return void inquire(turn, (again && voice.objectives[again]?.ask) || anythingElse);
  }
  const objection = voice.objections.find((some) => some.drawsOut === next.id && !wasRaised(some, lines));
  if (objection && count > 1 && random() < 0.6 && speaker.say(objection.lines)) return;
  inquire(turn, voice.objectives[next.id]?.ask);
}

/** Asks one of the questions, with a sentence too many where nothing else was asked. */
function inquire({ speaker }: Turn, questions: readonly string[] = []): void {
  if (!speaker.say(questions) && !speaker.text().endsWith('?')) speaker.say(questions, oneTooMany);
}

/** What was spoken of and is not believed, asked for least first: what was just told altogether comes last. */
function againIn({ assessment, doubted, later, lines, voice }: Turn): string | undefined {
  const justTold = assessment.objectives
    .filter(({ heard }) => heard.met && heard.messageIndex === lines.length - 1)
    .map(({ id }) => id);
  const times = (id: string) => timesAsked(voice, id, lines) + (justTold.includes(id) ? mostAsked : 0);
  return [...later.map(({ id }) => id), ...doubted].toSorted(
    (one, another) => times(one) - times(another),
  )[0];
}

/** Raises an objection that what was just settled brings up; tells whether there was one. */
export function objectAfter({ voice, speaker, fresh, lines }: Turn): boolean {
  const objection = voice.objections.find(
    ({ after, foreseen = [], ...some }) =>
      after !== undefined &&
      fresh.includes(after) &&
      !wasRaised(some, lines) &&
      !lines.some(({ role, content }) => role === 'user' && has(read(content).words, foreseen)),
  );
  return objection !== undefined && speaker.say(objection.lines);
}
