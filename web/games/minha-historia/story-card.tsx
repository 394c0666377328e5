import { useId, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { storyScore } from '#core/progress/points.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { VoteButton } from '#web/calls/vote-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { categoryTone } from './category-tone.ts';
import { Paragraphs } from './paragraphs.tsx';

type Story = Answer<'stories'>[number];

/** So much of a story is shown before one asks for the rest. */
const excerptLength = 150;

/** A story of the community: its beginning, the rest on demand, and a vote for it. */
export function StoryCard({ story, isOwn }: { story: Story; isOwn: boolean }) {
  const { title, username, category, content, votes } = story;
  const [isWhole, setIsWhole] = useState(false);
  const textId = useId();
  const letters = [...content];
  const isLong = letters.length > excerptLength;
  return (
    <Card className="p-4 sm:p-6">
      <article className="grid gap-3">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Tag tone={categoryTone(category)}>{category}</Tag>
          <span className="text-sm font-semibold text-ink-soft tabular-nums">
            {counted(votes, 'voto', 'votos')}
          </span>
        </p>
        <div className="grid gap-0.5">
          <h3 className="font-display text-xl leading-snug font-bold">{title}</h3>
          <p className="text-sm text-ink-soft">
            Por <strong className="break-words">{username}</strong>
          </p>
        </div>
        <div id={textId}>
          {isWhole || !isLong ? (
            <Paragraphs text={content} />
          ) : (
            <p>{letters.slice(0, excerptLength).join('').trimEnd()}…</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isLong && (
            <button
              type="button"
              aria-expanded={isWhole}
              aria-controls={textId}
              onClick={() => setIsWhole(!isWhole)}
              className="-ml-2 min-h-12 rounded-xl px-2 font-bold text-leaf underline underline-offset-4"
            >
              {isWhole ? 'Ler menos' : 'Ler mais'}
              <span className="sr-only">: {title}</span>
            </button>
          )}
          <ListenButton text={`${title}. ${content}`} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-dashed border-line pt-3">
          <strong className="text-leaf tabular-nums">{formatNumber(storyScore(votes))} pts</strong>
          {isOwn ? (
            <Tag tone="leaf">Sua história</Tag>
          ) : (
            <VoteButton type="story" post={story} author={username} />
          )}
        </div>
      </article>
    </Card>
  );
}
