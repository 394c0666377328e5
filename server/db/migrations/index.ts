import { accounts } from './001-accounts.ts';
import { progress } from './002-progress.ts';
import { posts } from './003-posts.ts';
import { community } from './004-community.ts';
import { conversations } from './005-conversations.ts';
import { network } from './006-network.ts';
import { hiddenMembers } from './007-hidden-members.ts';
import { onceShared } from './008-once-shared.ts';
import { featsAndHands } from './009-feats-and-hands.ts';
import { realTeams } from './010-real-teams.ts';
import { mutualTies } from './011-mutual-ties.ts';
import { fairPosts } from './012-fair-posts.ts';
import { identifiedLeaders } from './013-identified-leaders.ts';
import { writeProbe } from './014-write-probe.ts';
import { upkeep } from './017-upkeep.ts';
import { nameSkeletons } from './019-name-skeleton.ts';
import { communities } from './021-communities.ts';
import { keptCalls } from './021-kept-calls.ts';
import { rounds } from './022-rounds.ts';
import { practice } from './023-practice.ts';
import { certificates } from './024-certificates.ts';
import { preferences } from './025-preferences.ts';
import { secondDay } from './026-second-day.ts';
import { mentoring } from './027-mentoring.ts';
import { trials } from './029-trials.ts';
import { opinions } from './030-opinions.ts';
import { settled } from './031-settled.ts';
import { turnout } from './032-turnout.ts';
import { countedTopics } from './033-counted-topics.ts';
import type { Migration } from './column-types.ts';

/** Every step, by the name under which it is remembered; names sort in the order they run. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-progress': progress,
  '003-posts': posts,
  '004-community': community,
  '005-conversations': conversations,
  '006-network': network,
  '007-hidden-members': hiddenMembers,
  '008-once-shared': onceShared,
  '009-feats-and-hands': featsAndHands,
  '010-real-teams': realTeams,
  '011-mutual-ties': mutualTies,
  '012-fair-posts': fairPosts,
  '013-identified-leaders': identifiedLeaders,
  '014-write-probe': writeProbe,
  '017-upkeep': upkeep,
  '019-name-skeleton': nameSkeletons,
  '021-communities': communities,
  '021-kept-calls': keptCalls,
  '022-rounds': rounds,
  '023-practice': practice,
  '024-certificates': certificates,
  '025-preferences': preferences,
  '026-second-day': secondDay,
  '027-mentoring': mentoring,
  '029-trials': trials,
  '030-opinions': opinions,
  '031-settled': settled,
  '032-turnout': turnout,
  '033-counted-topics': countedTopics,
};
