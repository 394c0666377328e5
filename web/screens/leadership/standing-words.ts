/** A percentile in plain words; half of those who are level count in it, so that it never says too much. */
export function standingWords(percentile: number, score: number): string {
  const reached = Math.floor(percentile);
  if (score <= 0) return 'Você ainda não começou por aqui.';
  if (reached <= 0) return 'Você já começou por aqui.';
  return `De cada 100 lideranças, você alcança ou passa pelo menos ${reached}.`;
}
