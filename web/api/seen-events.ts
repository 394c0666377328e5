import type { LiveEvent } from '#core/contract/live.ts';

const maxSeen = 500;

/** Knows which live events were told: the server repeats some of the past to whoever comes back. */
export function createSeenEvents() {
  const seen = new Map<string, number>();
  return {
    /** Whether an event says anything newer than what was told of its subject; from now on it was. */
    add(id: number, event: LiveEvent): boolean {
      const subject = subjectOf(event) ?? `${id}`;
      if (id <= (seen.get(subject) ?? 0)) return false;
      seen.delete(subject);
      seen.set(subject, id);
      const [oldest] = seen.keys();
      if (seen.size > maxSeen && oldest !== undefined) seen.delete(oldest);
      return true;
    },
    clear: () => seen.clear(),
  };
}

/** Events that carry a state replace earlier ones about the same thing; all others only say that something moved. */
function subjectOf(event: LiveEvent): string | undefined {
  if (event.type === 'votes') return `post ${event.postId}`;
  if (event.type === 'answer') return `part ${event.teamId} ${event.part}`;
  return undefined;
}
