import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { ageOf } from '#web/api/age.ts';
import { VoteButton } from '#web/calls/vote-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Answered } from './answered.tsx';
import { communityReads, wallPosts } from './community-reads.ts';
import { NothingYet } from './nothing-yet.tsx';
import { VoteCount } from './vote-count.tsx';

type Post = Answer<'feed'>[number];

/** The latest ideas and stories of everyone. */
export function CommunityWall({ userId }: { userId: number }) {
  const read = useQuery(communityReads.wall);
  return (
    <Panel title="Mural da Comunidade" Icon={MessagesSquare}>
      <Answered read={read} waiting={<SkeletonRows rows={wallPosts} rowClass="h-44 sm:h-30" />}>
        {(posts) =>
          posts.length === 0 ? (
            <NothingYet
              Icon={MessagesSquare}
              text="O mural ainda está vazio. Que tal contar a primeira ideia?"
            >
              <Link href="/games/voz-rota" className={buttonLook('primary')}>
                Contar uma ideia
              </Link>
            </NothingYet>
          ) : (
            <>
              <ul className="grid divide-y-2 divide-line">
                {posts.map((post) => (
                  <WallPost key={`${post.type}-${post.id}`} post={post} isOwn={post.userId === userId} />
                ))}
              </ul>
              <MoreLink href="/community">Ver toda a comunidade</MoreLink>
            </>
          )
        }
      </Answered>
    </Panel>
  );
}

interface WallPostProps {
  post: Post;
  isOwn: boolean;
}

const WallPost = ({ post, isOwn }: WallPostProps) => (
  <li className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
    <Avatar name={post.username} />
    <div className="self-center leading-snug sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-2">
      <p className="font-bold">{post.username}</p>
      <p className="text-sm text-ink-soft">{ageOf(post.createdAt)}</p>
    </div>
    <div className="col-span-2 grid gap-0.5 sm:col-span-1 sm:col-start-2">
      <p className="text-sm font-semibold text-ink-soft md:line-clamp-1">{post.title}</p>
      <p className="line-clamp-3">{post.text}</p>
    </div>
    <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:grid sm:justify-items-end">
      {isOwn ? (
        <VoteCount votes={post.votes} />
      ) : (
        <VoteButton type={post.type} post={post} author={post.username} />
      )}
      {isOwn && <Tag tone="amber">Sua publicação</Tag>}
      {post.type === 'story' && <Tag tone="plum">História</Tag>}
    </div>
  </li>
);
