import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { jsonObject } from './json.ts';
import { limits } from './limits.ts';
import { filledText, instant, onlyRunId, pathId, runId } from './text.ts';

const story = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  votes: z.int(),
  /** What the story has brought its author. */
  score: z.int(),
  hasVoted: z.boolean(),
  createdAt: instant,
});

export const storiesContract = {
  generateStory: {
    summary: 'Escreve uma história com os dados do formulário. Só o id do modelo conta em prompt.',
    access: 'member',
    body: z.object({
      prompt: z.object({ id: z.string().max(60) }),
      formData: z.record(z.string().max(60), z.unknown()),
      /** The words are told as they were typed, phone spelling and all. */
      keepsSpelling: z.boolean().default(false),
    }),
    answer: z.object({
      story: z.string(),
      title: z.string(),
      engine: z.enum(['embedded', 'model']),
      /** The fields whose spelling was mended, for the person to look at. */
      mended: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
    errors: ['not_found', 'story_field_missing', 'story_field_too_long', 'story_says_nothing'],
    limit: 'ai',
  },
  stories: {
    summary: 'As histórias da comunidade, da mais nova para a mais antiga.',
    access: 'member',
    answer: z.array(story),
    errors: [],
  },
  saveStory: {
    summary:
      'Compartilha uma história com a comunidade. Com o mesmo runId, responde a que já foi compartilhada.',
    access: 'member',
    body: z.object({
      title: filledText(limits.storyTitle.max),
      content: filledText(limits.story.max),
      category: z.string().max(40),
      promptId: z.string().max(60),
      runId,
      inputData: jsonObject(limits.gameData.max).default({}),
    }),
    carriesGameData: true,
    answer: story.extend({ newBadges: z.array(z.string()) }),
    status: 201,
    errors: ['not_found', 'post_limit', 'run_id_taken'],
  },
  voteStory: {
    summary: 'Curte uma história: uma vez, e nunca a própria.',
    access: 'member',
    params: z.object({ id: pathId }),
    body: onlyRunId,
    answer: z.object({ votes: z.int(), hasVoted: z.literal(true), notice: z.string().nullable() }),
    errors: ['not_found', 'own_vote', 'already_liked', 'vote_limit', 'run_id_taken'],
  },
} as const satisfies Record<string, Endpoint>;
