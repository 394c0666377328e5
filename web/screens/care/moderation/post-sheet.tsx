import type { ReactNode } from 'react';
import { ageOf } from '#web/api/age.ts';

interface Props {
  post: { username: string; title: string; text: string };
  at: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A post as those who take care read it. */
export const PostSheet = ({ post, at, children }: Props) => (
  <article className="grid gap-3 rounded-2xl border-2 border-line p-4">
    <p className="flex flex-wrap gap-x-3">
      <strong>{post.username}</strong>
      <time dateTime={at} className="text-ink-soft">
        {ageOf(at)}
      </time>
    </p>
    <h3 className="font-display text-lg leading-snug font-bold">{post.title}</h3>
    <p className="max-w-prose whitespace-pre-line">{post.text}</p>
    {children}
  </article>
);
