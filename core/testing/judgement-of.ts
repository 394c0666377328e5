import { listen } from '#core/games/desafio-negocio/listen.ts';
import { standingOf } from '#core/games/desafio-negocio/standing.ts';
import type { GradedTalk } from './graded.ts';
import { openingOf, shortOf } from './in-short.ts';
import { judge } from './measure-judge.ts';

const longestOpening = 24;

const lettersOf = (levels: readonly string[]): string => levels.map(([letter]) => letter).join('');

/** How a talk was read, in short: what each message is taken for, and of whom and of when its words are said. */
function readingOf({ challengeId, lines }: GradedTalk): string {
  const { messages, ...taken } = listen(challengeId, lines);
  const marked = messages.map((message) => ({ ...message, standing: standingOf(message) }));
  const listed = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);
  return shortOf(JSON.stringify({ ...taken, marked }, listed));
}

/** What the judge says of a talk in one line: the grades given by hand, its own, what it heard, the score, and the rest in short. */
export function judgementOf(talk: GradedTalk): string {
  const { objectives, score, isDoubted, words } = judge(talk);
  const levels = lettersOf(objectives.map(({ level }) => level));
  const heard = lettersOf(objectives.map((objective) => objective.heard.level));
  const doubt = isDoubted ? '?' : ' ';
  const rest = shortOf(JSON.stringify(objectives) + words);
  const first = talk.lines.find(({ role }) => role === 'user')?.content ?? '';
  return `${lettersOf(talk.grades)} ${levels} ${heard} ${String(score).padStart(3)}${doubt} ${rest} ${readingOf(talk)} ${talk.kind}: ${openingOf(first, longestOpening)}`;
}
