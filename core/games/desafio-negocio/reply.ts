import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { agrees, isMisheard, offersDeal, protests } from './aside.ts';
import { ask, askForMore, hasHeardAll, insist, objectAfter, touched } from './asking.ts';
import { type Assessment, assess, isLacking, isMostlyCopied } from './assess.ts';
import { answersTo } from './hear.ts';
import { challengeOf } from './listen.ts';
import type { Line } from './message.ts';
import { has } from './pattern.ts';
import { listenTo, type Talk, type Turn, timesSaid, wasRaised } from './turn.ts';

export interface Reply {
  text: string;
  talk: Talk;
  assessment: Assessment;
}

export const maxTurns = 12;
const patience = { rude: 3, bye: 2 };

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

/** Says the answer and tells whether it ends the conversation. */
function answer(turn: Turn, alreadyClosed: boolean): boolean {
  const { voice, speaker, manner } = turn;
  // Whoever asks is told at once, whatever else they said: nobody is left in doubt whom they talk to.
  if (manner === 'identity') speaker.say(voice.identity);
  if (alreadyClosed) {
    speaker.say(voice.closed);
    return true;
  }
  if (manner === 'rude' && timesSaid(turn, 'rude') >= patience.rude) {
    speaker.say(voice.rudeEnd);
    return true;
  }
  const over = turn.count >= maxTurns || (manner === 'bye' && timesSaid(turn, 'bye') >= patience.bye);
  if (over || (hasHeardAll(turn) && !isAside(turn))) {
    if (turn.isDishonest) speaker.say(voice.dishonest);
    else if (!answerQuestions(turn)) acknowledge(turn);
    speaker.say(voice.close[closing(turn)]);
    return true;
  }
  react(turn);
  return false;
}

const asides = new Set<Turn['manner']>(['identity', 'name', 'offTopic', 'unknown', 'question', 'sorry']);

/** A message that only asks or chats is answered before anybody says goodbye. */
function isAside({ manner, fresh, partly }: Turn): boolean {
  return asides.has(manner) && fresh.length === 0 && partly.length === 0;
}

const laterAnswers = ['Isso eu vejo e aviso.', 'Essa parte eu confirmo com você depois.'];

/** Answers what was asked along with the last thing to settle; tells whether anything was. */
function answerQuestions({ reading, voice, speaker }: Turn): boolean {
  const answers = answersTo(reading, voice);
  for (const lines of answers) speaker.say(lines);
  if (answers.length > 0 || !asksOpenly(reading)) return answers.length > 0;
  return speaker.say(laterAnswers);
}

const openQuestions = ['que dia|hora|horas', 'quando|quanto|quantos|quantas|onde|qual|quais|quem', 'como'];

function asksOpenly({ words, sentences }: Turn['reading']): boolean {
  return has(
    words.filter((word) => sentences[word.sentence]?.asks),
    openQuestions,
  );
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
  else if (protests(turn.reading) || isMisheard(turn.reading)) {
    speaker.say(protests(turn.reading) ? admitted : misheard);
    ask(turn, { other: true });
    return;
  } else if (offersDeal(turn.reading) || (manner === 'bare' && agrees(turn.reading))) speaker.say(agreed);
  else if (manner === 'short' && isDenial(turn) && insist(turn)) return;
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
  } else if (manner === 'sorry') speaker.say(forgiven);
  else if (manner !== 'plain' && manner !== 'question') speaker.say(voice[manner]);
  else if (insist(turn)) return;
  else speaker.say(repeats(turn) ? voice.repeated : foreseen(turn));
  if (manner !== 'short') ask(turn);
}

function isDenial({ missing, reading }: Turn): boolean {
  return missing.some((criterion) => isLacking(criterion, reading));
}

const admitted = ['Tem razão, você já disse.', 'É verdade, me escapou.', 'Foi mesmo, desculpe.'];
const misheard = ['Então entendi mal, desculpe.', 'Ouvi errado, me perdoe.'];
const agreed = ['Por mim, pode ser.', 'Nesse ponto a gente se acerta.', 'Está bem, por aí dá.'];
const forgiven = ['Tudo bem, já passou.', 'Sem problema, acontece.', 'Desculpas aceitas, vamos em frente.'];
const notKnown = ['Isso eu não sei dizer.', 'Essa eu fico devendo.', 'Aí você me pegou.'];

/** What is said for the first time and not believed is no repetition. */
function repeats({ challengeId, lines, assessment }: Turn): boolean {
  const isNew = assessment.objectives.some(({ heard }) => heard.messageIndex === lines.length - 1);
  return !isNew && assess(challengeId, lines.slice(-1)).score > 0;
}

/** An objection the person has answered before it was raised, or nothing to hold on to. */
function foreseen({ voice, reading }: Turn): readonly string[] {
  return voice.objections.find((some) => has(reading.words, some.answered))?.settled ?? voice.vague;
}

function acknowledge({ voice, speaker, fresh }: Turn): void {
  for (const id of fresh.slice(0, 2)) speaker.say(voice.objectives[id]?.met ?? []);
}
