import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { instant, limit, pathId, text } from './text.ts';

/** A group of people who are tied more among themselves than with the others; only groups of five or more are told. */
const group = z.object({ id: z.int(), name: z.string(), members: z.int(), x: z.number(), y: z.number() });

/** How a member leads, and the plain words that say why; no words where the name is private. */
const leadership = z.object({ type: z.string().nullable(), name: z.string(), reasons: z.array(z.string()) });

/** One person of the network. Measures are those of the whole network, whatever the filters show. */
const person = z.object({
  /** Below zero for a member who keeps the name private: no address leads to such an id. */
  id: z.int(),
  username: z.string(),
  isHidden: z.boolean(),
  /** Null outside every group that is told. */
  group: z.int().nullable(),
  /** Different people tied by a connection or a team. */
  degree: z.int(),
  /** Share of the shortest ways between others that lead through this person, 0-1. */
  betweenness: z.number(),
  /** Share of the whole influence, 0-1; all people together have 1. */
  pageRank: z.number(),
  isBridge: z.boolean(),
  isEmerging: z.boolean(),
  /** Points earned in the last 30 days. */
  rise30d: z.int(),
  /** Whether most ties or votes received came in bursts, in return or from a small circle, or those given go round in one. */
  isDamped: z.boolean(),
  /** Has not finished a game yet, or is here since today: without measures, which are 0. */
  isNew: z.boolean(),
  leadership,
  /** Told to the person and to those who take care of the community, as it was promised to those who answered. */
  named: named.nullable(),
  /** Where to draw the person, -1 to 1. */
  x: z.number(),
  y: z.number(),
});

/** A tie everybody may see, once for each pair and kind; those of members who keep the name private are not told. */
const tie = z.object({
  from: z.int(),
  to: z.int(),
  weight: z.number(),
  kind: z.enum(['connection', 'team']),
  /** Whether it is one of many round one person, and so counted for nothing. */
  isDamped: z.boolean(),
});

/** Votes between two groups: who voted for whom is nobody's business, so single votes are never told. */
const groupVotes = z.object({ from: z.int(), to: z.int(), votes: z.int() });

export const networkContract = {
  network: {
    summary:
      'A rede real da comunidade: pessoas, ligações, grupos e medidas, como estavam no último cálculo. Os filtros escolhem o que se mostra; as medidas são da rede inteira.',
    access: 'member',
    query: z.object({
      period: z.enum(['all', 'week', 'month', 'quarter']).default('all'),
      /** With `vote`: those whom votes reached, and the votes between groups. */
      kind: z.enum(['all', 'connection', 'team', 'vote']).default('all'),
      group: pathId.optional(),
      /** How many people, the most influential first. */
      limit: limit(10_000, 300),
    }),
    answer: z.object({
      /** Null before the first snapshot. */
      computedAt: instant.nullable(),
      /** The version of the weights and rules. */
      modelVersion: z.int(),
      /** Whether the panels may leave their samples. */
      isEnough: z.boolean(),
      /** Fewer than five people are left by the filters: nothing is told of them. */
      isTooSmall: z.boolean(),
      figures: z.object({
        centralNodes: z.int(),
        activeConnections: z.int(),
        collaborationRate: z.int(),
        emergingInfluencers: z.int(),
      }),
      /** Three sentences; none before there is enough to tell. */
      insights: z.array(z.string()),
      groups: z.array(group),
      /** The most influential first. */
      people: z.array(person),
      /** Those between the people shown, at most 20,000, the strongest first. */
      ties: z.array(tie),
      groupVotes: z.array(groupVotes),
      /** How many people and ties the filters leave, before the limit. */
      totals: z.object({ people: z.int(), ties: z.int() }),
      /** Under which id the one who asks is in `people`; null when not among them. */
      self: z.int().nullable(),
    }),
    errors: [],
  },
  requestReview: {
    summary:
      'Pede que uma pessoa reveja a própria posição, calculada de forma automática (LGPD, art. 20), ou olhe de novo o que quem cuida fez.',
    access: 'member',
    body: z.object({ message: text(limits.message.max, 'message_too_long').default('') }),
    answer: z.object({ ok: z.literal(true) }),
    status: 201,
    errors: ['message_too_long', 'review_open'],
  },
  reviews: {
    summary:
      'Os pedidos de revisão sem resposta, do mais antigo ao mais novo, para quem cuida da comunidade.',
    access: 'member',
    query: z.object({ communityId: pathId.optional() }),
    answer: z.array(
      z.object({
        id: z.int(),
        userId: z.int(),
        username: z.string(),
        message: z.string(),
        requestedAt: instant,
        leadership,
        named: named.nullable(),
      }),
    ),
    errors: ['not_moderator'],
  },
  answerReview: {
    summary: 'Responde a um pedido de revisão.',
    access: 'member',
    params: z.object({ id: pathId }),
    body: z.object({
      answer: text(limits.message.max, 'message_too_long').pipe(
        z.string().min(1, { error: 'message_empty' }),
      ),
    }),
    answer: z.object({ ok: z.literal(true) }),
    errors: ['not_moderator', 'not_found', 'message_empty', 'message_too_long', 'own_judgement'],
  },
} as const satisfies Record<string, Endpoint>;
