import { z } from 'zod';
import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Request } from '#server/http/route.ts';
import { publishPost } from './publish-post.ts';
import { templateById } from './read-fields.ts';
import { toStory } from './show-post.ts';

/** Shares a story; the points come with the game's progress, once per template. */
export async function saveStory(tx: Tx, request: Request<'saveStory'>): Promise<Answer<'saveStory'>> {
  const { promptId, title, content, inputData, runId } = request.body;
  const template = templateById(promptId);
  const { post, newBadges } = await publishPost(tx, request, {
    kind: 'story',
    title,
    body: content,
    category: template.category,
    details: JSON.stringify({ promptId: template.id, inputData }),
    runId,
    typed: template.fields.map(({ name }) => z.string().safeParse(inputData[name]).data ?? ''),
  });
  return { ...toStory(post), newBadges };
}
