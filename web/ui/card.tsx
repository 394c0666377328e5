import type { ReactNode } from 'react';

/** A sheet of paper on the table. */
export const Card = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`rounded-3xl border-2 border-line bg-card shadow-[0_4px_0_var(--line)] ${className}`}>
    {children}
  </div>
);
