import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { ageOf } from '#web/api/age.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { RemoveReply } from '#web/calls/remove-post.tsx';
import { WaitingMessages } from '#web/calls/waiting-messages.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeleteReply } from './delete-reply.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ReplyVote } from './reply-vote.tsx';
import { ReportButton } from './report-button.tsx';

type Reply = Answer<'replies'>[number];

interface Props {
  post: { id: number; username: string };
  /** The id of the element, for the button that opens it. */
  id: string;
}

/** What was answered to a post, and where one answers. */
export function Thread({ post, id }: Props) {
  const userId = useSession().user?.id;
  const params = { id: String(post.id) };
  const thread = useQuery({ ...readOptions('replies', { params }), refetchOnMount: 'always' });
  return (
    <section
      id={id}
      aria-label={`Respostas a ${post.username}`}
      className="grid gap-3 border-t-2 border-dashed border-line pt-3"
    >
      {thread.isPending && <SkeletonRows rows={1} rowClass="h-24" />}
      {thread.isLoadingError && <LoadFailure failure={thread.error} onRetry={() => thread.refetch()} />}
      {thread.data?.length === 0 && (
        <p className="text-ink-soft">Ninguém respondeu ainda. Uma palavra sua já começa a conversa.</p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {thread.data?.map((reply) => (
          <Said key={reply.id} reply={reply} postId={post.id} isOwn={reply.userId === userId} />
        ))}
      </ul>
      <WaitingMessages
        label="Respostas"
        isTo={({ call, input }) => call === 'reply' && input.params?.id === params.id}
      />
      <ReplyBox post={post} />
    </section>
  );
}

interface SaidProps {
  reply: Reply;
  postId: number;
  isOwn: boolean;
}

function Said({ reply, postId, isOwn }: SaidProps) {
  const { user } = useSession();
  return (
    <li
      className={`grid min-w-0 gap-1 rounded-2xl px-4 pt-3 pb-1 ${isOwn ? 'bg-leaf-wash' : 'bg-maize-wash'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <p className="flex whole-words flex-wrap gap-x-2 text-sm">
          <strong>{isOwn ? 'Você' : <Breakable text={reply.username} />}</strong>
          <time dateTime={reply.createdAt} className="text-ink-soft">
            {ageOf(reply.createdAt)}
          </time>
        </p>
        <ListenButton text={`${isOwn ? 'Você' : reply.username} respondeu: ${reply.text}`} />
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
      <div className="-mx-3 flex flex-wrap items-center">
        <ReplyVote reply={reply} postId={postId} isOwn={isOwn} />
        {isOwn && <DeleteReply id={reply.id} />}
        {!isOwn &&
          (user?.isModerator ? (
            <RemoveReply reply={reply} />
          ) : (
            <ReportButton post={{ ...reply, type: 'reply' }} />
          ))}
      </div>
    </li>
  );
}
