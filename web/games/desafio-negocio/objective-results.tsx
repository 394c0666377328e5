import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { Conversation } from './use-conversation.ts';

type Objective = Conversation['objectives'][number];

const looks = {
  whole: { Icon: CircleCheck, said: 'Cumprido: ', frame: 'border-leaf bg-leaf-wash', ink: 'text-leaf' },
  half: { Icon: CircleDot, said: 'Pela metade: ', frame: 'border-leaf bg-card', ink: 'text-leaf' },
  none: { Icon: CircleDashed, said: 'Faltou: ', frame: 'border-line bg-card', ink: 'text-clay' },
};

/** Conversations from before there were halves only say whether an objective was met. */
const levelOf = ({ level, met }: Objective) => level ?? (met ? 'whole' : 'none');

/** How each objective fared, with the person's own words as the proof. */
export const ObjectiveResults = ({ objectives }: { objectives: readonly Objective[] }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
    {objectives.map((one) => {
      const { objective, evidence } = one;
      const level = levelOf(one);
      const { Icon, said, frame, ink } = looks[level];
      return (
        <li key={objective} className={`flex items-start gap-3 rounded-2xl border-2 px-4 py-3 ${frame}`}>
          <Icon aria-hidden="true" size={24} className={`mt-0.5 shrink-0 ${ink}`} />
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold">
              <span className="sr-only">{said}</span>
              {objective}
              {level === 'half' && <span className="font-normal text-ink-soft"> (pela metade)</span>}
            </p>
            {evidence && <blockquote className="italic wrap-anywhere">“{evidence}”</blockquote>}
          </div>
        </li>
      );
    })}
  </ul>
);
