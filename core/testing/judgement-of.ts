import { standingOf } from '#core/games/desafio-negocio/claims/standing.ts';
import { listen } from '#core/games/desafio-negocio/judge/listen.ts';
import type { GradedTalk } from './graded.ts';
import { openingOf, shortOf } from './in-short.ts';
import { judge } from './measure-judge.ts';
import { partsOfTalk } from './parts-of-talk.ts';

const longestOpening = 24;

const lettersOf = (levels: readonly string[]): string => levels.map(([letter]) => letter).join('');

/** How a talk was read, in short: what it is taken for, and of each message of whom and of when its words are said. */
function readingOf({ challengeId, lines }: GradedTalk): string {
  const { messages, isPlayed, isActed, isHollow, wasRude } = listen(challengeId, lines);
  const marked = messages.map((message) => {
    const { index, reading, copied, asked, absent, affirmed, hasVerb, isHeldTogether } = message;
    const { others, pretended, unreal, planned } = standingOf(message);
    return [
      index,
      reading.words.map(({ plain, clause, sentence, proper }) => [plain, clause, sentence, proper]),
      [copied, asked, absent, others, pretended, unreal, planned].map((marks) => [...marks].sort()),
      [affirmed?.text, hasVerb, isHeldTogether],
    ];
  });
  return shortOf(JSON.stringify([isPlayed, isActed, isHollow, wasRude, marked]));
}

/** Of one talk in so many it is told as well what each part of judge and persona makes of it. */
const oneIn = 3;

/** What the judge says of a talk in one line: the grades given by hand, its own, what it heard, the score, and the rest in short. */
export function judgementOf(talk: GradedTalk, at: number): string {
  const { objectives, score, isDoubted, words } = judge(talk);
  const levels = lettersOf(objectives.map(({ level }) => level));
  const heard = lettersOf(objectives.map((objective) => objective.heard.level));
  const doubt = isDoubted ? '?' : ' ';
  const rest = shortOf(JSON.stringify(objectives) + words);
  const parts = at % oneIn === 0 ? ` ${shortOf(JSON.stringify(partsOfTalk(talk)))}` : '';
  const first = talk.lines.find(({ role }) => role === 'user')?.content ?? '';
  return `${lettersOf(talk.grades)} ${levels} ${heard} ${String(score).padStart(3)}${doubt} ${rest} ${readingOf(talk)}${parts} ${talk.kind}: ${openingOf(first, longestOpening)}`;
}
