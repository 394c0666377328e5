import { promptByText } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { ageOf } from '#web/api/age.ts';
import { VoteButton } from '#web/calls/vote-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface Props {
  idea: Answer<'submissions'>[number];
  isOwn: boolean;
}

/** An idea with its author; the own one shows its votes and no button. */
export function IdeaCard({ idea, isOwn }: Props) {
  const category = promptByText(idea.question)?.category;
  return (
    <Card className={`p-4 sm:p-6 ${isOwn ? 'border-leaf!' : ''}`}>
      <article className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name={idea.username} />
          <p className="grid min-w-0 grow leading-tight">
            <strong className="break-words">{idea.username}</strong>
            <time dateTime={idea.createdAt} className="text-sm text-ink-soft">
              {ageOf(idea.createdAt)}
            </time>
          </p>
          {category && <Tag tone="amber">{category}</Tag>}
        </div>
        <h3 className="leading-snug text-ink-soft">{idea.question}</h3>
        <p className="text-lg leading-snug break-words whitespace-pre-line">{idea.answer}</p>
        <div className="flex flex-wrap items-center gap-3 border-t-2 border-dashed border-line pt-3">
          {isOwn ? (
            <OwnVotes votes={idea.votes} />
          ) : (
            <VoteButton type="submission" post={idea} author={idea.username} />
          )}
          <ListenButton text={idea.answer} />
        </div>
      </article>
    </Card>
  );
}

const OwnVotes = ({ votes }: { votes: number }) => (
  <p className="flex min-h-12 flex-wrap items-center gap-x-3 font-bold">
    <Tag tone="leaf">Sua ideia</Tag>
    {counted(votes, 'voto', 'votos')}
  </p>
);
