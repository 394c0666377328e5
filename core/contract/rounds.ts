import { z } from 'zod';
import { nominationModel } from '#core/nominations/model.ts';
import { areDifferent } from '#core/nominations/round-questions.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, limit, pathId, text } from './text.ts';

const ok = z.object({ ok: z.literal(true) });
const id = z.object({ id: pathId });
const { questions: howMany } = nominationModel;

const questions = z
  .array(filledText(limits.roundQuestion.max, 'round_questions_invalid'))
  .min(howMany.min, { error: 'round_questions_invalid' })
  .max(howMany.max, { error: 'round_questions_invalid', abort: true })
  .refine(areDifferent, { error: 'round_questions_invalid' });

/** A round as those who take care see it: how many answered is told in steps of five. */
const round = z.object({
  id: z.int(),
  communityId: z.int(),
  questions: z.array(z.string()),
  openedAt: instant,
  endsAt: instant,
  isOpen: z.boolean(),
  answered: z.int(),
  members: z.int(),
  /** How many more answers it takes at least before anything can be claimed. */
  missing: z.int(),
  /** What came of it: it is counted when somebody first opens its report. Null while it is open. */
  outcome: z.enum(['uncounted', 'too_few', 'no_claim', 'claim']).nullable(),
});

/** The ids of those who are named. */
const people = z.array(z.int().min(1).max(999_999_999)).max(limits.named.max);

const shownPerson = z.object({ id: z.int(), username: z.string(), fullName: z.string().nullable() });

/** A count that was shifted in secret, with its interval. */
const estimate = z.object({ count: z.int(), low: z.int(), high: z.int() });

const correlation = z.object({ value: z.number(), low: z.number(), high: z.number() });

const namedPerson = shownPerson.extend({
  /** By how many people, in whichever question; null: too few to be told. */
  together: estimate.nullable(),
  questions: z.array(estimate.nullable()),
  /** Named by many, hardly active here. */
  isHidden: z.boolean(),
  /** To how many groups of the measured network the person has ties. */
  groups: z.int(),
});

/** What changed since the last round that allows a claim: from what was told of both, and nothing else. */
const retest = z.object({
  /** The end of the round before; null: there is none. */
  since: instant.nullable(),
  /** Why they cannot be compared; null where they can. */
  cause: z.enum(['first', 'uncounted', 'no_claim', 'other_questions', 'few_people']).nullable(),
  /** How the order of those told in both agrees. */
  agreement: correlation.nullable(),
  both: z.int(),
  /** Whose share rose or fell beyond what chance may do in both, the greatest change first: so many at most. */
  rose: z.array(shownPerson).max(limits.roundShown.max),
  fell: z.array(shownPerson).max(limits.roundShown.max),
});

/** What was told of a round, once it was over. */
const told = z.object({
  modelVersion: z.int(),
  verdict: z.discriminatedUnion('mayClaim', [
    z.object({ mayClaim: z.literal(true), isFirm: z.boolean() }),
    z.object({
      mayClaim: z.literal(false),
      cause: z.enum(['few_answers', 'unstable', 'no_accord']),
      missing: z.int().nullable(),
    }),
  ]),
  answered: z.int(),
  members: z.int(),
  stability: z.number(),
  agreement: correlation.nullable(),
  /** The most named first, and the hidden ones among the others; so many at most. The files have all of them. */
  named: z.array(namedPerson).max(2 * limits.roundShown.max),
  /** Active here, and named by few: so many at most. */
  unnamed: z.array(shownPerson).max(limits.roundShown.max),
  /** How many there are of each, also those that are not listed here. */
  howMany: z.object({ named: z.int(), hidden: z.int(), unnamed: z.int() }),
  outside: z.array(z.object({ name: z.string(), count: z.int() })),
  /** How few of the named reach most of the measured network. */
  cover: z.array(shownPerson.extend({ reached: z.int() })),
  inNetwork: z.int(),
  retest,
});

export const roundsContract = {
  openRound: {
    summary: 'Abre uma rodada de perguntas sobre quem a comunidade procura; uma de cada vez.',
    access: 'member',
    params: id,
    body: z.object({
      questions,
      /** From now on by the server's clock, which alone is known to be right; or else a moment. */
      days: z.int({ error: 'round_end_invalid' }).min(1, { error: 'round_end_invalid' }).optional(),
      endsAt: z.iso
        .datetime({ error: 'round_end_invalid' })
        .max(40, { error: 'round_end_invalid' })
        .optional(),
    }),
    answer: round,
    status: 201,
    errors: ['not_moderator', 'round_open', 'round_questions_invalid', 'round_end_invalid'],
  },
  rounds: {
    summary:
      'As rodadas de uma comunidade, da última à primeira, para quem cuida dela; “before” traz as anteriores a uma delas.',
    access: 'member',
    params: id,
    query: z.object({ before: pathId.optional() }),
    answer: z.array(round),
    errors: ['not_moderator'],
  },
  closeRound: {
    summary: 'Encerra uma rodada antes do fim. Os resultados são contados uma única vez.',
    access: 'member',
    params: id,
    answer: ok,
    errors: ['not_moderator', 'not_found', 'round_over'],
  },
  currentRound: {
    summary:
      'A rodada aberta na comunidade de quem pergunta, com as próprias respostas, e o que a última disse da pessoa.',
    access: 'member',
    answer: z.object({
      round: z.object({ id: z.int(), questions: z.array(z.string()), endsAt: instant }).nullable(),
      answers: z.array(
        z.object({ question: z.int(), people: z.array(shownPerson), outside: z.array(z.string()) }),
      ),
      /** Whether the person does not want to be named. */
      declines: z.boolean(),
      /** How often the person was named in the last round that was told; null: too few to be told. */
      own: z
        .object({
          endedAt: instant,
          answered: z.int(),
          together: z.int().nullable(),
          questions: z.array(z.object({ text: z.string(), count: z.int().nullable() })),
        })
        .nullable(),
    }),
    errors: [],
  },
  roundPeople: {
    summary: 'As pessoas da comunidade que podem ser indicadas numa rodada.',
    access: 'member',
    params: id,
    query: z.object({
      q: text(limits.fullName.max).optional(),
      after: pathId.optional(),
      limit: limit(200, 60),
    }),
    answer: z.object({ people: z.array(shownPerson), next: z.int().nullable() }),
    errors: ['not_found'],
  },
  answerRound: {
    summary:
      'Responde a uma pergunta, no lugar do que foi respondido antes. De dois aparelhos vale o que a pessoa respondeu por último (“at”), e a resposta diz o que ficou. Sem ninguém, a resposta é “ninguém”. Quem não pode ser indicado fica de fora.',
    access: 'member',
    params: z.object({
      id: pathId,
      question: z
        .string()
        .regex(/^[0-9]$/)
        .transform(Number),
    }),
    body: z.object({
      people,
      outside: z
        .array(filledText(limits.fullName.max, 'name_too_long'))
        .max(limits.namedOutside.max)
        .default([]),
      /** When the person said so, where it waited on a phone. */
      at: instant.max(40).optional(),
    }),
    answer: z.object({ people: z.array(z.int()), outside: z.array(z.string()) }),
    errors: ['not_found', 'round_over', 'name_too_long'],
  },
  takeBackAnswers: {
    summary: 'Apaga tudo o que a pessoa respondeu em todas as rodadas. O que já foi contado fica contado.',
    access: 'member',
    answer: ok,
    errors: [],
  },
  setNaming: {
    summary: 'Diz se a pessoa pode ser indicada.',
    access: 'member',
    body: z.object({ declines: z.boolean() }),
    answer: ok,
    errors: [],
  },
  giveOpinion: {
    summary:
      'Guarda quem a pessoa que cuida indicaria, no lugar do que disse antes. Fica à parte: não muda nenhum número da rodada.',
    access: 'member',
    params: id,
    body: z.object({ people }),
    answer: z.object({ people: z.array(z.int()) }),
    errors: ['not_moderator', 'not_found'],
  },
  roundResults: {
    summary:
      'O que uma rodada disse, para quem cuida da comunidade: só depois do fim, a partir de cinco respostas.',
    access: 'member',
    params: id,
    answer: z.object({
      round,
      told: told.nullable(),
      /** Whom those who take care would name themselves: beside what was told, and never mixed into it. */
      opinions: z.array(shownPerson.extend({ carers: z.int(), isOwn: z.boolean() })),
    }),
    errors: ['not_moderator', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;
