import { z } from 'zod';
import { businessChallenges } from '#core/content/desafio-negocio.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { instant, pathId, text } from './text.ts';

const id = z.object({ id: pathId });
const ok = z.object({ ok: z.literal(true) });

const challengeId = z.enum(businessChallenges.map((challenge) => challenge.id));

const stars = z
  .int({ error: 'trial_rating_invalid' })
  .min(1, { error: 'trial_rating_invalid' })
  .max(limits.trialStars.max, { error: 'trial_rating_invalid' });

/** A challenge that leaders try before everybody sees it, with what they think of it. */
const trial = z.object({
  id: z.int(),
  challengeId: z.string(),
  challengeName: z.string(),
  openedAt: instant,
  /** When everybody sees it, whether or not anybody does anything. */
  endsAt: instant,
  isOpen: z.boolean(),
  ratings: z.array(
    z.object({ id: z.int(), username: z.string(), stars: z.int(), note: z.string(), ratedAt: instant }),
  ),
});

export const trialsContract = {
  trials: {
    summary:
      'Os desafios que as lideranças experimentam primeiro, com as notas, para quem cuida da comunidade.',
    access: 'member',
    params: id,
    answer: z.object({
      /** What can be marked: challenges that open later anyway, and were not tried here yet. */
      choices: z.array(z.object({ id: challengeId, name: z.string() })),
      /** How many lead in the community by now; with none nobody could try anything. */
      leaders: z.int(),
      trials: z.array(trial),
    }),
    errors: ['not_moderator'],
  },
  openTrial: {
    summary:
      'Abre um desafio primeiro para as lideranças, por alguns dias; depois abre para todo mundo, sozinho.',
    access: 'member',
    params: id,
    body: z.object({
      challengeId,
      days: z.int().min(1).max(limits.trialDays.max),
    }),
    answer: ok,
    status: 201,
    errors: ['not_moderator', 'trial_first', 'trial_open', 'trial_over', 'trial_no_leaders'],
  },
  endTrial: {
    summary: 'Abre para todo mundo um desafio que as lideranças experimentavam.',
    access: 'member',
    params: id,
    answer: ok,
    errors: ['not_moderator', 'not_found', 'trial_over'],
  },
  rateTrial: {
    summary: 'A nota de quem lidera a um desafio que experimentou até o fim, com uma linha se quiser.',
    access: 'member',
    params: id,
    body: z.object({ stars, note: text(limits.trialNote.max, 'trial_rating_invalid').default('') }),
    answer: ok,
    errors: ['not_found', 'trial_over', 'trial_leaders_only', 'trial_untried', 'trial_rating_invalid'],
  },
} as const satisfies Record<string, Endpoint>;
