import { promptByText } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { contributionCapNotice, uncountedNotice, waitingIdeaNotice } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Request } from '#server/http/route.ts';
import { publishPost } from './publish-post.ts';
import { toSubmission } from './show-post.ts';

/** Publishes an idea, and tells when it earned nothing and why. */
export async function submitIdea(tx: Tx, request: Request<'submit'>): Promise<Answer<'submit'>> {
  const { question, answer, runId } = request.body;
  const category = promptByText(question)?.category ?? '';
  const { post, points, isWaiting, newBadges } = await publishPost(tx, request, {
    kind: 'submission',
    title: question,
    body: answer,
    category,
    details: '{}',
    runId,
    typed: [answer],
  });
  const uncounted = post.text_key === null ? uncountedNotice : contributionCapNotice;
  const whyNothing = isWaiting ? waitingIdeaNotice : uncounted;
  return {
    submission: toSubmission(post),
    pointsEarned: points,
    newBadges,
    notice: points === 0 ? whyNothing : null,
  };
}
