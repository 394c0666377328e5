import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#core/contract/live.ts';
import { changePost } from '#web/api/change-post.ts';
import type { LiveNews } from '#web/api/live.ts';
import { readOptions } from '#web/api/read-options.ts';

/** What is read again together, by its addresses, and at most once in so many milliseconds. */
interface Group {
  isOf: (address: string) => boolean;
  pauseMs: number;
}

const startingWith =
  (...starts: readonly string[]) =>
  (address: string): boolean =>
    starts.some((start) => address.startsWith(start));

const teamList = /^\/api\/(teams\/|collaborative-quizzes\/\d+\/teams$)/;

const groupsOf = (userId: number) =>
  ({
    feed: {
      isOf: startingWith('/api/feed', '/api/submissions', '/api/stories', '/api/community', '/api/reports'),
      pauseMs: 1000,
    },
    ranking: { isOf: startingWith('/api/leaderboard', '/api/leadership'), pauseMs: 3000 },
    member: {
      isOf: startingWith(
        ...['stats', 'activities', 'octalysis-stats'].map((part) => `/api/users/${userId}/${part}`),
        '/api/account',
        '/api/connections',
      ),
      pauseMs: 500,
    },
    teams: { isOf: (address) => teamList.test(address), pauseMs: 500 },
    // Of a desk only its team is told: whoever has just left must not ask for it again.
    team: {
      isOf: (address) => address.startsWith('/api/collaborative-quizzes') && !teamList.test(address),
      pauseMs: 500,
    },
  }) satisfies Record<string, Group>;

/** Answers what keeps a member's cache in step with the live updates; what nobody looks at is read when it is shown. */
export function createFreshener(cache: QueryClient, userId: number) {
  const readAgain = Object.entries(groupsOf(userId)).map(([name, { isOf, pauseMs }]) => ({
    name,
    act: atMostEvery(pauseMs, () => {
      void cache.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey.join('/')) });
    }),
  }));
  return (news: LiveNews): void => {
    if (news.type === 'votes') {
      changePost(cache, news.postId, (post) => ({ ...post, votes: news.votes }));
    } else if (news.type === 'answer') {
      writeAnswer(cache, news);
    } else if (news.type === 'connected') {
      // An event that came while the network went may have asked for a read that failed.
      void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    } else {
      for (const { name, act } of readAgain) if (news.type === 'resync' || news.type === name) act();
    }
  };
}

/** Writes a teammate's answer on the desk, unless a newer one stands there. */
function writeAnswer(
  cache: QueryClient,
  { quizId, teamId, part, answer, authorId, updatedAt }: LiveEvent & { type: 'answer' },
): void {
  const params = { quizId: String(quizId), teamId: String(teamId) };
  cache.setQueryData(readOptions('team', { params }).queryKey, (desk) => {
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
