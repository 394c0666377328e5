/** In so many days, as one speaks. */
export function daysWords(days: number): string {
  if (days <= 0) return 'hoje';
  return days === 1 ? 'amanhã' : `em ${days} dias`;
}
