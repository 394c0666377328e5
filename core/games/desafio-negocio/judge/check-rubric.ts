import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { ChallengeId, Level } from '#core/content/desafio-negocio.ts';
import { nothing, type ObjectiveResult } from '#core/games/desafio-negocio/claims/verdict.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import type { Assessment } from './assess.ts';
import { challengeOf, listen } from './listen.ts';
import { scoreOf } from './score.ts';

/** What a judge says of one objective. */
export interface Claim {
  id: string;
  level: Level;
  evidence: string;
}

const fewestQuoted = 2;

/**
 * Keeps of a judge's claims what the conversation proves: an objective of this challenge, once, with a quote from a
 * message of the person that may count. Whatever a model writes, the score stays within the rubric.
 */
export function checkRubric(
  challengeId: ChallengeId,
  lines: readonly Line[],
  claims: readonly Claim[],
): Assessment {
  const challenge = challengeOf(challengeId);
  const heard = listen(challengeId, lines).messages.filter(
    ({ copied, reading }) => copied.size <= reading.words.length / 2,
  );
  const objectives = rubrics[challengeId].map(({ id, worked }, position): ObjectiveResult => {
    const objective = challenge.objectives[position] ?? worked;
    const none: ObjectiveResult = { id, objective, heard: nothing, ...nothing };
    const claim = claims.find((candidate) => candidate.id === id && candidate.level !== 'none');
    const quoted = read(claim?.evidence ?? '').words.map((word) => word.plain);
    const source =
      quoted.length >= fewestQuoted &&
      heard.find(({ reading }) =>
        contains(
          reading.words.map((word) => word.plain),
          quoted,
        ),
      );
    if (!claim || !source) return none;
    const { level } = claim;
    const evidence = claim.evidence.trim();
    const verdict = { ...nothing, level, met: level === 'whole', evidence, messageIndex: source.index };
    return { ...none, ...verdict, heard: verdict };
  });
  return { objectives, score: scoreOf(objectives), isDoubted: false };
}

/** Both judges must agree for a whole; a half needs only one of them; what was boasted of stays lost. */
export function agree(rules: Assessment, model: Assessment): Assessment {
  const objectives = rules.objectives.map((own): ObjectiveResult => {
    const other = model.objectives.find(({ id }) => id === own.id);
    if (own.isDishonest || !other || own.level === other.level) return own;
    const shown = own.level === 'none' ? other : own;
    return { ...shown, level: 'half', heard: own.heard, met: false, lacks: own.lacks };
  });
  return { objectives, score: scoreOf(objectives), isDoubted: rules.isDoubted };
}

function contains(words: readonly string[], run: readonly string[]): boolean {
  return words.some((_, start) => run.every((word, offset) => words[start + offset] === word));
}
