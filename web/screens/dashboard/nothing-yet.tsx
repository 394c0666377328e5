import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  Icon: LucideIcon;
  text: string;
  children?: ReactNode;
}

/** An empty panel: calm words, and what to do next. */
export const NothingYet = ({ Icon, text, children }: Props) => (
  <div className="grid content-center justify-items-center gap-4 px-2 py-6 text-center">
    <span className="grid size-18 place-items-center rounded-full bg-maize-wash text-clay">
      <Icon aria-hidden="true" size={36} />
    </span>
    <p className="max-w-80 text-ink-soft">{text}</p>
    {children}
  </div>
);
