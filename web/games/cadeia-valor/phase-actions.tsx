import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface Props {
  onRestart: () => void;
  /** The button that leads on. */
  children: ReactNode;
}

/** What ends a phase, and the way back for whoever came upon a chain that they no longer want. */
export const PhaseActions = ({ onRestart, children }: Props) => (
  <div className="grid gap-3 sm:flex sm:flex-wrap">
    {children}
    <Button look="quiet" onClick={onRestart}>
      Escolher outra cadeia
    </Button>
  </div>
);
