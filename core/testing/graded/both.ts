/** The talks of two texts as one. */
export const both = (one: string, other: string): string => `${one}\n${other}`;
