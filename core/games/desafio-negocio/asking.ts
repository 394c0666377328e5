import type { Criterion, Voice } from '#core/content/desafio-negocio/shape.ts';
import { isLacking } from './assess.ts';
import { putLastPrice } from './bargain.ts';
import { has } from './pattern.ts';
import { type Turn, timesAsked, timesSpoken, wasRaised } from './turn.ts';
import type { ObjectiveResult } from './verdict.ts';

const hurryAt = 10;
/** So often somebody is asked for what they have said and are not believed in. */
const mostAsked = 2;

/** Nothing is left to ask for, and what was said by half has been asked for once more. */
export function hasHeardAll({ missing, doubted, halves, voice, lines, assessment }: Turn): boolean {
  return (
    missing.length === 0 &&
    halves.every(({ id }) => wasAskedForMore(voice, id, lines, assessment)) &&
    doubted.every((id) => timesAsked(voice, id, lines) >= mostAsked)
  );
}

/** Where little is missing, whoever was asked for it once, and long ago, gets another chance before the end. */
function wasAskedForMore(
  voice: Voice,
  id: string,
  lines: Turn['lines'],
  { score }: Turn['assessment'],
): boolean {
  const more = moreOf(voice, id);
  return timesSpoken(more, lines.slice(-2)) > 0 || timesSpoken(more, lines) > (score >= nearlyAll ? 1 : 0);
}

const nearlyAll = 70;

/** Asks for the other half of what was just said by half; tells whether there was one. */
export function askForMore({ voice, speaker, partly, missing, lines }: Turn): boolean {
  const [half] = partly.filter(
    ({ id }) =>
      timesSpoken(moreOf(voice, id), lines) === 0 &&
      (missing.length === 0 || !voice.objectives[id]?.comesLast),
  );
  return half !== undefined && speaker.say(moreFor(voice, half));
}

/** The questions for the other half, by what is missing of it; of what was said and is not believed, whichever there are. */
function moreFor(voice: Voice, { id, heard: { lacks } }: ObjectiveResult): readonly string[] {
  const more = voice.objectives[id]?.more ?? {};
  const asked = lacks.flatMap((sign) => more[sign] ?? []);
  return asked.length > 0 ? asked : (more['*'] ?? moreOf(voice, id));
}

const moreOf = (voice: Voice, id: string): string[] => Object.values(voice.objectives[id]?.more ?? {}).flat();

/** Presses on with the subject the message touched or denied; tells whether there was one. */
export function insist({ voice, speaker, ...turn }: Turn): boolean {
  const denied = turn.missing.find((criterion) => isLacking(criterion, turn.reading));
  if (denied) return speaker.say(voice.objectives[denied.id]?.lacking ?? []);
  const subject = touched({ voice, speaker, ...turn });
  return subject !== undefined && speaker.say(voice.objectives[subject.id]?.nudge ?? []);
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
  const { voice, speaker, missing, doubted, halves, lines, count, random, assessment } = turn;
  if (count === hurryAt) speaker.say(voice.hurry);
  const asked = (id: string, recent: number) => timesAsked(voice, id, lines.slice(-recent));
  const last = other ? undefined : missing.find(({ id }) => asked(id, 2) === 1 && asked(id, 4) < 2);
  const others = missing.filter(({ id }) => !other || asked(id, 2) === 0);
  const next =
    last ??
    others.toSorted((one, another) => asked(one.id, lines.length) - asked(another.id, lines.length))[0];
  if (!next) {
    const half = halves.find(({ id }) => !wasAskedForMore(voice, id, lines, assessment));
    if (half) return void speaker.say(moreFor(voice, half), oneTooMany);
    const again = doubted.toSorted(
      (one, another) => asked(one, lines.length) - asked(another, lines.length),
    )[0];
    if (!again && putLastPrice(turn)) return;
    return void speaker.say((again && voice.objectives[again]?.ask) || anythingElse);
  }
  const objection = voice.objections.find((some) => some.drawsOut === next.id && !wasRaised(some, lines));
  if (objection && count > 1 && random() < 0.6 && speaker.say(objection.lines)) return;
  speaker.say(voice.objectives[next.id]?.ask ?? []);
}

/** Raises an objection that what was just settled brings up; tells whether there was one. */
export function objectAfter({ voice, speaker, fresh, lines }: Turn): boolean {
  const objection = voice.objections.find(
    ({ after, ...some }) => after !== undefined && fresh.includes(after) && !wasRaised(some, lines),
  );
  return objection !== undefined && speaker.say(objection.lines);
}
