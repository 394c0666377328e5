import { accounts } from './001-accounts.ts';
import { progress } from './002-progress.ts';
import { posts } from './003-posts.ts';
import { community } from './004-community.ts';
import { conversations } from './005-conversations.ts';
import { onceShared } from './007-once-shared.ts';
import type { Migration } from './column-types.ts';

/** Every step, by the name under which it is remembered; names sort in the order they run. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-progress': progress,
  '003-posts': posts,
  '004-community': community,
  '005-conversations': conversations,
  '007-once-shared': onceShared,
};
