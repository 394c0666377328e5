import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What is printed in place of the page as long as it is mounted. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(<div className="print-sheet">{children}</div>, document.body);
