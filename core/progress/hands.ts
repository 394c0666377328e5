/** What a person's hands need, however much the person knows. */
export const hands = {
  /** Nobody touches thing after thing faster than this: a run that was is none. */
  fastestTouch: 0.25,
  charactersPerSecond: 12,
  minTyping: 3,
  maxTyping: 120,
  /** A game left open for longer than this says nothing more about its player. */
  maxRun: 3600,
  /** How far the play clock may run ahead: clocks differ, and some people paste what they wrote before. */
  grace: 60,
} as const;

/** The seconds that writing these texts takes, one after the other. */
export function typingSeconds(texts: readonly string[]): number {
  const { charactersPerSecond, minTyping, maxTyping } = hands;
  const secondsOf = (text: string) => Math.max(minTyping, Math.ceil(text.length / charactersPerSecond));
  return texts.reduce((sum, text) => sum + Math.min(maxTyping, secondsOf(text)), 0);
}

/** The seconds that a run takes off the play clock: those it claims, and never fewer than hands need for it. */
export const runSeconds = (needed: number, claimed = 0): number =>
  Math.max(needed, Math.min(claimed, hands.maxRun));

/** The whole seconds until something that takes so long fits on a play clock; 0 when it does. */
export const secondsToWait = (playedUntil: number, seconds: number, now: number): number =>
  Math.max(0, Math.ceil((playedUntil + seconds * 1000 - now) / 1000 - hands.grace));
