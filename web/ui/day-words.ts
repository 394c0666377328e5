let day: Intl.DateTimeFormat | undefined;

/** A day as one writes it: '15/11/2026'. What writes it is made at its first use: that takes a cheap phone a moment. */
export function dayWords(instant: string): string {
  day ??= new Intl.DateTimeFormat('pt-BR');
  return day.format(new Date(instant));
}
