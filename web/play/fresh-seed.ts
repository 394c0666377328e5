/** A new seed for the rules to deal from. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
