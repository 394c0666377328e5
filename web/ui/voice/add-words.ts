/** A text with what was said after it: one space between them, a capital at the start of a sentence, no longer than the box. */
export function addWords(text: string, said: string, max: number): string {
  const words = said.trim();
  const before = text.trimEnd();
  const begins = before === '' || /[.!?…\n]$/.test(before);
  const cased = begins ? words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1) : words;
  return (before === '' ? cased : `${before} ${cased}`).slice(0, max);
}
