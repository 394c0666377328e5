/** From this score on a negotiation went well. */
export const goodScore = 70;
