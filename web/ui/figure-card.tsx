import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface Props {
  label: string;
  Icon: LucideIcon;
  /** Names are longer than figures, and set smaller. */
  isName?: boolean;
  /** The figure, a name or a ring. */
  children: ReactNode;
  /** What stands below it in small print. */
  note?: ReactNode;
}

/** One figure of a row of them. */
export const FigureCard = ({ label, Icon, isName = false, children, note }: Props) => (
  <Card className="flex h-full min-w-0 flex-col gap-1 p-4 sm:p-5">
    <Icon aria-hidden="true" size={24} className="shrink-0 text-clay" />
    <h3 className="text-sm font-semibold text-ink-soft sm:text-base">{label}</h3>
    <div className={`min-w-0 font-display font-bold text-leaf ${isName ? 'text-lg sm:text-xl' : 'text-3xl'}`}>
      {children}
    </div>
    {note && <div className="text-sm text-ink-soft">{note}</div>}
  </Card>
);
