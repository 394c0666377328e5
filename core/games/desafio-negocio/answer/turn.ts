import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion, Objection, Voice } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { seeded } from '#core/games/chance.ts';
import { ownPriceOf, written } from '#core/games/desafio-negocio/bargain/bargain.ts';
import { isMentioned } from '#core/games/desafio-negocio/claims/touching.ts';
import type { ObjectiveResult } from '#core/games/desafio-negocio/claims/verdict.ts';
import { type Assessment, assess, isBoast } from '#core/games/desafio-negocio/judge/assess.ts';
import { challengeOf } from '#core/games/desafio-negocio/judge/listen.ts';
import { mentionsIn } from '#core/games/desafio-negocio/voice/mention.ts';
import { type Speaker, speaker } from '#core/games/desafio-negocio/voice/speaker.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { type Reading, read } from '#core/games/desafio-negocio/words/words.ts';
import { type Manner, mannerOf } from './hear.ts';
import { callsForKindness } from './kindness.ts';
import { questionsIn } from './questions-in.ts';
import { refusalsIn } from './refusals.ts';
import { timesSpoken } from './spoken.ts';

/** A conversation so far; everything the persona remembers is in its lines. */
export interface Talk {
  lines: readonly Line[];
  closed: boolean;
}

const longestEcho = 40;
/** Who asks several things, or needs a kind word first, is answered at more length. */
const maxSentences = 3;

/** Everything a turn of the conversation is decided from. */
export interface Turn {
  challengeId: ChallengeId;
  voice: Voice;
  lines: readonly Line[];
  reading: Reading;
  manner: Manner;
  count: number;
  /** The conversation ends with this answer. */
  isEnding: boolean;
  /** What the person spoke of last, before this message. */
  about: string | undefined;
  /** The persona's line before this message. */
  asked: string | undefined;
  /** What this message met altogether, what it met in part, and the fraud it boasted of. */
  fresh: string[];
  partly: ObjectiveResult[];
  isDishonest: boolean;
  /** What is still to be asked for, nothing of it having been said; and what was said by half. */
  missing: Criterion[];
  /** What was said and is not believed: asked for again when nothing else is left. */
  doubted: string[];
  /** What was spoken of, though not so that it counts, or refused once: asked for when the rest is settled. */
  later: Criterion[];
  refusedOnce: string[];
  /** This message speaks so of something. */
  isMention: boolean;
  halves: ObjectiveResult[];
  assessment: Assessment;
  random: () => number;
  speaker: Speaker;
}

/** Listens to the last message of a conversation. */
export function listenTo(challengeId: ChallengeId, talk: Talk, lines: readonly Line[], seed: string): Turn {
  const voice = voices[challengeId];
  const message = lines.at(-1)?.content ?? '';
  const reading = read(message);
  const assessment = assess(challengeId, lines);
  const { objectives } = assessment;
  const now = objectives.filter(
    ({ heard, level }) => heard.messageIndex === lines.length - 1 && level !== 'none',
  );
  const fresh = now.filter(({ heard }) => heard.met).map(({ id }) => id);
  const random = seeded(`${seed}|${lines.length}|${message}`);
  const dito = message
    .trim()
    .replace(/[.!?]+$/, '')
    .slice(0, longestEcho);
  const price = ownPriceOf(lines, voice);
  const own = price === undefined ? {} : { preco: written(price) };
  const mentions = { ...mentionsIn(reading, voice.things), dito };
  // Nobody is asked again for what they have said, whether it is believed or not.
  const unsaid = objectives.filter(
    ({ heard, level, isDishonest }) => heard.level === 'none' && level === 'none' && !isDishonest,
  );
  const refused = refusalsIn(challengeId, lines);
  const open = rubrics[challengeId].filter(
    ({ id }) => unsaid.some((one) => one.id === id) && refused.get(id) !== 'settled',
  );
  const mentionedIn = (some: readonly Line[]) =>
    open.filter((criterion) =>
      some.some(({ role, content }) => role === 'user' && isMentioned(criterion, read(content))),
    );
  const mentioned = mentionedIn(lines);
  const later = open.filter(
    (criterion) => refused.get(criterion.id) === 'once' || mentioned.includes(criterion),
  );
  const doubted = objectives.filter(
    ({ id, heard, level, isDishonest }) =>
      heard.level !== 'none' && level === 'none' && !isDishonest && refused.get(id) !== 'settled',
  );
  return {
    challengeId,
    voice,
    lines,
    reading,
    manner: mannerOf(reading, voice, challengeOf(challengeId).persona.name),
    count: lines.filter((line) => line.role === 'user').length,
    isEnding: false,
    about: spokenOf(talk.lines, voice),
    asked: talk.lines.at(-1)?.content,
    fresh,
    partly: now.filter(({ heard }) => heard.level === 'half'),
    isDishonest: isBoast(challengeId, lines),
    missing: open.filter((criterion) => !later.includes(criterion)),
    doubted: doubted.map(({ id }) => id),
    later,
    refusedOnce: later.filter(({ id }) => refused.get(id) === 'once').map(({ id }) => id),
    isMention: mentionedIn(lines.slice(-1)).length > 0,
    halves: objectives.filter(({ level }) => level === 'half'),
    assessment,
    random,
    speaker: speaker(talk.lines, {
      mentions: { ...(fresh.length > 1 ? {} : mentions), ...own },
      room: questionsIn(reading).length > 1 || callsForKindness(reading) ? maxSentences + 1 : maxSentences,
      random,
    }),
  };
}

function spokenOf(lines: readonly Line[], { things }: Voice): string | undefined {
  return lines
    .flatMap(({ role, content }) => (role === 'user' ? (mentionsIn(read(content), things).coisa ?? []) : []))
    .at(-1);
}

/** Whether an objection has been raised. */
export function wasRaised(objection: Pick<Objection, 'lines'>, lines: readonly Line[]): boolean {
  return timesSpoken(objection.lines, lines) > 0;
}

/** How many of the person's messages were of a manner. */
export function timesSaid({ challengeId, lines, voice }: Turn, manner: Manner): number {
  const { name } = challengeOf(challengeId).persona;
  return lines.filter((line) => line.role === 'user' && mannerOf(read(line.content), voice, name) === manner)
    .length;
}
