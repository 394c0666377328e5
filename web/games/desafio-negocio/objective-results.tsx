import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Conversation } from './use-conversation.ts';

/** How each objective fared, with the person's own words as the proof. */
export const ObjectiveResults = ({ objectives }: { objectives: Conversation['objectives'] }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
    {objectives.map(({ objective, met, evidence }) => {
      const Icon = met ? CircleCheck : CircleDashed;
      return (
        <li
          key={objective}
          className={`flex items-start gap-3 rounded-2xl border-2 px-4 py-3 ${met ? 'border-leaf bg-leaf-wash' : 'border-line bg-card'}`}
        >
          <Icon
            aria-hidden="true"
            size={24}
            className={`mt-0.5 shrink-0 ${met ? 'text-leaf' : 'text-clay'}`}
          />
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold">
              <span className="sr-only">{met ? 'Cumprido: ' : 'Faltou: '}</span>
              {objective}
            </p>
            {evidence && <blockquote className="italic wrap-anywhere">“{evidence}”</blockquote>}
          </div>
        </li>
      );
    })}
  </ul>
);
