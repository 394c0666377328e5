import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { MoreButton } from '#web/calls/more-button.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { feedOptions } from './feed-options.ts';
import { type Post, PostCard } from './post-card.tsx';

/** Others write meanwhile: whoever comes back sees what is new. */
const useFeed = (topic: string) => useInfiniteQuery({ ...feedOptions(topic), refetchOnMount: 'always' });

interface Props {
  /** The key of the topic that is shown; empty for all. */
  topic: string;
  onTopic: (key: string) => void;
}

/** What the community writes, newest first. */
export function Feed({ topic, onTopic }: Props) {
  const feed = useFeed(topic);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTopic = useRef(topic);
  useEffect(() => {
    if (shownTopic.current === topic) return;
    shownTopic.current = topic;
    heading.current?.focus();
  }, [topic]);
  const posts = feed.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby="conversas" className="grid min-w-0 content-start gap-4 md:row-span-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="conversas" tabIndex={-1} className="scroll-mt-6 text-2xl outline-none">
          {topic ? `Conversas sobre #${topic}` : 'Conversas da comunidade'}
        </h2>
        {topic && (
          <Button look="quiet" onClick={() => onTopic('')}>
            Ver todas as conversas
          </Button>
        )}
      </div>
      {feed.isPending && <SkeletonRows rows={3} rowClass="h-64" text="Carregando conversas..." />}
      {feed.isLoadingError && <LoadFailure failure={feed.error} onRetry={() => feed.refetch()} />}
      {feed.isSuccess && posts.length === 0 && <NothingYet topic={topic} />}
      {posts.length > 0 && <Posts posts={posts} onTopic={onTopic} />}
      <MoreButton pages={feed}>Carregar mais</MoreButton>
    </section>
  );
}

/** As many as a screen shows below the week's goal and the figures. */
const seenFirst = 1;

/** The place on a phone of a post that is not laid out yet: too low, its buttons would lie under the next one. */
const roomFor = ({ text }: Post): string => `auto ${28 + text.length / 12}rem`;

/** The others are drawn after those that are seen, in pieces so short that a tap in between is answered. */
function Posts({ posts, onTopic }: { posts: readonly Post[]; onTopic: Props['onTopic'] }) {
  const drawn = useDeferredValue(posts.length, seenFirst);
  return (
    <ul className="grid gap-4">
      {posts.slice(0, drawn).map((post) => (
        <li
          key={post.id}
          className="below-fold min-w-0 md:[contain-intrinsic-height:auto_24rem]!"
          style={{ containIntrinsicHeight: roomFor(post) }}
        >
          <PostCard post={post} onTopic={onTopic} />
        </li>
      ))}
    </ul>
  );
}

const NothingYet = ({ topic }: { topic: string }) => (
  <EmptyState
    title={topic ? `Ninguém falou de #${topic} ainda` : 'Ninguém publicou ainda'}
    text="Conte o que você sabe ou viveu. A primeira conversa pode ser a sua."
  >
    <Link href="/games/voz-rota" className={buttonLook('primary')}>
      Contar uma ideia
    </Link>
  </EmptyState>
);
