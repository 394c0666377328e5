import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion, Sign } from '#core/content/desafio-negocio/shape.ts';
import { type ChallengeId, type Level, levels } from '#core/content/desafio-negocio.ts';
import { isByTheWay, isLeftOpen, isUnsure } from '#core/games/desafio-negocio/claims/answered.ts';
import { isDisbelieved } from '#core/games/desafio-negocio/claims/disbelief.ts';
import { evidenceOf, type Found, type FoundSigns } from '#core/games/desafio-negocio/claims/evidence.ts';
import { quote } from '#core/games/desafio-negocio/claims/quote.ts';
import { findSign, spansOf } from '#core/games/desafio-negocio/claims/signs.ts';
import { standingOf } from '#core/games/desafio-negocio/claims/standing.ts';
import { namedIn, takesBack, withoutBluffs } from '#core/games/desafio-negocio/claims/take-back.ts';
import { claimedIn, isUndoneLater } from '#core/games/desafio-negocio/claims/undone-later.ts';
import {
  lowered,
  nothing,
  type ObjectiveResult,
  type Verdict,
} from '#core/games/desafio-negocio/claims/verdict.ts';
import { weighed } from '#core/games/desafio-negocio/claims/weakness.ts';
import { blusters } from '#core/games/desafio-negocio/tricks/bluster.ts';
import { boastsIn, isTricky } from '#core/games/desafio-negocio/tricks/frauds.ts';
import { isUnlawful } from '#core/games/desafio-negocio/tricks/unlawful.ts';
import type { Line, Message } from '#core/games/desafio-negocio/words/message.ts';
import { has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { challengeOf, type Heard, listen } from './listen.ts';
import { readAgain } from './read-again.ts';
import { scoreOf } from './score.ts';
import { secondReading } from './second-reader.ts';

export interface Assessment {
  objectives: readonly ObjectiveResult[];
  score: number;
  /** The talk as a whole was doubted: the person is told so. */
  isDoubted: boolean;
}

/** Judges what the person said in a conversation against the objectives of its challenge. */
export function assess(challengeId: ChallengeId, lines: readonly Line[]): Assessment {
  const { objectives: named } = challengeOf(challengeId);
  const heard = withoutHearsay(listen(challengeId, lines));
  const criteria: readonly Criterion[] = rubrics[challengeId];
  const frauds = fraudsIn(criteria, heard.messages);
  const honest = heard.messages.filter(
    (message) => !frauds.some((fraud) => fraud.message === message) && !isTricky(criteria, message),
  );
  const boasted = heard.messages.length - honest.length;
  const isDoubted = boasted >= mostFrauds && boasted + 1 >= honest.length;
  const isSwindler = isDoubted && boasted > honest.length;
  const kept = new Set(withoutBluffs(heard.messages, (message) => claimsIn(criteria, message)));
  const isKept = (message: Message) => kept.has(message) && !isDisbelieved(replyTo(lines, message));
  const believed = honest.filter(isKept);
  const isDoubtful = heard.isHollow || blusters(heard.messages);
  const again = secondReading(challengeId, lines, heard.messages);
  const isActed = heard.isPlayed || (heard.isActed && !again.isBelieved);
  const verdictOn = (said: Verdict): Verdict => {
    if (isSwindler || isActed) return nothing;
    const verdict = doubted(said, isDoubted);
    // Of whoever promises the earth, or says nothing in particular, a step less is believed.
    return isDoubtful ? lowered(verdict) : verdict;
  };
  const objectives = criteria.map((criterion, position) => {
    const said = judged(criterion, criteria, { ...heard, messages: believed });
    return {
      id: criterion.id,
      objective: named[position] ?? criterion.worked,
      heard: said,
      ...(frauds.find((fraud) => fraud.criterion === criterion)?.verdict ?? verdictOn(said)),
    };
  });
  const isSuspect = isDoubtful || isDoubted || isActed;
  const agreed = readAgain(again, objectives, { ...heard, isSuspect });
  return {
    objectives: agreed.objectives,
    score: scoreOf(agreed.objectives),
    isDoubted: isSuspect || agreed.isCapped,
  };
}

/** What the other side said next. */
function replyTo(lines: readonly Line[], { index }: Message): string | undefined {
  const next = lines[index + 1];
  return next?.role === 'assistant' ? next.content : undefined;
}

const fewestHearsay = 2;
const hearsayShare = 0.6;

/** Who mostly tells what somebody else has is not heard in it, not even where a price of anybody's would do. */
function withoutHearsay(heard: Heard): Heard {
  const own = heard.messages.filter(
    (message) => standingOf(message).others.size < message.reading.words.length * hearsayShare,
  );
  const hearsay = heard.messages.length - own.length;
  return hearsay >= fewestHearsay && hearsay > own.length ? { ...heard, messages: own } : heard;
}

/** The ids of the objectives an assessment found met, altogether or at least in part. */
export function metIn({ objectives }: Assessment, least: Level = 'whole'): string[] {
  return objectives
    .filter(({ level }) => levels.indexOf(level) >= levels.indexOf(least))
    .map((objective) => objective.id);
}

/** A boast of fraud about what a criterion asks for. */
interface Fraud {
  criterion: Criterion;
  message: Message;
  verdict: Verdict;
}

/** Whoever boasts about as often as not is believed by half; more often than not, in nothing. */
const mostFrauds = 2;

function doubted(verdict: Verdict, isDoubted: boolean): Verdict {
  return isDoubted && verdict.met ? { ...verdict, level: 'half', met: false } : verdict;
}

function fraudsIn(criteria: readonly Criterion[], messages: readonly Message[]): Fraud[] {
  return messages.flatMap((message) =>
    boastsIn(criteria, message).map(({ criterion, span }) => {
      const evidence = quote(message.reading, [span]);
      const verdict = { ...nothing, evidence, messageIndex: message.index, isDishonest: true };
      return { criterion, message, verdict };
    }),
  );
}

const nothingGivenUp: readonly string[] = [];

function judged(criterion: Criterion, criteria: readonly Criterion[], { messages, wasRude }: Heard): Verdict {
  if (criterion.needsRespect && wasRude) return nothing;
  const found = new Map<string, Found[]>();
  const { givenUp = nothingGivenUp } = criterion;
  const abandoned = messages.findLastIndex(({ reading }) => has(reading.words, givenUp));
  for (const [name, sign] of Object.entries(criterion.signs)) {
    const places = messages.flatMap((message, at) => {
      const span = findSign(criterion, sign, message);
      return span ? [{ at, span }] : [];
    });
    const held = places.filter(({ at }) => at > abandoned);
    found.set(
      name,
      held.filter(({ at, span }) => !isTakenBack(sign, messages.slice(at), span)),
    );
  }
  const farthest = criterion.together ? 1 : messages.length;
  const whole = earliest(criterion.whole, found, farthest);
  // What belongs to a whole says more than what only hints at it.
  const belonging = criterion.half.filter((name) => criterion.whole.flat().includes(name));
  const alone = (names: readonly string[]) =>
    earliest(
      names.map((name) => [name]),
      found,
      farthest,
    );
  const part = whole ?? alone(belonging) ?? alone(criterion.half);
  const last = Math.max(...(part ?? []).map(({ at }) => at));
  const message = messages[last];
  if (!part || !message) return saidYes(criterion, messages);
  const claimed: Verdict = {
    level: whole ? 'whole' : 'half',
    met: whole !== undefined,
    evidence: evidenceOf(criterion, part, found, messages),
    messageIndex: message.index,
    lacks: whole ? [] : lacking(criterion, found),
    says: [...found.keys()].filter((name) => found.get(name)?.length),
    fallsShort: false,
    isDishonest: false,
  };
  const verdict = whole ? weighed(criterion, messages, claimed) : claimed;
  if (verdict.fallsShort) return verdict;
  const told = new Set([...found.values()].flat().map(({ at }) => at));
  if (isByTheWay(criterion, criteria, messages, told)) return lowered(verdict);
  const isDoubtful = whole?.every(({ at }) => isUnsure(messages[at])) === true;
  return isDoubtful || (whole && isLeftOpen(criterion, messages, told)) ? lowered(verdict) : verdict;
}

/** A short yes to a question that named nothing in particular is half an answer: «está legalizado?», «tá sim». */
function saidYes({ id, whole }: Criterion, messages: readonly Message[]): Verdict {
  const yes = messages.find(({ affirmed, asked }) => affirmed !== null && asked.has(id));
  return yes
    ? {
        ...nothing,
        level: 'half',
        evidence: yes.reading.text.trim(),
        messageIndex: yes.index,
        lacks: whole[0] ?? [],
      }
    : nothing;
}

/** What was said and is denied later was never so: «temos o SIM», «o SIM, vou abrir o jogo, a gente não tem». */
function isTakenBack(sign: Sign, [message, ...later]: readonly Message[], span: Span): boolean {
  if (!message || sign.deniable) return false;
  const claimed = claimedIn(message.reading, span);
  if (isUndoneLater(message.reading, claimed, span.to + 1)) return true;
  return later.some((next) => {
    if (isUndoneLater(next.reading, claimed)) return true;
    const spans = sign.said.flatMap((phrase) => spansOf(phrase, next));
    return takesBack(next, spans, namedIn(message, span));
  });
}

/** The words by which all that a message claims is known again. */
const claimsIn = (criteria: readonly Criterion[], message: Message): string[] =>
  criteria.flatMap((criterion) =>
    Object.values(criterion.signs).flatMap((sign) => {
      const span = sign.deniable ? undefined : findSign(criterion, sign, message);
      return span ? [...claimedIn(message.reading, span)] : [];
    }),
  );

/** What is missing from the set of signs that is nearest to complete. */
function lacking({ whole }: Criterion, found: FoundSigns): string[] {
  const missing = whole.map((names) => names.filter((name) => !found.get(name)?.length));
  return missing.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** The set of signs that was complete first, none of them further back than `farthest` messages. */
function earliest(
  sets: readonly (readonly string[])[],
  found: FoundSigns,
  farthest: number,
): Found[] | undefined {
  const ends = [...new Set([...found.values()].flat().map(({ at }) => at))].toSorted(
    (one, other) => one - other,
  );
  for (const end of ends) {
    for (const names of sets) {
      const some = names.flatMap(
        (name) => found.get(name)?.findLast(({ at }) => at <= end && end - at <= farthest) ?? [],
      );
      if (some.length === names.length) return some;
    }
  }
  return undefined;
}

/** Whether the last message boasts of fraud or worse, be it the first time or not. */
export function isBoast(challengeId: ChallengeId, lines: readonly Line[]): boolean {
  const last = listen(challengeId, lines).messages.at(-1);
  if (last?.index !== lines.length - 1) return false;
  return boastsIn(rubrics[challengeId], last).length > 0 || isUnlawful(last);
}

/** Whether the last message is, for the most part, a copy of the challenge or of what the persona said. */
export function isMostlyCopied(challengeId: ChallengeId, lines: readonly Line[]): boolean {
  const last = listen(challengeId, lines).messages.at(-1);
  if (!last || last.index !== lines.length - 1) return false;
  return last.copied.size > last.reading.words.length / 2;
}
