import { ThumbsUp } from 'lucide-react';
import { counted } from '#core/progress/wording.ts';

interface Props {
  /** What is voted on, for those who hear the button and do not see its place. */
  of: string;
  votes: number;
  hasVoted: boolean;
  onVote: () => void;
}

/** The votes of a post, on the button that adds one's own. */
export const VoteButton = ({ of, votes, hasVoted, onVote }: Props) => (
  <button
    type="button"
    aria-pressed={hasVoted}
    aria-disabled={hasVoted}
    onClick={onVote}
    className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-card px-4 font-bold hover:bg-maize-wash aria-pressed:border-leaf aria-pressed:bg-leaf-wash aria-pressed:text-leaf"
  >
    <ThumbsUp aria-hidden="true" size={20} className={hasVoted ? 'fill-current' : ''} />
    {hasVoted ? 'Votado' : 'Votar'}
    <span className="sr-only"> em {of}</span>
    <span className="tabular-nums">
      <span aria-hidden="true">{votes}</span>
      <span className="sr-only">, {counted(votes, 'voto', 'votos')}</span>
    </span>
  </button>
);

/** The votes of a post on which this person does not vote. */
export const VoteCount = ({ votes }: { votes: number }) => (
  <span className="inline-flex items-center gap-2 font-bold whitespace-nowrap text-ink-soft tabular-nums">
    <ThumbsUp aria-hidden="true" size={20} />
    {counted(votes, 'voto', 'votos')}
  </span>
);
