import type { Objection } from '#core/content/desafio-negocio/shape.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import {
  haggleOver,
  isBetterAlready,
  nameAgreed,
  putLastPrice,
} from '#core/games/desafio-negocio/bargain/bargain.ts';
import { agrees, isMisheard, offersDeal, protests } from '#core/games/desafio-negocio/claims/aside.ts';
import { type Assessment, isMostlyCopied, metIn } from '#core/games/desafio-negocio/judge/assess.ts';
import { challengeOf } from '#core/games/desafio-negocio/judge/listen.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { acknowledge, answerQuestions, asksOpen, nameOpen, tellStory } from './answering.ts';
import { ask, askForMore, deniedIn, hasHeardAll, insist, objectAfter, touched } from './asking.ts';
import { takeCorrection } from './correction.ts';
import { doubt } from './doubt.ts';
import { flawsIn } from './flaws.ts';
import { asksName, saysGoodbye } from './hear.ts';
import { beKind } from './kindness.ts';
import { askLastOffer, refusedIn, refusesPrice, takeLeave } from './leave.ts';
import { answersTo } from './questions.ts';
import { asks, questionsIn, wantsToKnow } from './questions-in.ts';
import { answerToMore, repeats } from './said-again.ts';
import { timesSpoken } from './spoken.ts';
import { answerTerm, isTermOpen } from './terms.ts';
import { listenTo, type Talk, type Turn, timesSaid, wasRaised } from './turn.ts';

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
  const isLast = turn.count >= maxTurns;
  const refuses = refusesPrice(turn);
  if (refuses && !isLast && manner !== 'bye' && askLastOffer(turn)) return false;
  const leaves =
    refuses || (manner === 'bye' && (saysGoodbye(turn.reading) || timesSaid(turn, 'bye') >= patience.bye));
  const over = isLast || leaves;
  if (over || (hasHeardAll(turn) && !isAside(turn) && !isTermOpen(turn) && flawsIn(turn).length === 0)) {
    if (!over && (putLastPrice(turn) || confirm(turn))) return false;
    takeLeave({ ...turn, isEnding: true });
    return true;
  }
  react(turn);
  return false;
}

const asksPrice = ['quanto|preco|valor', 'ficou|fica|fechado|fechamos|fechou .. #'];

const confirming = ['Fica combinado assim?', 'Podemos deixar assim?'];

/** A question in the last message is answered, and the other side still has the word; tells whether there was one. */
function confirm(turn: Turn): boolean {
  const { lines, speaker } = turn;
  if (turn.isDishonest || !wantsToKnow(turn.reading) || timesSpoken(confirming, lines) > 0) return false;
  const isTerm = answerTerm(turn);
  if (!answerQuestions(turn, isTerm) && !isTerm) return false;
  acknowledge(turn, 1);
  return speaker.say(confirming);
}

const asides = new Set<Turn['manner']>(['identity', 'name', 'offTopic', 'unknown', 'question', 'sorry']);

/** A message that only asks or chats is answered before anybody says goodbye. */
function isAside({ manner, fresh, partly }: Turn): boolean {
  return asides.has(manner) && fresh.length === 0 && partly.length === 0;
}

function react(turn: Turn): void {
  const { voice, speaker, manner } = turn;
  if (turn.isDishonest || manner === 'orders' || manner === 'rude') {
    speaker.say(turn.isDishonest ? voice.dishonest : voice[manner === 'rude' ? 'rude' : 'orders']);
    ask(turn);
    return;
  }
  beKind(turn);
  if (asksName(turn.reading)) sayName(turn);
  const flaws = flawsIn(turn);
  for (const { lines } of flaws) speaker.say(lines, 1);
  const flawed = flaws.map(({ of }) => of);
  const isBetter = isBetterAlready(turn);
  const isTerm = !isBetter && answerTerm(turn);
  const haggled = isBetter || haggleOver(turn) || isTerm;
  // «Na cooperativa está 168, o senhor cobre?», «faz 1%?»: what was said of the figure is the answer.
  const isMet = isBetter || (isTerm && questionsIn(turn.reading).length <= 1);
  const answered = isMet || answerQuestions(turn, haggled);
  if (!haggled && turn.fresh.length === 0) takeCorrection(turn);
  const raised = voice.objections.find((objection) => wasRaised(objection, turn.lines.slice(-2)));
  if (raised && !flawed.includes(aboutOf(raised)) && (refusedIn(turn) || settles(turn, raised)))
    speaker.say(refusedIn(turn) ?? raised.settled, 1);
  // One question at a time: an answer may have asked one.
  if (speaker.text().endsWith('?')) return;
  if (turn.fresh.length > 0 || turn.partly.length > 0) {
    const isAgain = turn.fresh.length === 0 && protests(turn.reading);
    if (isAgain) {
      speaker.say(admitted, 1);
      ask(turn, { other: true });
      return;
    }
    if (!tellStory(turn) && !haggled) acknowledge(turn, answered ? 1 : 2, flawed);
    if (flaws.length > 0 || (!askForMore(turn) && !objectAfter(turn))) ask(turn);
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
    // Whoever was blamed for what they did not say is still to answer what they were asked.
    const wasBlamed = timesSpoken(voice.dishonest, turn.lines.slice(-2)) > 0;
    speaker.say(protests(turn.reading) && !wasBlamed ? admitted : misheard, 1);
    ask(turn, { other: !wasBlamed });
    return;
  } else if (offersDeal(turn.reading) || agrees(turn.reading)) {
    speaker.say(agreed, 1);
    ask(turn);
    return;
  } else if (manner === 'short' && (deniedIn(turn) || touched(turn)) && insist(turn)) return;
  else if (manner === 'short' && repeats(turn)) {
    speaker.say(voice.repeated, 1);
    ask(turn);
    return;
  } else if (
    isBareNo(turn) ||
    (manner === 'short' && (turn.isMention || isPicked(turn) || isPlainAnswer(turn)))
  ) {
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
  else if ((!turn.isMention || deniedIn(turn)) && insist(turn)) return;
  else speaker.say(repeats(turn) ? answerToMore(turn) : foreseen(turn));
  if (manner !== 'short') ask(turn);
}

const sayName = ({ challengeId, speaker }: Turn): boolean =>
  speaker.say([`Pode me chamar de ${challengeOf(challengeId).persona.name}.`], 1);

const admitted = ['Tem razão, você já disse.', 'É verdade, me escapou.', 'Foi mesmo, desculpe.'];
const misheard = ['Então entendi mal, desculpe.', 'Ouvi errado, me perdoe.'];
const agreed = ['Por mim, pode ser.', 'Nesse ponto a gente se acerta.', 'Está bem, por aí dá.'];
const forgiven = ['Tudo bem, já passou.', 'Sem problema, acontece.', 'Desculpas aceitas, vamos em frente.'];

/** «Safra», of «é o ano todo ou só na safra?»: a word of the question is picked for an answer. */
function isPicked({ lines, reading }: Turn): boolean {
  const asked = new Set(read(lines.at(-2)?.content ?? '').words.map(({ plain }) => plain));
  return reading.words.length > 0 && reading.words.every(({ plain }) => asked.has(plain));
}

const plainAnswers = [
  '#',
  'nao|nunca|nada|nenhum|nenhuma|ninguem|so|todo|toda|tudo|sempre',
  'hoje|ontem|amanha|semana|mes|ano|dia|manha|tarde|noite',
  'segunda|terca|quarta|quinta|sexta|sabado|domingo',
  'tenho|temos|fiz|fez|faco|vendo|uso|eu',
];

/** «Só eu», «fim do mês», «ninguém fez»: short, and plain enough to be an answer. */
const isPlainAnswer = ({ reading, asked = '' }: Turn): boolean =>
  asked.includes('?') && has(reading.words, plainAnswers);

/** «Não», to a question: there is nothing to add to it. */
const isBareNo = ({ manner, reading, asked = '' }: Turn): boolean =>
  manner === 'bare' && asked.endsWith('?') && reading.words[0]?.plain === 'nao';

const understood = ['Certo.', 'Entendi.', 'Está bem.'];

/** An objection the person has answered before it was raised, or nothing to hold on to. */
function foreseen(turn: Turn): readonly string[] {
  const settled = turn.voice.objections.find((some) => settles(turn, some))?.settled;
  return settled ?? (turn.isMention ? understood : turn.voice.vague);
}

const aboutOf = ({ drawsOut = '', after = drawsOut }: Objection): string => after;

/** Whether the message settles an objection: it answers it, and the judge believes something of what it is about. */
function settles({ reading, assessment }: Turn, objection: Objection): boolean {
  const isBelieved = metIn(assessment, 'half').some((id) => id === aboutOf(objection));
  return (objection.isTold || isBelieved) && has(reading.words, objection.answered);
}
