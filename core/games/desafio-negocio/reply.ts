import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Objection, Voice } from '#core/content/desafio-negocio/shape.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { agrees, isMisheard, offersDeal, protests } from './aside.ts';
import { ask, askForMore, hasHeardAll, insist, objectAfter, touched } from './asking.ts';
import { type Assessment, isLacking, isMostlyCopied, metIn } from './assess.ts';
import { haggleOver, isBetterAlready, nameAgreed, putLastPrice } from './bargain.ts';
import { takeCorrection } from './correction.ts';
import { doubt } from './doubt.ts';
import { asksName, saysGoodbye } from './hear.ts';
import { challengeOf } from './listen.ts';
import type { Line } from './message.ts';
import { has } from './pattern.ts';
import { admissionOf, answersTo, asks, wantsToKnow } from './questions.ts';
import { answerToMore, repeats } from './said-again.ts';
import { listenTo, type Talk, type Turn, timesSaid, timesSpoken, wasRaised } from './turn.ts';
import { read } from './words.ts';

export interface Reply {
  text: string;
  talk: Talk;
  assessment: Assessment;
}

export const maxTurns = 12;
const patience = { rude: 3, bye: 2 };

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
    const answers = answersTo(turn.reading, voice, turn);
    for (const lines of answers) speaker.say(lines, 1);
    if (answers.length === 0 && asks(turn.reading, asksOpen)) nameOpen(turn);
    if (answers.length === 0 && has(turn.reading.words, asksPrice)) nameAgreed({ ...turn, isEnding: true });
    speaker.say(voice.closed);
    return true;
  }
  if (manner === 'rude' && timesSaid(turn, 'rude') >= patience.rude) {
    speaker.say(voice.rudeEnd);
    return true;
  }
  const leaves = manner === 'bye' && (saysGoodbye(turn.reading) || timesSaid(turn, 'bye') >= patience.bye);
  const over = turn.count >= maxTurns || leaves;
  if (over || (hasHeardAll(turn) && !isAside(turn))) {
    if (!over && (putLastPrice(turn) || confirm(turn))) return false;
    takeLeave({ ...turn, isEnding: true });
    return true;
  }
  react(turn);
  return false;
}

const asksOpen = ['que .. falta|faltou|completar|completo', 'completar|falta|faltou .. que'];
const asksPrice = ['quanto|preco|valor', 'ficou|fica|fechado|fechamos|fechou .. #'];

const confirming = ['Fica combinado assim?', 'Podemos deixar assim?'];

/** A question in the last message is answered, and the other side still has the word; tells whether there was one. */
function confirm(turn: Turn): boolean {
  const { lines, speaker } = turn;
  if (turn.isDishonest || !wantsToKnow(turn.reading) || timesSpoken(confirming, lines) > 0) return false;
  if (!answerQuestions(turn)) return false;
  acknowledge(turn, 1);
  return speaker.say(confirming);
}

/** Answers what is still to be answered, names what was agreed or what stayed open, and says goodbye. */
function takeLeave(turn: Turn): void {
  const { voice, speaker } = turn;
  const end = closing(turn);
  if (turn.isDishonest) speaker.say(voice.dishonest, 1);
  else {
    const answered = answerQuestions(turn);
    takeCorrection(turn);
    const named = (end === 'all' || end === 'most') && nameAgreed(turn);
    const opened = (end === 'most' || end === 'some') && nameOpen(turn);
    if (!answered && !named && !opened) acknowledge(turn);
  }
  speaker.say(voice.close[end]);
}

/** Names the first thing that was not settled. */
function nameOpen({ challengeId, assessment, speaker }: Turn): boolean {
  const unsettled = rubrics[challengeId].filter(({ id }) => !metIn(assessment).includes(id));
  const [open] = unsettled.map(({ missing }) => missing.replace(/: (.*)$/, ' ($1)'));
  return open !== undefined && speaker.say([`Ficou em aberto: ${open}.`, `Ainda falta: ${open}.`], 1);
}

const asides = new Set<Turn['manner']>(['identity', 'name', 'offTopic', 'unknown', 'question', 'sorry']);

/** A message that only asks or chats is answered before anybody says goodbye. */
function isAside({ manner, fresh, partly }: Turn): boolean {
  return asides.has(manner) && fresh.length === 0 && partly.length === 0;
}

/** In these, a question is met in another way than by an answer. */
const answeredElsewise = new Set<Turn['manner']>([
  'identity',
  'name',
  'offTopic',
  'sorry',
  'bye',
  'thanks',
  'hello',
]);

/** Answers what was asked, and says so where it has no answer; tells whether anything was said. */
function answerQuestions(turn: Turn, haggled = false): boolean {
  const { reading, voice, speaker, manner } = turn;
  const answers = answersTo(reading, voice, turn);
  for (const lines of answers) speaker.say(lines, 1);
  if (answers.length === 0 && asks(reading, asksOpen) && nameOpen(turn)) return true;
  const isMet = haggled || answers.length > 0 || answeredElsewise.has(manner);
  const admission = !isMet && admissionOf(reading, voice);
  return (admission && speaker.say(admission, 1)) || answers.length > 0;
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
  if (asksName(turn.reading)) sayName(turn);
  const isBetter = isBetterAlready(turn);
  const haggled = isBetter || haggleOver(turn);
  // «Na cooperativa está 168, o senhor cobre?»: that it is less here is the answer.
  const answered = isBetter || answerQuestions(turn, haggled);
  if (!haggled && turn.fresh.length === 0) takeCorrection(turn);
  const settled = voice.objections.find((objection) => wasRaised(objection, turn.lines.slice(-2)));
  if (settled && settles(turn, settled)) speaker.say(settled.settled, 1);
  if (turn.fresh.length > 0 || turn.partly.length > 0) {
    if (!haggled) acknowledge(turn, answered ? 1 : 2);
    if (!askForMore(turn) && !objectAfter(turn)) ask(turn);
    return;
  }
  if (!answered) doubt(turn);
  if (speaker.text() === '') respond(turn);
  else if (manner !== 'unknown' || !insist(turn)) ask(turn);
}

/** An answer to a message that met nothing new. */
function respond(turn: Turn): void {
  const { voice, speaker, manner } = turn;
  if (isMostlyCopied(turn.challengeId, turn.lines)) speaker.say(voice.copied);
  else if (protests(turn.reading) || isMisheard(turn.reading)) {
    speaker.say(protests(turn.reading) ? admitted : misheard);
    ask(turn, { other: true });
    return;
  } else if (offersDeal(turn.reading) || agrees(turn.reading)) speaker.say(agreed);
  else if (manner === 'short' && (isDenial(turn) || touched(turn)) && insist(turn)) return;
  else if (manner === 'short' && repeats(turn)) {
    speaker.say(voice.repeated, 1);
    ask(turn);
    return;
  } else if (manner === 'short' && isPicked(turn)) {
    speaker.say(understood, 1);
    ask(turn);
    return;
  } else if (manner === 'unsure') {
    speaker.say(voice.unsure);
    const subject = touched(turn);
    if (subject && speaker.say(voice.objectives[subject.id]?.lacking ?? [])) return;
  } else if (manner === 'sorry') speaker.say(forgiven);
  else if (manner !== 'plain' && manner !== 'question' && manner !== 'unknown' && manner !== 'name')
    speaker.say(voice[manner]);
  else if (insist(turn)) return;
  else speaker.say(repeats(turn) ? answerToMore(turn) : foreseen(turn));
  if (manner !== 'short') ask(turn);
}

const sayName = ({ challengeId, speaker }: Turn): boolean =>
  speaker.say([`Pode me chamar de ${challengeOf(challengeId).persona.name}.`], 1);

function isDenial({ missing, reading }: Turn): boolean {
  return missing.some((criterion) => isLacking(criterion, reading));
}

const admitted = ['Tem razão, você já disse.', 'É verdade, me escapou.', 'Foi mesmo, desculpe.'];
const misheard = ['Então entendi mal, desculpe.', 'Ouvi errado, me perdoe.'];
const agreed = ['Por mim, pode ser.', 'Nesse ponto a gente se acerta.', 'Está bem, por aí dá.'];
const forgiven = ['Tudo bem, já passou.', 'Sem problema, acontece.', 'Desculpas aceitas, vamos em frente.'];

/** «Safra», of «é o ano todo ou só na safra?»: a word of the question is picked for an answer. */
function isPicked({ lines, reading }: Turn): boolean {
  const asked = new Set(read(lines.at(-2)?.content ?? '').words.map(({ plain }) => plain));
  return reading.words.length > 0 && reading.words.every(({ plain }) => asked.has(plain));
}

const understood = ['Certo.', 'Entendi.', 'Está bem.'];

/** An objection the person has answered before it was raised, or nothing to hold on to. */
function foreseen(turn: Turn): readonly string[] {
  return turn.voice.objections.find((some) => settles(turn, some))?.settled ?? turn.voice.vague;
}

/** Whether the message settles an objection: it answers it, and the judge believes something of what it is about. */
function settles({ reading, assessment }: Turn, { drawsOut, after, answered, isTold }: Objection): boolean {
  const isBelieved = metIn(assessment, 'half').some((id) => id === (drawsOut ?? after));
  return (isTold || isBelieved) && has(reading.words, answered);
}

function acknowledge({ voice, speaker, fresh }: Turn, most = 2): void {
  for (const id of fresh.slice(0, most)) speaker.say(voice.objectives[id]?.met ?? [], 1);
}
