import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { SampleTag } from './sample-tag.tsx';

interface Props {
  label: string;
  Icon: LucideIcon;
  isSample?: boolean;
  /** The figure, a name or a ring. */
  children: ReactNode;
  /** What stands below it in small print. */
  note?: ReactNode;
}

/** One figure of a row of them. */
export const FigureCard = ({ label, Icon, isSample = false, children, note }: Props) => (
  <Card className="flex h-full min-w-0 flex-col gap-1 p-4 sm:p-5">
    <div className="flex items-start gap-2">
      <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-clay" />
      <h3 className="min-w-0 grow leading-snug font-semibold text-ink-soft">{label}</h3>
    </div>
    <div className="min-w-0 font-display text-3xl font-bold text-leaf">{children}</div>
    {note && <div className="text-sm text-ink-soft">{note}</div>}
    {isSample && (
      <div className="mt-auto pt-1">
        <SampleTag />
      </div>
    )}
  </Card>
);
