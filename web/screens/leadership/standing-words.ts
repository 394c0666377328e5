/** A percentile in plain words: how many of a hundred people the member is ahead of. */
export function standingWords(percentile: number): string {
  const ahead = Math.round(percentile);
  if (ahead <= 0) return 'Você ainda não começou por aqui.';
  return `De cada 100 pessoas que participam, você está à frente de ${ahead}.`;
}
