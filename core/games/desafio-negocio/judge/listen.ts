import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { affirmedBy, isYes } from '#core/games/desafio-negocio/claims/affirm.ts';
import { patternsOf } from '#core/games/desafio-negocio/claims/signs.ts';
import { absentAfter, afterPersona } from '#core/games/desafio-negocio/claims/spoken-of.ts';
import { isActed, isPlayed } from '#core/games/desafio-negocio/tricks/conduct.ts';
import { copyFinder, givesOrders } from '#core/games/desafio-negocio/tricks/guard.ts';
import { isHollow } from '#core/games/desafio-negocio/tricks/hollow.ts';
import { isRude, threatens } from '#core/games/desafio-negocio/tricks/rudeness.ts';
import { type Substance, substanceOf, withSubstance } from '#core/games/desafio-negocio/tricks/substance.ts';
import { isOnOtherSide, tradeOf } from '#core/games/desafio-negocio/tricks/trade.ts';
import { bringsUnfitGoods } from '#core/games/desafio-negocio/tricks/unfit.ts';
import type { Line, Message } from '#core/games/desafio-negocio/words/message.ts';
import { Lately, once } from '#core/games/desafio-negocio/words/once.ts';
import { findEach, know, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { hasVerb, isHeldTogether } from '#core/games/desafio-negocio/words/speech.ts';
import { stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import { type Reading, read, type Word } from '#core/games/desafio-negocio/words/words.ts';

export interface Heard {
  messages: Message[];
  wasRude: boolean;
  /** None of it is the person's own word: plainly, or going by how it is said. */
  isPlayed: boolean;
  isActed: boolean;
  /** It says what the task says, and nothing in particular. */
  isHollow: boolean;
}

export function challengeOf(id: ChallengeId) {
  const challenge = businessChallenges.find((candidate) => candidate.id === id);
  if (!challenge) throw new Error(`unknown challenge ${id}`);
  return challenge;
}

/** What was heard in a conversation: score, fraud and copies of one turn are all looked for in the same lines. */
const heardIn = new WeakMap<readonly Line[], { challengeId: ChallengeId; heard: Heard }>();

/** The person's messages that can count at all: no orders to the judge, no insults, no lists of catchwords. */
export function listen(challengeId: ChallengeId, lines: readonly Line[]): Heard {
  const known = heardIn.get(lines);
  if (known?.challengeId === challengeId) return known.heard;
  const heard = listenAnew(challengeId, lines);
  heardIn.set(lines, { challengeId, heard });
  return heard;
}

function listenAnew(challengeId: ChallengeId, lines: readonly Line[]): Heard {
  const challenge = challengeOf(challengeId);
  const criteria: readonly Criterion[] = rubrics[challengeId];
  const copies = copyFinder(challenge);
  const { greeting } = voices[challengeId];
  const { persona, task, known, suggestions } = taskOf(challengeId);
  const messages: Message[] = [];
  let wasRude = false;
  let wasThreat = false;
  let orders = 0;
  const substances = new Map<Message, Substance>();
  let question: string | undefined;
  /** What was asked last: who answers in several messages still answers it. */
  let pending: string | undefined;
  let absent: ReadonlySet<string> = new Set();
  let told: string = challengeId;
  for (const [index, { role, content }] of lines.entries()) {
    told += `\n${role} ${content}`;
    if (role === 'assistant') {
      copies.heard(content);
      question = content;
      pending = index > 0 ? content : undefined;
      absent = afterPersona(absent);
      continue;
    }
    const reading = unnamed(read(content), persona);
    const answered = question;
    question = undefined;
    if (reading.words.length === 0) continue;
    if (givesOrders(reading, challenge.persona.name)) {
      orders++;
      continue;
    }
    if (isRude(reading)) {
      wasRude = true;
      wasThreat ||= threatens(reading);
      continue;
    }
    const message = remembered(told, () => ({
      index,
      reading,
      copied: copies.copiedIn(reading),
      question: answered === undefined ? null : read(answered),
      asked: askedIn(answered ?? pending ?? '', criteria),
      absent,
      persona,
      affirmed: affirmedBy(reading, answered),
      hasVerb: hasVerb(reading),
      isHeldTogether: isHeldTogether(reading),
    }));
    absent = absentAfter(message);
    const isAnswer = answered !== undefined && answered !== greeting;
    messages.push(message);
    substances.set(message, substanceOf(message, criteria, isAnswer));
  }
  const trade = tradeOf(challengeId, messages);
  const heardOf = { said: lines.filter(({ role }) => role === 'user').length, orders };
  return {
    messages: withoutNodding(withSubstance(messages, substances, heardOf)),
    wasRude,
    isPlayed:
      wasThreat ||
      isPlayed(messages, suggestions) ||
      isOnOtherSide(challengeId, messages) ||
      trade.isOfOtherGoods ||
      bringsUnfitGoods(challengeId, messages),
    isActed: isActed(messages, task) || trade.isOther,
    isHollow: isHollow(messages, known),
  };
}

/** What a challenge is about, which never changes. */
interface Task {
  persona: ReadonlySet<string>;
  /** The stems of its objectives, and of all that the feedback says of them. */
  task: ReadonlySet<string>;
  known: ReadonlySet<string>;
  suggestions: readonly (readonly Word[])[];
}

const tasks = new Map<ChallengeId, Task>();
const taskOf = (id: ChallengeId): Task => once(tasks, id, () => readTask(id));

function readTask(id: ChallengeId): Task {
  const { persona, objectives } = challengeOf(id);
  const criteria: readonly Criterion[] = rubrics[id];
  for (const { signs, hints, asks, dishonest = [] } of criteria) {
    const phrases = Object.values(signs).flatMap(({ said, short = [] }) => [...said, ...short]);
    know([...phrases, ...hints, ...asks, ...dishonest].flatMap(patternsOf));
  }
  const stemsOf = (texts: readonly string[]) => texts.flatMap((text) => read(text).words.map(stemOf));
  const advice = criteria.flatMap(({ worked, missing, better }) => [worked, missing, better]);
  return {
    persona: new Set(read(persona.name).words.map(({ plain }) => plain)),
    task: new Set(stemsOf(objectives)),
    known: new Set(stemsOf([...objectives, ...advice])),
    suggestions: criteria.map(({ example }) => read(example).words),
  };
}

/** So many messages are kept as they were heard: what was found in them is found at once in the next turn. */
const kept = new Lately<string, Message>(200);

/** The message at the end of what was told so far, which decides all that there is to know of it. */
function remembered(told: string, hear: () => Message): Message {
  const message = kept.get(told) ?? hear();
  kept.delete(told);
  kept.set(told, message);
  return message;
}

/** Whoever is spoken to is nobody that one speaks of: «tenho não, seu Chicão» names no other buyer. */
function unnamed(reading: Reading, persona: ReadonlySet<string>): Reading {
  if (!reading.words.some(({ proper, plain }) => proper && persona.has(plain))) return reading;
  const words = reading.words.map((word) => (persona.has(word.plain) ? { ...word, proper: false } : word));
  return { ...reading, words };
}

const mostNods = 2;

/** Who says yes to everything says nothing by it. */
function withoutNodding(messages: Message[]): Message[] {
  const nods = messages.filter(({ reading }) => isYes(reading)).length;
  const isNodding = nods > mostNods && nods * 2 >= messages.length;
  return isNodding ? messages.map((message) => ({ ...message, affirmed: null })) : messages;
}

/** The objectives that a line of the persona asks about; a line without a question mark may ask too. */
function askedIn(line: string, criteria: readonly Criterion[]): Set<string> {
  const { words, sentences } = read(line);
  const asks = ({ from }: Span) => sentences[words[from]?.sentence ?? 0]?.asks === true;
  const isQuestion = sentences.some((sentence) => sentence.asks);
  const idsOf = (some: readonly Criterion[]) => new Set(some.map(({ id }) => id));
  const asked = criteria.filter((criterion) =>
    findEach(words, criterion.asks).some((span) => !isQuestion || asks(span)),
  );
  // A question in other words than the persona's own is about what it names.
  const named = criteria.filter(({ hints }) => findEach(words, hints).some(asks));
  return idsOf(asked.length > 0 ? asked : named);
}
