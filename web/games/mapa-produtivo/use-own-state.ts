import { useState } from 'react';
import { type StateId, states } from '#core/content/mapa-produtivo/states.ts';
import { useStoredJson } from '#web/play/use-stored-json.ts';

/** The state in which somebody lives, as they said on this device. */
export function useOwnState(): [StateId | undefined, (state: StateId | undefined) => void] {
  const kept = useStoredJson('own-state');
  const [state, setState] = useState(() => states.find(({ id }) => id === Object(kept.read()).state)?.id);
  return [
    state,
    (next) => {
      kept.write(next && { state: next });
      setState(next);
    },
  ];
}
