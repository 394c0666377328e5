import type { Lines, Voice } from '#core/content/desafio-negocio/shape.ts';
import { isApart, isOffer, nameAgreed, wasPut } from '#core/games/desafio-negocio/bargain/bargain.ts';
import { declines } from '#core/games/desafio-negocio/claims/aside.ts';
import type { Assessment } from '#core/games/desafio-negocio/judge/assess.ts';
import { acknowledge, answerQuestions, nameOpen } from './answering.ts';
import { takeCorrection } from './correction.ts';
import { beKind } from './kindness.ts';
import { timesSpoken } from './spoken.ts';
import { answerTerm } from './terms.ts';
import { type Turn, wasRaised } from './turn.ts';

/** Answers what is still to be answered, names what was agreed or what stayed open, and says goodbye. */
export function takeLeave(turn: Turn): void {
  const { voice, speaker } = turn;
  const end = closing(turn);
  if (turn.isDishonest) speaker.say(voice.dishonest, 1);
  else {
    beKind(turn);
    const refused = refusedIn(turn);
    if (refused) speaker.say(refused, 1);
    const answered = answerTerm(turn) || answerQuestions(turn);
    takeCorrection(turn);
    if (isApart(turn)) {
      nameAgreed(turn);
      return void speaker.say(parting);
    }
    const named = (end === 'all' || end === 'most') && nameAgreed(turn);
    const opened = !refused && (end === 'most' || end === 'some') && nameOpen(turn);
    if (!answered && !named && !opened) acknowledge(turn);
  }
  speaker.say(voice.close[end]);
}

/** What is said to whoever answers the objection that was just raised with a no. */
export function refusedIn({ voice, lines, reading }: Turn): Lines | undefined {
  const raised = voice.objections.find((objection) => wasRaised(objection, lines.slice(-2)));
  return raised && declines(reading) ? raised.refused : undefined;
}

/** Where no price was agreed on nothing is closed, however well the rest went. */
const parting = [
  'Fica para a próxima, então. A porta continua aberta.',
  'Sem problema, fica para outra vez. Até mais!',
];

const lastOffer = ['Então me diga: qual é o seu último preço?'];

/** Whoever refuses the persona's last price is asked once for theirs; tells whether that was done. */
export function askLastOffer({ lines, speaker }: Turn): boolean {
  return timesSpoken(lastOffer, lines) === 0 && speaker.say(lastOffer);
}

/** Whether the message only refuses the price that was put to the person, or goes on refusing when asked for theirs. */
export function refusesPrice(turn: Turn): boolean {
  const { lines, reading } = turn;
  const wasAsked = wasPut(lines) || timesSpoken(lastOffer, lines.slice(-2)) > 0;
  return wasAsked && declines(reading) && !isOffer(turn);
}

/** Whoever was told to lack nothing is not sent to complete it, though a part is believed by half. */
const hasAll = ({ objectives }: Assessment): boolean =>
  objectives.every(({ level, heard }) => level === 'whole' || (level === 'half' && heard.met));

function closing({ assessment }: Turn): keyof Voice['close'] {
  if (assessment.score >= 70) return hasAll(assessment) ? 'all' : 'most';
  return assessment.score > 0 ? 'some' : 'none';
}
