import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion, Objection, Voice } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { seeded } from '#core/games/chance.ts';
import { type Assessment, assess, isLacking, isMostlyCopied, type ObjectiveResult } from './assess.ts';
import { answersTo, type Manner, mannerOf } from './hear.ts';
import { challengeOf } from './listen.ts';
import { mentionsIn } from './mention.ts';
import type { Line } from './message.ts';
import { has } from './pattern.ts';
import { type Speaker, speaker } from './speaker.ts';
import { type Reading, read } from './words.ts';

/** A conversation so far; everything the persona remembers is in its lines. */
export interface Talk {
  lines: readonly Line[];
  closed: boolean;
}

export interface Reply {
  text: string;
  talk: Talk;
  assessment: Assessment;
}

export const maxTurns = 12;
const hurryAt = 10;
const longestEcho = 40;
const patience = { rude: 3, bye: 2 };

/** Everything a turn of the conversation is decided from. */
interface Turn {
  challengeId: ChallengeId;
  voice: Voice;
  lines: readonly Line[];
  reading: Reading;
  manner: Manner;
  count: number;
  /** What this message met altogether, what it met in part, and the fraud it boasted of. */
  fresh: string[];
  partly: ObjectiveResult[];
  isDishonest: boolean;
  /** What is still to be asked for, nothing of it having been said; and what was said by half. */
  missing: Criterion[];
  halves: ObjectiveResult[];
  assessment: Assessment;
  random: () => number;
  speaker: Speaker;
}

/** Begins a conversation with the persona's greeting. */
export function open(challengeId: ChallengeId): Talk {
  return { lines: [{ role: 'assistant', content: voices[challengeId].greeting }], closed: false };
}

/** The persona's answer to a message; the same conversation, message and seed always give the same answer. */
export function reply(challengeId: ChallengeId, talk: Talk, message: string, seed: string): Reply {
  const lines: Line[] = [...talk.lines, { role: 'user', content: message }];
  const turn = listenTo(challengeId, talk, lines, seed);
  const closed = answer(turn, talk.closed);
  const text = turn.speaker.text();
  return {
    text,
    talk: { lines: [...lines, { role: 'assistant', content: text }], closed },
    assessment: turn.assessment,
  };
}

function listenTo(challengeId: ChallengeId, talk: Talk, lines: readonly Line[], seed: string): Turn {
  const voice = voices[challengeId];
  const message = lines.at(-1)?.content ?? '';
  const reading = read(message);
  const assessment = assess(challengeId, lines);
  const { objectives } = assessment;
  const now = objectives.filter(({ messageIndex }) => messageIndex === lines.length - 1);
  const fresh = now.filter(({ level }) => level === 'whole').map(({ id }) => id);
  const random = seeded(`${seed}|${lines.length}|${message}`);
  const dito = message
    .trim()
    .replace(/[.!?]+$/, '')
    .slice(0, longestEcho);
  const mentions = { ...mentionsIn(reading, voice.things), dito };
  const unsaid = objectives.filter(({ level, isDishonest }) => level === 'none' && !isDishonest);
  return {
    challengeId,
    voice,
    lines,
    reading,
    manner: mannerOf(reading, voice, challengeOf(challengeId).persona.name),
    count: lines.filter((line) => line.role === 'user').length,
    fresh,
    partly: now.filter(({ level }) => level === 'half'),
    isDishonest: now.some((objective) => objective.isDishonest),
    missing: rubrics[challengeId].filter(({ id }) => unsaid.some((objective) => objective.id === id)),
    halves: objectives.filter(({ level }) => level === 'half'),
    assessment,
    random,
    speaker: speaker(talk.lines, fresh.length > 1 ? {} : mentions, random),
  };
}

/** Says the answer and tells whether it ends the conversation. */
function answer(turn: Turn, alreadyClosed: boolean): boolean {
  const { voice, speaker, manner } = turn;
  if (alreadyClosed) {
    speaker.say(voice.closed);
    return true;
  }
  if (manner === 'rude' && timesSaid(turn, 'rude') >= patience.rude) {
    speaker.say(voice.rudeEnd);
    return true;
  }
  const over = turn.count >= maxTurns || (manner === 'bye' && timesSaid(turn, 'bye') >= patience.bye);
  if (over || hasHeardAll(turn)) {
    if (turn.isDishonest) speaker.say(voice.dishonest);
    else acknowledge(turn);
    speaker.say(voice.close[closing(turn)]);
    return true;
  }
  react(turn);
  return false;
}

/** Nothing is left to ask for, and what was said by half has been asked for once more. */
function hasHeardAll({ missing, halves, voice, lines }: Turn): boolean {
  return missing.length === 0 && halves.every(({ id }) => timesSpoken(moreOf(voice, id), lines) > 0);
}

function closing({ assessment }: Turn): keyof Voice['close'] {
  if (assessment.score === 100) return 'all';
  if (assessment.score >= 70) return 'most';
  return assessment.score > 0 ? 'some' : 'none';
}

function react(turn: Turn): void {
  const { voice, speaker, manner } = turn;
  if (turn.isDishonest || manner === 'orders' || manner === 'rude') {
    speaker.say(turn.isDishonest ? voice.dishonest : voice[manner === 'rude' ? 'rude' : 'orders']);
    ask(turn);
    return;
  }
  const answers = answersTo(turn.reading, voice);
  for (const lines of answers) speaker.say(lines);
  const settled = voice.objections.find((objection) => wasRaised(objection, turn.lines.slice(-2)));
  if (settled && has(turn.reading.words, settled.answered)) speaker.say(settled.settled);
  if (turn.fresh.length > 0 || turn.partly.length > 0) {
    acknowledge(turn);
    if (!askForMore(turn) && !objectAfter(turn)) ask(turn);
    return;
  }
  if (speaker.text() === '') respond(turn);
  else ask(turn);
}

/** An answer to a message that met nothing new. */
function respond(turn: Turn): void {
  const { voice, speaker, manner } = turn;
  if (isMostlyCopied(turn.challengeId, turn.lines)) speaker.say(voice.copied);
  else if (manner === 'short' && repeats(turn)) {
    speaker.say(voice.repeated);
    ask(turn);
    return;
  } else if (manner === 'name')
    speaker.say([`Pode me chamar de ${challengeOf(turn.challengeId).persona.name}.`]);
  else if (manner === 'unsure') {
    speaker.say(voice.unsure);
    const subject = touched(turn);
    if (subject && speaker.say(voice.objectives[subject.id]?.lacking ?? [])) return;
  } else if (manner === 'unknown') {
    if (insist(turn)) return;
    speaker.say(notKnown);
  } else if (manner !== 'plain' && manner !== 'question') speaker.say(voice[manner]);
  else if (insist(turn)) return;
  else speaker.say(repeats(turn) ? voice.repeated : foreseen(turn));
  if (manner !== 'short') ask(turn);
}

const notKnown = ['Isso eu não sei dizer.', 'Essa eu fico devendo.', 'Aí você me pegou.'];

/** Asks for the other half of what was just said by half; tells whether there was one. */
function askForMore({ voice, speaker, partly, lines }: Turn): boolean {
  const [half] = partly.filter(({ id }) => timesSpoken(moreOf(voice, id), lines) === 0);
  return half !== undefined && speaker.say(moreFor(voice, half));
}

/** The questions for the other half, by what is missing of it. */
function moreFor(voice: Voice, { id, lacks }: ObjectiveResult): readonly string[] {
  const more = voice.objectives[id]?.more ?? {};
  const asked = lacks.flatMap((sign) => more[sign] ?? []);
  return asked.length > 0 ? asked : (more['*'] ?? []);
}

const moreOf = (voice: Voice, id: string): string[] => Object.values(voice.objectives[id]?.more ?? {}).flat();

/** Presses on with the subject the message touched or denied; tells whether there was one. */
function insist({ voice, speaker, ...turn }: Turn): boolean {
  const denied = turn.missing.find((criterion) => isLacking(criterion, turn.reading));
  if (denied) return speaker.say(voice.objectives[denied.id]?.lacking ?? []);
  const subject = touched({ voice, speaker, ...turn });
  return subject !== undefined && speaker.say(voice.objectives[subject.id]?.nudge ?? []);
}

/** The missing objective a message is about: the one last asked for if it fits, else the last that does. */
function touched({ missing, reading, voice, lines }: Turn): Criterion | undefined {
  const fitting = missing.filter((criterion) => has(reading.words, criterion.hints));
  return fitting.find((criterion) => timesAsked(voice, criterion.id, lines.slice(-2)) > 0) ?? fitting.at(-1);
}

function repeats({ challengeId, lines }: Turn): boolean {
  return assess(challengeId, lines.slice(-1)).score > 0;
}

/** An objection the person has answered before it was raised, or nothing to hold on to. */
function foreseen({ voice, reading }: Turn): readonly string[] {
  return voice.objections.find((some) => has(reading.words, some.answered))?.settled ?? voice.vague;
}

function acknowledge({ voice, speaker, fresh }: Turn): void {
  for (const id of fresh.slice(0, 2)) speaker.say(voice.objectives[id]?.met ?? []);
}

/** Asks for what is missing: once more for what was asked last, else for what was asked least. */
function ask({ voice, speaker, missing, halves, lines, count, random }: Turn): void {
  if (count === hurryAt) speaker.say(voice.hurry);
  const asked = (id: string, recent: number) => timesAsked(voice, id, lines.slice(-recent));
  const next =
    missing.find(({ id }) => asked(id, 2) === 1 && asked(id, 4) < 2) ??
    missing.toSorted((one, other) => asked(one.id, lines.length) - asked(other.id, lines.length))[0];
  if (!next) {
    const half = halves.find(({ id }) => timesSpoken(moreOf(voice, id), lines) === 0);
    if (half) speaker.say(moreFor(voice, half));
    return;
  }
  const objection = voice.objections.find((some) => some.drawsOut === next.id && !wasRaised(some, lines));
  if (objection && count > 1 && random() < 0.6 && speaker.say(objection.lines)) return;
  speaker.say(voice.objectives[next.id]?.ask ?? []);
}

/** Raises an objection that what was just settled brings up; tells whether there was one. */
function objectAfter({ voice, speaker, fresh, lines }: Turn): boolean {
  const objection = voice.objections.find(
    ({ after, ...some }) => after !== undefined && fresh.includes(after) && !wasRaised(some, lines),
  );
  return objection !== undefined && speaker.say(objection.lines);
}

function wasRaised(objection: Pick<Objection, 'lines'>, lines: readonly Line[]): boolean {
  return timesSpoken(objection.lines, lines) > 0;
}

function timesAsked(voice: Voice, id: string, lines: readonly Line[]): number {
  const { ask = [], nudge = [], lacking = [] } = voice.objectives[id] ?? {};
  const drawn = voice.objections.filter((some) => some.drawsOut === id).flatMap((some) => some.lines);
  return timesSpoken([...ask, ...nudge, ...lacking, ...drawn], lines);
}

function timesSpoken(phrases: readonly string[], lines: readonly Line[]): number {
  return lines.filter(
    (line) => line.role === 'assistant' && phrases.some((phrase) => line.content.includes(phrase)),
  ).length;
}

function timesSaid({ challengeId, lines, voice }: Turn, manner: Manner): number {
  const { name } = challengeOf(challengeId).persona;
  return lines.filter((line) => line.role === 'user' && mannerOf(read(line.content), voice, name) === manner)
    .length;
}
