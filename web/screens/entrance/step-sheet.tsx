import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

/** One step to take, on a sheet of its own in the middle of the screen. */
export const StepSheet = ({ children }: { children: ReactNode }) => (
  <Card className="mx-auto grid w-full max-w-xl gap-5 p-5 sm:p-8">{children}</Card>
);
