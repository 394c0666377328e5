import { useEffect } from 'react';

/** The teams whose desks are open in this tab, the latest last. The live updates, which come later, tell the server. */
const desks: number[] = [];
const watchers = new Set<() => void>();

/** From one desk to the next is one change, not two. */
const changed = () =>
  queueMicrotask(() => {
    for (const watcher of watchers) watcher();
  });

export const openDesks = {
  latest: (): number | undefined => desks.at(-1),
  /** Calls back when a desk was opened or left; returns how to stop. */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  /** Opens a team's desk; returns how to get up from it. */
  sitDown(teamId: number): () => void {
    desks.push(teamId);
    changed();
    return () => {
      desks.splice(desks.lastIndexOf(teamId), 1);
      changed();
    };
  },
};

/** Shows the teammates that this person is at the team's desk, while the component is shown. */
export function useTeamPresence(teamId: number | undefined): void {
  useEffect(() => (teamId === undefined ? undefined : openDesks.sitDown(teamId)), [teamId]);
}
