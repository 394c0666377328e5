import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

export interface QuestionProps<Said> {
  place: { step: number; total: number };
  /** Nothing said is an answer too. */
  onAnswer: (said: Said) => void;
}

interface Props {
  place: { step: number; total: number };
  title: string;
  note: string;
  onSkip: () => void;
  children: ReactNode;
}

/** One question on a sheet of its own: answered by one touch, or passed over. */
export const Question = ({ place: { step, total }, title, note, onSkip, children }: Props) => (
  <Card className="mx-auto grid w-full max-w-2xl gap-4 px-3 py-4 max-sm:-mt-3 sm:p-7">
    <div className="grid gap-1">
      <p className="text-[min(1rem,7.6vw)] font-semibold text-ink-soft">
        Pergunta {step} de{'\u00a0'}
        {total}
      </p>
      <ScreenHeading title={title} className="text-balance">
        {title}
      </ScreenHeading>
      <p className="text-ink-soft">{note}</p>
    </div>
    {children}
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-dashed border-line pt-3">
      <p className="text-sm text-ink-soft">Dá para mudar depois, na sua página.</p>
      <Button look="quiet" onClick={onSkip}>
        Pular
      </Button>
    </div>
  </Card>
);
