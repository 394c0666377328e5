import { Sun } from 'lucide-react';
import { formatNumber } from '#core/progress/wording.ts';

interface Props {
  points: number;
  /** What was earned, or lost, rather than all there is. */
  isGain?: boolean;
  /** In a narrow row the mark stands for the word, which is still read out. */
  isShort?: boolean;
  className?: string;
}

/** Influence by its own mark and word, so that nobody takes it for the points of a game. */
export const Influence = ({ points, isGain = false, isShort = false, className = 'text-leaf' }: Props) => (
  <span
    className={`inline-flex items-center justify-center gap-x-1 font-bold tabular-nums ${isGain ? 'flex-wrap' : ''} ${className}`}
  >
    <Sun aria-hidden="true" size={18} strokeWidth={2.5} className="shrink-0 text-clay" />
    {`${isGain && points >= 0 ? '+' : ''}${formatNumber(points)}${isShort ? '' : ' de influência'}`}
    {isShort && <span className="sr-only"> de influência</span>}
  </span>
);
