import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { metIn } from '#core/games/desafio-negocio/judge/assess.ts';
import { admissionOf, answersTo, notKnown } from './questions.ts';
import { asks, wantsToKnow } from './questions-in.ts';
import { timesSpoken } from './spoken.ts';
import { termIn } from './terms.ts';
import { asksTotal, sumUp } from './total.ts';
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
  const { reading, voice, speaker, manner, fresh, partly } = turn;
  const isSummed = sumUp(turn);
  // What was said of a figure, or of the price, is the answer to it.
  const isTerm = termIn(turn) !== null;
  const answers = answersTo(reading, voice, turn, (question) => isSummed && asksTotal(question, voice))
    .map((lines) =>
      lines.filter(
        (line) => !(isTerm && line.includes('%')) && !((haggled || isSummed) && line.includes('{preco}')),
      ),
    )
    .filter((lines) => lines.length > 0);
  for (const lines of answers) speaker.say(lines, 1);
  if (!isSummed && answers.length === 0 && asks(reading, asksOpen) && nameOpen(turn)) return true;
  const isMet = isSummed || haggled || answers.length > 0 || answeredElsewise.has(manner);
  const admission = isMet ? null : admissionOf(reading, voice, turn.asked);
  // «Sabe por quê? São três quilos de mandioca»: who tells something waits for an answer only where they want to know more than yes or no.
  const isWaitedFor =
    admission !== notKnown || (fresh.length === 0 && partly.length === 0) || wantsToKnow(reading);
  return (admission && isWaitedFor && speaker.say(admission, 1)) || isSummed || answers.length > 0;
}

/** Says what was just met, so many things at most; `flawed` is nothing to praise. */
export function acknowledge({ voice, speaker, fresh }: Turn, max = 2, flawed: readonly string[] = []): void {
  const praised = fresh.filter((id) => !flawed.includes(id)).slice(0, max);
  for (const id of praised) speaker.say(voice.objectives[id]?.met ?? [], 1);
}

/** Tells whoever speaks of it, and of nothing else, what the persona has to tell, once; tells whether it did. */
export function tellStory({ voice, lines, speaker, fresh, partly }: Turn): boolean {
  const [about, ...others] = [...fresh, ...partly.map(({ id }) => id)];
  const story = (others.length === 0 && voice.objectives[about ?? '']?.tells) || [];
  return story.length > 0 && timesSpoken(story, lines) === 0 && speaker.say(story, 1);
}
