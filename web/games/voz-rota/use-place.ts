import { useState } from 'react';
import type { PromptQuestion } from '#core/content/voz-rota.ts';
import { useSearch } from '#web/ui/use-search.ts';

/** The steps after the choice of a question, as the address names them. */
const names = { submission: 'escrever', voting: 'votar', completed: 'fim' } as const;
type Step = keyof typeof names;

const isStep = (text: string): text is Step => text in names;
const steps = Object.keys(names).filter(isStep);

/** Where in the game the person is; it stands in the address, so that Back and a reload keep to the game. */
export function usePlace() {
  const [search, setSearch] = useSearch();
  // Only what an action brings takes the focus: not the first look.
  const [isMoved, setIsMoved] = useState(false);
  return {
    step: steps.find((one) => names[one] === search.get('passo')),
    promptId: search.get('pergunta'),
    isMoved,
    toSelection() {
      setIsMoved(true);
      setSearch({});
    },
    /** To a step of a question; once an idea is sent, Back leads to the questions and not to the empty box. */
    to(step: Step, prompt: PromptQuestion) {
      setIsMoved(true);
      setSearch({ passo: names[step], pergunta: prompt.id }, { replace: step !== 'submission' });
    },
  };
}
