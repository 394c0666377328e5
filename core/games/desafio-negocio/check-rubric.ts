import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { type Assessment, challengeOf, type Line, listen, type ObjectiveResult, scoreOf } from './assess.ts';
import { read } from './words.ts';

/** What a judge says of one objective. */
export interface Claim {
  id: string;
  met: boolean;
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
  const heard = listen(challenge, lines).filter(
    ({ copied, reading }) => copied.size <= reading.words.length / 2,
  );
  const objectives = rubrics[challengeId].map(({ id, worked }, position): ObjectiveResult => {
    const objective = challenge.objectives[position] ?? worked;
    const claim = claims.find((candidate) => candidate.id === id && candidate.met);
    const quoted = read(claim?.evidence ?? '').words.map((word) => word.plain);
    const source =
      quoted.length >= fewestQuoted &&
      heard.find(({ reading }) =>
        contains(
          reading.words.map((word) => word.plain),
          quoted,
        ),
      );
    if (!claim || !source) return { id, objective, met: false, evidence: null, messageIndex: null };
    return { id, objective, met: true, evidence: claim.evidence.trim(), messageIndex: source.index };
  });
  return { objectives, score: scoreOf(objectives) };
}

function contains(words: readonly string[], run: readonly string[]): boolean {
  return words.some((_, start) => run.every((word, offset) => words[start + offset] === word));
}
