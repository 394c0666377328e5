import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { affirmedBy, isYes } from './affirm.ts';
import { isHandedBack } from './echo.ts';
import { copyFinder, givesOrders } from './guard.ts';
import { isLecture } from './lecture.ts';
import { litanyIn } from './litany.ts';
import type { Line, Message } from './message.ts';
import { emptyNumbers, isDense } from './numbers.ts';
import { absentAfter, afterPersona } from './others.ts';
import { has } from './pattern.ts';
import { isRude } from './rudeness.ts';
import { findSign } from './signs.ts';
import { hasVerb, isHeldTogether, isList, isScrap } from './speech.ts';
import { type Reading, read } from './words.ts';

export interface Heard {
  messages: Message[];
  wasRude: boolean;
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
  const persona = new Set(read(challenge.persona.name).words.map(({ plain }) => plain));
  const messages: Message[] = [];
  let wasRude = false;
  let lists = 0;
  let litanies = 0;
  let echoes = 0;
  let question: string | undefined;
  let absent: ReadonlySet<string> = new Set();
  let told: string = challengeId;
  for (const [index, { role, content }] of lines.entries()) {
    told += `\n${role} ${content}`;
    if (role === 'assistant') {
      copies.heard(content);
      question = content;
      absent = afterPersona(absent);
      continue;
    }
    const reading = read(content);
    const answered = question;
    question = undefined;
    if (reading.words.length === 0 || givesOrders(reading, challenge.persona.name)) continue;
    if (isRude(reading)) {
      wasRude = true;
      continue;
    }
    const message = remembered(told, () => ({
      index,
      reading,
      copied: copies.copiedIn(reading),
      question: answered === undefined ? null : read(answered),
      asked: answered === undefined ? new Set() : askedIn(answered, criteria),
      absent,
      persona,
      affirmed: affirmedBy(reading, answered),
      hasVerb: hasVerb(reading),
      isHeldTogether: isHeldTogether(reading),
    }));
    absent = absentAfter(message);
    const isAnswer = answered !== undefined && answered !== greeting;
    const isListed =
      isList(reading, subjectsOf(message, criteria), isAnswer) || namesObjectives(reading, criteria);
    const isEmpty = isListed || isLecture(reading) || ticksOff(reading, criteria);
    if (isEmpty || (!isAnswer && isScrap(reading))) lists++;
    if (litanyIn(reading) > 0) litanies++;
    if (isHandedBack(message)) echoes++;
    if (!isEmpty) messages.push(message);
  }
  const said = lines.filter(({ role }) => role === 'user').length;
  const isMostly = (times: number) => times >= fewestLists && times * 2 >= said;
  const throwsNumbers = messages.some(({ reading }) => emptyNumbers(reading.words).size > 0);
  const heard = withoutNodding(messages).filter(
    (message) =>
      // Who mostly lists catchwords lists them in the shorter messages too.
      (message.hasVerb || !isMostly(lists)) &&
      !(isMostly(litanies) && litanyIn(message.reading) > 0) &&
      !(echoes >= fewestEchoes && echoes * 4 >= said * 3 && isHandedBack(message)) &&
      !(throwsNumbers && isDense(message.reading.words)),
  );
  return { messages: heard, wasRude };
}

/** Now and then a question is answered in its own words; who never has any others says nothing. */
const fewestEchoes = 3;
const manyItems = 4;
const manySubjects = 3;

/** «tenho preço, tenho nota, tenho prazo»: whoever has everything in one breath has said nothing of any of it. */
function ticksOff(reading: Reading, criteria: readonly Criterion[]): boolean {
  if (litanyIn(reading) < manyItems) return false;
  return criteria.filter(({ hints, asks }) => has(reading.words, [...hints, ...asks])).length >= manySubjects;
}

/** So many messages are kept as they were heard: what was found in them is found at once in the next turn. */
const mostKept = 200;
const kept = new Map<string, Message>();

/** The message at the end of what was told so far, which decides all that there is to know of it. */
function remembered(told: string, hear: () => Message): Message {
  const message = kept.get(told) ?? hear();
  kept.delete(told);
  kept.set(told, message);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return message;
}

const mostNods = 2;

/** Who says yes to everything says nothing by it. */
function withoutNodding(messages: Message[]): Message[] {
  const nods = messages.filter(({ reading }) => isYes(reading)).length;
  const isNodding = nods > mostNods && nods * 2 >= messages.length;
  return isNodding ? messages.map((message) => ({ ...message, affirmed: null })) : messages;
}

const fewestLists = 2;

/** The objectives that a line of the persona asks about; a line without a question mark may ask too. */
function askedIn(line: string, criteria: readonly Criterion[]): Set<string> {
  const { words, sentences } = read(line);
  const asking = words.filter((word) => sentences[word.sentence]?.asks);
  const heard = asking.length > 0 ? asking : words;
  const idsOf = (some: readonly Criterion[]) => new Set(some.map(({ id }) => id));
  const asked = criteria.filter(({ asks }) => has(heard, asks));
  // A question in other words than the persona's own is about what it names.
  return idsOf(asked.length > 0 ? asked : criteria.filter(({ hints }) => has(asking, hints)));
}

/** A person speaks of honey and papers, not of «diferencial, legalidade, preço e volume». */
function namesObjectives({ words }: Reading, criteria: readonly Criterion[]): boolean {
  const named = criteria.filter(({ id }) => words.some(({ plain }) => plain.startsWith(id.slice(0, 7))));
  return named.length >= 3;
}

function subjectsOf(message: Message, criteria: readonly Criterion[]): number {
  const isHeard = (criterion: Criterion) => (name: string) => {
    const sign = criterion.signs[name];
    return sign !== undefined && findSign(criterion, sign, message) !== null;
  };
  return criteria.filter(
    (criterion) =>
      criterion.half.some(isHeard(criterion)) ||
      criterion.whole.some((names) => names.every(isHeard(criterion))),
  ).length;
}
