import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, limit, pathId, runId, text, username } from './text.ts';

const ok = z.object({ ok: z.literal(true) });

/** A code as a person says or types it: any case, and whatever makes it readable; only letters and digits count. */
export const spokenCode = z
  .string()
  .max(40, { error: 'code_invalid', abort: true })
  .transform((value) => value.toUpperCase().replaceAll(/[^\dA-Z]+/g, ''));

/** A community by name. */
export const namedCommunity = z.object({ id: z.int(), name: z.string(), place: z.string() });

/** What a member is to a community, or to the whole deployment. */
export const role = z.enum(['member', 'facilitator', 'coordinator']);

/** It stands in headings and on cards. */
const inOneLine = (typed: string): string => typed.replaceAll(/\s+/g, ' ');
const communityName = filledText(limits.communityName.max, 'community_name_invalid').transform(inOneLine);
const communityPlace = text(limits.communityName.max, 'community_name_invalid').transform(inOneLine);
const entry = z.enum(['open', 'invited']);

/** A community as those who take care of it see it, with its figures. */
const community = namedCommunity.extend({
  /** Whoever registers without an invite lives here, where that is open; others are entered by invite or card alone. */
  isFirst: z.boolean(),
  entry,
  members: z.int(),
  /** Members who did something in the last 30 days. */
  activeMembers: z.int(),
  posts: z.int(),
  gamesCompleted: z.int(),
  teamsCompleted: z.int(),
  facilitators: z.array(z.object({ id: z.int(), username: z.string() })),
});

const invite = z.object({
  code: z.string(),
  /** The path that leads in: '/convite/ABC234'. */
  path: z.string(),
  uses: z.int(),
  maxUses: z.int(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  isValid: z.boolean(),
});

/** Somebody of the community, as its carers see them. */
const person = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string().nullable(),
  role,
  joinedAt: instant,
  /** To the hour; null for whoever never came in. */
  lastSeenAt: instant.nullable(),
  gamesStarted: z.int(),
  gamesCompleted: z.int(),
  /** Teams under way and finished. */
  openTeams: z.int(),
  teamsCompleted: z.int(),
  ideas: z.int(),
  stories: z.int(),
  connections: z.int(),
  influenceScore: z.int(),
  /** How they came: alone, by an invite, by a card. */
  cameBy: z.enum(['alone', 'invite', 'card']),
  isSuspended: z.boolean(),
  /** Asked for help to come back in. */
  needsHelp: z.boolean(),
});

const communityId = z.object({ id: pathId });

export const communitiesContract = {
  deployment: {
    summary: 'O nome desta instalação, e se já existe coordenação.',
    access: 'public',
    answer: z.object({
      name: z.string(),
      hasCoordination: z.boolean(),
      /** Whether one may register without an invite. */
      entry,
    }),
    errors: [],
  },
  updateDeployment: {
    summary: 'Muda o nome desta instalação. Só a coordenação.',
    access: 'member',
    body: z.object({ name: communityName }),
    answer: ok,
    errors: ['not_coordination', 'community_name_invalid'],
  },
  invite: {
    summary: 'A que comunidade um convite leva, e se ainda vale.',
    access: 'public',
    params: z.object({ code: spokenCode }),
    answer: z.object({
      community: namedCommunity.nullable(),
      isValid: z.boolean(),
    }),
    errors: ['too_many_attempts'],
    limit: 'code',
  },
  joinCommunity: {
    summary:
      'Muda para a comunidade do convite: pontos, selos, jogos e histórias vão junto; ideias, equipes, conexões e parcerias ficam.',
    access: 'member',
    body: z.object({ code: spokenCode }),
    answer: z.object({ community: namedCommunity }),
    errors: ['invite_invalid', 'too_many_attempts'],
    limit: 'code',
  },
  communities: {
    summary: 'As comunidades com seus números: todas para a coordenação, as suas para quem facilita.',
    access: 'member',
    query: z.object({
      q: text(limits.communityName.max).optional(),
      after: pathId.optional(),
      limit: limit(100, 50),
    }),
    answer: z.object({ communities: z.array(community), next: z.int().nullable() }),
    errors: ['not_moderator'],
  },
  createCommunity: {
    summary: 'Cria uma comunidade. Só a coordenação.',
    access: 'member',
    body: z.object({
      name: communityName,
      place: communityPlace.default(''),
      entry: entry.default('invited'),
    }),
    answer: community,
    status: 201,
    errors: ['not_coordination', 'community_name_invalid'],
  },
  updateCommunity: {
    summary: 'Muda o nome, o lugar ou a entrada de uma comunidade. Só a coordenação.',
    access: 'member',
    params: communityId,
    body: z.object({
      name: communityName.optional(),
      place: communityPlace.optional(),
      entry: entry.optional(),
    }),
    answer: community,
    errors: ['not_coordination', 'not_found', 'community_name_invalid'],
  },
  people: {
    summary: 'Todas as pessoas da comunidade, para quem cuida dela.',
    access: 'member',
    params: communityId,
    query: z.object({
      q: text(limits.fullName.max).optional(),
      /** Only those after this id. */
      after: pathId.optional(),
      /** Who never finished a game, who was not here for 7 days, who asked for help, who is suspended. */
      needs: z.enum(['to_play', 'to_return', 'team_waits', 'help', 'suspended']).optional(),
      limit: limit(500, 100),
    }),
    answer: z.object({
      people: z.array(person),
      /** Where the next page begins; null after the last. */
      next: z.int().nullable(),
    }),
    errors: ['not_moderator'],
  },
  makeCards: {
    summary:
      'Cria uma conta para cada nome, com um cartão de um só uso para a pessoa escolher a senha. Com o mesmo runId, as mesmas contas com códigos novos.',
    access: 'member',
    params: communityId,
    body: z.object({
      names: z
        .array(username)
        .min(1, { error: 'missing_fields' })
        .max(limits.cards.max, { error: 'too_many_names' }),
      runId,
    }),
    answer: z.array(
      z.object({ id: z.int(), username: z.string(), code: z.string(), path: z.string(), expiresAt: instant }),
    ),
    status: 201,
    errors: [
      'not_moderator',
      'username_invalid',
      'name_misleading',
      'name_reserved',
      'too_many_names',
      'run_id_taken',
      'sign_in_busy',
    ],
  },
  invites: {
    summary: 'Os convites da comunidade, do mais novo ao mais antigo.',
    access: 'member',
    params: communityId,
    answer: z.array(invite),
    errors: ['not_moderator'],
  },
  createInvite: {
    summary: 'Faz um convite que se pode dizer em voz alta.',
    access: 'member',
    params: communityId,
    body: z.object({
      maxUses: z.int().min(1).max(limits.inviteUses.max).default(100),
      days: z.int().min(1).max(limits.inviteDays.max).default(30),
    }),
    answer: invite,
    status: 201,
    errors: ['not_moderator'],
  },
  revokeInvite: {
    summary: 'Cancela um convite; quem já entrou fica.',
    access: 'member',
    params: z.object({ id: pathId, code: spokenCode }),
    answer: ok,
    errors: ['not_moderator', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;
