import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import type { LiveEvent } from '#core/contract/live.ts';
import { changePost } from '#web/api/change-post.ts';
import { changeRead } from '#web/api/change-read.ts';
import type { LiveNews } from '#web/api/live.ts';
import { readOptions } from '#web/api/read-options.ts';
import { liveReads, readAgain } from '#web/api/stale.ts';

/** What changed is asked for again at most once in so many milliseconds. */
const pausesMs = {
  feed: 1000,
  ranking: 3000,
  member: 500,
  teams: 500,
  team: 500,
  notices: 500,
  messages: 500,
  replies: 500,
} satisfies Record<keyof typeof liveReads, number>;

/** Returns what keeps a member's cache in step with the live updates; what nobody looks at is read when it is shown. */
export function createFreshener(cache: QueryClient) {
  const groups = Object.entries(pausesMs) as [keyof typeof pausesMs, number][];
  const readers = groups.map(([name, pauseMs]) => ({
    name,
    act: atMostEvery(pauseMs, () => void readAgain(cache, liveReads[name])),
  }));
  return (news: LiveNews): void => {
    if (news.type === 'replies') {
      const { replies } = news;
      changePost(cache, news.postId, (post) => ({ ...post, replies }));
    }
    if (news.type === 'votes') {
      changePost(cache, news.postId, (post) => ({ ...post, votes: news.votes }));
    } else if (news.type === 'answer') {
      writeAnswer(cache, news);
    } else if (news.type === 'connected') {
      // An event that came while the network went may have asked for a read that failed.
      void cache.refetchQueries({
        type: 'active',
        fetchStatus: 'idle',
        predicate: ({ state }) => state.isInvalidated || state.status === 'error',
      });
    } else {
      for (const { name, act } of readers) if (news.type === 'resync' || news.type === name) act();
    }
  };
}

/** Writes a teammate's answer on the desk, unless a newer one stands there. */
function writeAnswer(
  cache: QueryClient,
  { quizId, teamId, part, answer, authorId, updatedAt }: LiveEvent & { type: 'answer' },
): void {
  const params = { quizId: String(quizId), teamId: String(teamId) };
  changeRead<Answer<'team'>>(cache, readOptions('team', { params }).queryKey, (desk) => {
    const written = desk?.answers.find((one) => one.part === part);
    if (!desk || (written && written.updatedAt > updatedAt)) return desk;
    const others = desk.answers.filter((one) => one !== written);
    return { ...desk, answers: [...others, { part, answer, authorId, updatedAt }] };
  });
}

/** Acts at once, then at most once in a while; what came meanwhile is acted on at its end. */
function atMostEvery(pauseMs: number, act: () => void): () => void {
  let isPausing = false;
  let isWanted = false;
  return function wanted() {
    isWanted = isPausing;
    if (isPausing) return;
    isPausing = true;
    act();
    setTimeout(() => {
      isPausing = false;
      if (isWanted) wanted();
    }, pauseMs);
  };
}
