import type { z } from 'zod';
import { accountContract } from './account.ts';
import { authContract } from './auth.ts';
import { careContract } from './care.ts';
import { certificatesContract } from './certificates.ts';
import { challengesContract } from './challenges.ts';
import { communitiesContract } from './communities.ts';
import { connectionsContract } from './connections.ts';
import type { Endpoint } from './endpoint.ts';
import { gamesContract } from './games.ts';
import { membersContract } from './members.ts';
import { mentoringContract } from './mentoring.ts';
import { networkContract } from './network.ts';
import { noticesContract } from './notices.ts';
import type { CallName } from './paths.ts';
import { postsContract } from './posts.ts';
import { practiceContract } from './practice.ts';
import { rankingContract } from './ranking.ts';
import { repliesContract } from './replies.ts';
import { roundsContract } from './rounds.ts';
import { storiesContract } from './stories.ts';
import { teamsContract } from './teams.ts';
import { trialsContract } from './trials.ts';
import { weekContract } from './week.ts';

/** Every endpoint by name; the server binds each one and the browser's client takes its types from here. */
export const contract = {
  ...authContract,
  ...membersContract,
  ...gamesContract,
  ...postsContract,
  ...repliesContract,
  ...rankingContract,
  ...accountContract,
  ...teamsContract,
  ...connectionsContract,
  ...challengesContract,
  ...storiesContract,
  ...networkContract,
  ...communitiesContract,
  ...careContract,
  ...noticesContract,
  ...roundsContract,
  ...weekContract,
  ...practiceContract,
  ...certificatesContract,
  ...mentoringContract,
  ...trialsContract,
} as const satisfies Record<CallName, Endpoint>;

export type Contract = typeof contract;

type Schema<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Contract[N] extends Record<K, infer S extends z.ZodType> ? S : undefined;

/** What a caller sends. */
export type Sent<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schema<N, K> extends z.ZodType ? z.input<Schema<N, K>> : undefined;

/** What a handler receives once the contract has parsed it. */
export type Received<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schema<N, K> extends z.ZodType ? z.output<Schema<N, K>> : undefined;

export type Answer<N extends CallName> = z.output<Contract[N]['answer']>;
