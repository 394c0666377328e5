import { ChevronDown, Target } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#core/contract/index.ts';

interface Props {
  challenge: Answer<'challenges'>[number];
  /** Open from the start: always on a wide screen, on a phone until the person has begun to talk. */
  isFresh: boolean;
}

/** The scenario and the objectives, at hand while one talks. */
export function Briefing({ challenge: { scenario, objectives, persona }, isFresh }: Props) {
  const [isOpen] = useState(() => isFresh || matchMedia('(min-width: 56rem)').matches);
  return (
    <details
      open={isOpen}
      className="group rounded-2xl border-2 border-line bg-maize-wash [&_summary::-webkit-details-marker]:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-2xl px-4 font-bold">
        <Target aria-hidden="true" size={20} className="shrink-0 text-clay" />
        Cenário e objetivos
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="ml-auto shrink-0 group-open:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p>{scenario}</p>
        <p>
          <strong>{persona.name}</strong>, {persona.role.toLocaleLowerCase('pt-BR')}. {persona.personality}
        </p>
        <h3 className="font-bold">Seus objetivos</h3>
        <ul className="-mt-2 grid list-disc gap-1 pl-5 marker:text-clay">
          {objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
