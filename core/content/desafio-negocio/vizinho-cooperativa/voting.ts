/** In a cooperative everybody is voted for: «a gente vota no senhor pro conselho» buys nothing. */
export const voting = ['vota|votamos|voto no|em senhor|voce'] as const;
