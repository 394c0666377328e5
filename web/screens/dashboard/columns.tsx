import type { ReactNode } from 'react';

/** Seven of the twelve columns of a wide screen. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className="below-fold grid md:col-span-7">{children}</div>
);

/** The other five. */
export const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="below-fold grid md:col-span-5">{children}</div>
);

/** All of them. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <div className="below-fold grid md:col-span-12">{children}</div>
);
