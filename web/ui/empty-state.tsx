import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { ScreenHeading } from './screen-heading.tsx';

interface Props {
  title: string;
  text: string;
  /** Where nothing else on the screen is its main heading. */
  isWholeScreen?: boolean;
  /** What the person can do next. */
  children?: ReactNode;
}

/** Says calmly that there is nothing to see here, and what to do meanwhile. */
export const EmptyState = ({ title, text, isWholeScreen = false, children }: Props) => (
  <Card className="grid justify-items-center gap-3 px-6 py-12 text-center">
    <svg viewBox="0 0 120 84" aria-hidden="true" className="mb-2 w-36">
      <path d="M6 72c18-16 90-16 108 0v8H6Z" className="fill-road" />
      <path d="M60 66V40" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-leaf" />
      <path d="M60 46C40 48 30 36 30 20c19-2 30 8 30 26Z" className="fill-leaf" />
      <path d="M60 42c0-16 10-25 30-24 1 16-10 26-30 24Z" className="fill-maize" />
    </svg>
    {isWholeScreen ? (
      <ScreenHeading title={title}>{title}</ScreenHeading>
    ) : (
      <h2 className="text-2xl">{title}</h2>
    )}
    <p className="max-w-prose text-ink-soft">{text}</p>
    {children && <div className="pt-2">{children}</div>}
  </Card>
);
