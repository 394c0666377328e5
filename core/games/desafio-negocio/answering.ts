import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { metIn } from './assess.ts';
import { admissionOf, answersTo, asks } from './questions.ts';
import type { Turn } from './turn.ts';

export const asksOpen = ['que .. falta|faltou|completar|completo', 'completar|falta|faltou .. que'];

/** What an objective lacks, inside a sentence. */
const namedOpen = ({ missing }: Criterion): string => missing.replace(/: (.*)$/, ' ($1)');

/** Names the first thing that was not settled. */
export function nameOpen({ challengeId, assessment, later, refusedOnce, speaker }: Turn): boolean {
  const told = assessment.objectives.filter(({ heard }) => heard.met).map(({ id }) => id);
  const mentioned = later.map(({ id }) => id).filter((id) => !refusedOnce.includes(id));
  const unsettled = rubrics[challengeId].filter(
    ({ id }) => ![...metIn(assessment), ...told, ...mentioned].includes(id),
  );
  const [open] = unsettled.map(namedOpen);
  return open !== undefined && speaker.say([`Ficou em aberto: ${open}.`, `Ainda falta: ${open}.`], 1);
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
export function answerQuestions(turn: Turn, haggled = false): boolean {
  const { reading, voice, speaker, manner } = turn;
  const answers = answersTo(reading, voice, turn);
  for (const lines of answers) speaker.say(lines, 1);
  if (answers.length === 0 && asks(reading, asksOpen) && nameOpen(turn)) return true;
  const isMet = haggled || answers.length > 0 || answeredElsewise.has(manner);
  const admission = !isMet && admissionOf(reading, voice);
  return (admission && speaker.say(admission, 1)) || answers.length > 0;
}

/** Says what was just met, so many things at most. */
export function acknowledge({ voice, speaker, fresh }: Turn, most = 2): void {
  for (const id of fresh.slice(0, most)) speaker.say(voice.objectives[id]?.met ?? [], 1);
}
