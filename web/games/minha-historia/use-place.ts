import { useState } from 'react';
import type { StoryTemplate } from '#core/content/minha-historia.ts';
import { useSearch } from '#web/ui/use-search.ts';
import { templateOf } from './written-story.ts';

export type Tab = 'prompts' | 'form' | 'story' | 'community';

/** How the address names a tab; the first one needs no name. */
const steps: Record<Tab, string> = {
  prompts: '',
  form: 'formulario',
  story: 'historia',
  community: 'comunidade',
};
const isTab = (name: string): name is Tab => name in steps;
const tabs = Object.keys(steps).filter(isTab);

/** Where in the game the person is; it stands in the address, so that Back and a reload keep to the game. */
export function usePlace() {
  const [search, setSearch] = useSearch();
  // Only what an action brings takes the focus: not the first look, nor a walk along the tabs.
  const [isMoved, setIsMoved] = useState(false);
  const step = search.get('passo') ?? '';
  const chosen = search.get('modelo') ?? '';

  function show(tab: Tab, template: string, options?: { replace: boolean }) {
    setSearch({ ...(steps[tab] && { passo: steps[tab] }), ...(template && { modelo: template }) }, options);
  }
  return {
    tab: tabs.find((one) => steps[one] === step) ?? 'prompts',
    template: templateOf(chosen),
    isMoved,
    /** Where an action leads, with the template it is about; Back undoes it. */
    go(tab: Tab, template?: StoryTemplate) {
      setIsMoved(true);
      show(tab, template?.id ?? '');
    },
    /** A walk along the tabs, which Back does not retrace. */
    walk(tab: Tab) {
      setIsMoved(false);
      show(tab, chosen, { replace: true });
    },
  };
}
