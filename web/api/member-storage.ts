/** Whatever this device keeps of a member stands under `<kind>:<member>:<name>`. */
const keysOf = (userId: number): string[] =>
  Object.keys(localStorage).filter((key) => key.split(':')[1] === String(userId));

/** How many answers to a team's challenge the server does not have yet: what it has is no draft any more. */
export const countUnsentAnswers = (userId: number): number =>
  keysOf(userId).filter((key) => key.startsWith(`draft:${userId}:rede-saberes:`)).length;

/** How much of a member's may not have been sent, as far as can be told without the code that sends it. */
export const countKept = (userId: number): number =>
  keysOf(userId).filter((key) => /^(call|outbox):/.test(key)).length + countUnsentAnswers(userId);

/**
 * Removes everything a member left on this device: drafts, rounds under way, known answers and
 * results that were not sent.
 */
export function forgetMember(userId: number): void {
  for (const key of keysOf(userId)) localStorage.removeItem(key);
  // A browser without a database has nothing there to forget.
  import('./forget-device.ts').then(({ forgetOnDevice }) => forgetOnDevice(userId)).catch(() => {});
}
