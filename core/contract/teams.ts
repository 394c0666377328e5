import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { instant, onlyRunId, pathId, runId, text } from './text.ts';

const quizId = z.object({ quizId: pathId });
const teamId = z.object({ quizId: pathId, teamId: pathId });

/** A team as the list shows it; `members` are those besides the leader. */
const team = z.object({
  id: z.int(),
  quizId: z.int(),
  leaderId: z.int(),
  leaderName: z.string(),
  members: z.array(z.int()),
  isCompleted: z.boolean(),
  createdAt: instant,
  /** Whether the one who asks belongs to it. */
  isMine: z.boolean(),
});

/** A team as its members see it at the desk. */
const desk = team.extend({
  seats: z.array(
    z.object({
      part: z.int(),
      userId: z.int(),
      username: z.string(),
      isLeader: z.boolean(),
      isHere: z.boolean(),
      /** Not seen at the desk for a day. */
      isAway: z.boolean(),
    }),
  ),
  answers: z.array(
    z.object({
      part: z.int(),
      answer: z.string(),
      /** Who wrote it last; null once that account is gone. */
      authorId: z.int().nullable(),
      updatedAt: instant,
    }),
  ),
  /** Everyone who holds a part or once held it. */
  holders: z.array(z.object({ part: z.int(), userId: z.int() })),
  userPart: z.int(),
});

export const teamsContract = {
  quizzes: {
    summary: 'Os desafios colaborativos. As respostas-modelo aparecem depois de concluir.',
    access: 'member',
    /** One more, whether it is offered or not: somebody was invited to it, or has just completed it. */
    query: z.object({ also: pathId.optional() }),
    answer: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        description: z.string(),
        parts: z.array(z.object({ id: z.int(), question: z.string(), answer: z.string() })),
        isCompleted: z.boolean(),
      }),
    ),
    errors: [],
  },
  teams: {
    summary: 'As equipes abertas de um desafio, a do próprio membro primeiro.',
    access: 'member',
    params: quizId,
    answer: z.array(team),
    errors: ['not_found'],
  },
  openTeams: {
    summary: 'Equipes de todos os desafios com lugar livre, as mais novas primeiro.',
    access: 'member',
    answer: z.array(team.extend({ quizTitle: z.string(), freePart: z.int(), freeQuestion: z.string() })),
    errors: [],
  },
  createTeam: {
    summary: 'Cria uma equipe; quem cria lidera, até três com lugar livre.',
    access: 'member',
    params: quizId,
    body: onlyRunId,
    answer: desk,
    status: 201,
    errors: ['not_found', 'teams_waiting', 'run_id_taken'],
  },
  joinTeam: {
    summary: 'Entra em uma equipe. Quem pede uma parte livre fica com ela; sem pedido, o servidor sorteia.',
    access: 'member',
    params: teamId,
    // Whatever else a client puts there, it joins all the same.
    body: z
      .object({ part: z.int().optional().catch(undefined) })
      .optional()
      .catch(undefined),
    answer: desk,
    errors: ['not_found', 'team_full', 'team_completed'],
  },
  leaveTeam: {
    summary: 'Sai da equipe e libera a parte. A última pessoa a sair desfaz a equipe.',
    access: 'member',
    params: teamId,
    body: onlyRunId,
    answer: z.object({ ok: z.literal(true) }),
    errors: ['not_found', 'team_completed', 'run_id_taken'],
  },
  team: {
    summary: 'A mesa da equipe, para quem é dela.',
    access: 'member',
    params: teamId,
    answer: desk,
    errors: ['not_found', 'not_in_team'],
  },
  writeAnswer: {
    summary: 'Escreve a resposta da própria parte, ou da parte de quem saiu ou sumiu há um dia.',
    access: 'member',
    params: teamId.extend({
      part: z
        .string()
        .regex(/^[123]$/)
        .transform(Number),
    }),
    body: z.object({
      answer: text(limits.teamAnswer.max, 'team_answer_too_long'),
      /** What stood there when the person began to write; what somebody else wrote since is not covered unseen. */
      before: text(limits.teamAnswer.max, 'team_answer_too_long').optional(),
      /** When it was written: an own text of another phone that came since is not covered unseen either. */
      at: instant.max(40).optional(),
      runId,
    }),
    answer: desk,
    errors: [
      'answer_changed',
      'not_found',
      'not_in_team',
      'part_taken',
      'part_unheld',
      'team_completed',
      'team_answer_too_long',
      'run_id_taken',
    ],
  },
  completeTeam: {
    summary: 'Conclui o desafio para a equipe inteira: três pessoas, cada parte com uma resposta de verdade.',
    access: 'member',
    params: teamId,
    body: onlyRunId,
    answer: z.object({ team: desk, pointsEarned: z.int(), newBadges: z.array(z.string()) }),
    errors: ['not_found', 'not_in_team', 'team_completed', 'parts_missing', 'team_too_small', 'run_id_taken'],
  },
} as const satisfies Record<string, Endpoint>;
