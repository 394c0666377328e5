import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PostCard } from './post-card.tsx';

interface Props {
  id: number;
  onTopic: (key: string) => void;
}

/** The one post that an address names, above all others. */
export function SharedPost({ id, onTopic }: Props) {
  const query = { limit: '1', before: String(id + 1) };
  const found = useQuery({ ...readOptions('feed', { query }), refetchOnMount: 'always' });
  const { user } = useSession();
  const post = found.data?.find((one) => one.id === id);
  return (
    <section aria-label="Publicação compartilhada" className="grid gap-4">
      <h2 className="text-2xl">
        {post && post.userId === user?.id ? 'Sua publicação' : 'Compartilhada com você'}
      </h2>
      {found.isPending && <SkeletonRows rows={1} rowClass="h-48" />}
      {found.isLoadingError && <LoadFailure failure={found.error} onRetry={() => found.refetch()} />}
      {post && <PostCard post={post} onTopic={onTopic} isOpen />}
      {found.isSuccess && !post && (
        <p className="text-ink-soft">Esta publicação não está no mural da sua comunidade.</p>
      )}
    </section>
  );
}
