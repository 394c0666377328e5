import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Source } from '#core/content/fact.ts';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import { SourceLine } from './source-line.tsx';

export interface Explanation {
  id: string;
  title: string;
  /** Whether the person had it right; left out where nothing was asked. */
  isCorrect?: boolean;
  text: ReactNode;
  source?: Source;
  /** What «Ouvir» reads; without it the text is only shown. */
  spoken?: string;
}

interface Props {
  heading: string;
  /** Once this is what the person looks at, such as after closing the result. */
  takesFocus?: boolean;
  items: readonly Explanation[];
}

/** Everything the game explained, again and without a hurry. */
export const Explanations = ({ heading, takesFocus = false, items }: Props) => (
  <section className="grid gap-3">
    <PhaseHeading key={String(takesFocus)} takesFocus={takesFocus}>
      {heading}
    </PhaseHeading>
    <ul className="grid gap-3">
      {items.map(({ id, title, isCorrect, text, source, spoken }) => (
        <li key={id} className="grid gap-1.5 rounded-2xl border-2 border-line bg-card p-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {/* Some words in a row before the button stands beside them. */}
            <h3 className="flex whole-words min-w-[min(10em,100%)] items-start gap-2 text-lg leading-snug font-bold">
              {isCorrect !== undefined && <Mark isCorrect={isCorrect} />}
              <span className="min-w-0">{title}</span>
            </h3>
            {spoken && <ListenButton text={spoken} />}
          </div>
          <div className="grid gap-1.5">{text}</div>
          {source && <SourceLine {...source} />}
        </li>
      ))}
    </ul>
  </section>
);

const Mark = ({ isCorrect }: { isCorrect: boolean }) => {
  const Icon = isCorrect ? CircleCheck : CircleX;
  return (
    <>
      <Icon
        aria-hidden="true"
        size={22}
        className={`mt-0.5 shrink-0 ${isCorrect ? 'text-leaf' : 'text-clay'}`}
      />
      <span className="sr-only">{isCorrect ? 'Você acertou:' : 'Você errou:'}</span>
    </>
  );
};
