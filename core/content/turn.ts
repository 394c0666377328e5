/** So long the same challenges and questions stand in their lists. */
export const turnMs = 14 * 24 * 3600 * 1000;
