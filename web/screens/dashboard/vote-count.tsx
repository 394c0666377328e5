import { ThumbsUp } from 'lucide-react';
import { counted } from '#core/progress/wording.ts';

/** The votes of a post on which this person does not vote. */
export const VoteCount = ({ votes }: { votes: number }) => (
  <span className="inline-flex items-center gap-2 font-bold whitespace-nowrap text-ink-soft tabular-nums">
    <ThumbsUp aria-hidden="true" size={20} />
    {counted(votes, 'voto', 'votos')}
  </span>
);
