import { MessagesSquare } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { ageOf } from '#web/api/age.ts';
import { useSession } from '#web/app/session.ts';
import { ConnectButton } from '#web/calls/connect-button.tsx';
import { RemovePost } from '#web/calls/remove-post.tsx';
import { VoteButton } from '#web/calls/vote-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { PostText } from './post-text.tsx';
import { ReportButton } from './report-button.tsx';
import { SharePost } from './share-post.tsx';
import { Thread } from './thread.tsx';

export type Post = Answer<'feed'>[number];

interface Props {
  post: Post;
  /** Shows what was answered from the beginning. */
  isOpen?: boolean;
  onTopic: (key: string) => void;
}

/** A post with its author and what can be done with it. */
export const PostCard = memo(function PostCard({ post, onTopic, isOpen = false }: Props) {
  const [isTalking, setTalking] = useState(isOpen);
  const threadId = useId();
  return (
    <Card className="p-4 sm:p-6">
      <article className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Avatar name={post.username} />
          <p className="whole-words leading-tight *:block">
            <strong>{post.username}</strong>
            <time dateTime={post.createdAt} className="text-sm text-ink-soft">
              {ageOf(post.createdAt)}
            </time>
          </p>
          <div className="ml-auto shrink-0">
            <ListenButton text={`${post.title}. ${post.text}`} />
          </div>
        </div>
        <h3 className="font-display text-xl leading-snug font-bold">{post.title}</h3>
        <PostText text={post.text} onTopic={onTopic} />
        {post.category && (
          <p>
            <Tag tone="amber">{post.category}</Tag>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t-2 max-md:gap-x-2 border-dashed border-line pt-3">
          <Actions post={post}>
            <button
              type="button"
              aria-expanded={isTalking}
              aria-controls={isTalking ? threadId : undefined}
              onClick={() => setTalking(!isTalking)}
              className="inline-flex min-h-12 items-center gap-2 rounded-2xl border-2 border-edge px-4 font-bold hover:bg-maize-wash max-md:px-3 max-md:text-sm"
            >
              <MessagesSquare aria-hidden="true" size={20} />
              {post.replies === 0 ? 'Responder' : counted(post.replies, 'resposta', 'respostas')}
              <span className="sr-only"> à publicação de {post.username}</span>
            </button>
          </Actions>
        </div>
        {isTalking && <Thread post={post} id={threadId} />}
      </article>
    </Card>
  );
});

function Actions({ post, children }: { post: Post; children: ReactNode }) {
  const { user } = useSession();
  const isOwn = post.userId === user?.id;
  return (
    <>
      {isOwn ? (
        <p className="flex min-h-12 items-center font-bold">{counted(post.votes, 'voto', 'votos')}</p>
      ) : (
        <VoteButton type={post.type} post={post} author={post.username} />
      )}
      {children}
      {isOwn ? (
        <>
          <Tag tone="leaf">Sua publicação</Tag>
          <SharePost post={post} />
        </>
      ) : (
        <>
          <ConnectButton id={post.userId} username={post.username} />
          {/* The two that are seldom used stay beside each other, whatever fits into the line before them. */}
          <div className="ml-auto flex flex-wrap justify-end">
            <SharePost post={post} />
            {user?.isModerator ? <RemovePost post={post} /> : <ReportButton post={post} />}
          </div>
        </>
      )}
    </>
  );
}
