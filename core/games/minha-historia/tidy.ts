const smallWords = new Set('a ao as com da das de do dos e em na nas no nos o os para pra por'.split(' '));
/** The letters of the states. */
export const states = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);

/** What a person typed, in one line: no stray marks at either end, no shouting. */
export function tidy(typed: string): string {
  const line = typed
    .normalize('NFC')
    // What is ticked off line by line, with dashes or numbers, reads as a row of words.
    .replace(/\n\s*([-–—•*·]|\d{1,2}[.)])\s+/g, '\n')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<![.!?:,;\s])\s*\n+\s*(?=\p{Ll})/gu, ', ')
    .replace(/(?<![.!?:,;\s])\s*\n+\s*/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—•*·"“”'.,;:\s]+/, '')
    .replace(/[\s,;:\-–—"“”]+$/, '');
  return isShouted(line) ? line.toLowerCase() : line;
}

/** A name as names are written, when it was typed all in small or all in capital letters. */
export function properName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!]+$/, '');
  const oneCase = name === name.toLowerCase() || name === name.toUpperCase();
  return oneCase ? titled(name.toLowerCase()) : capital(name);
}

/** The text with a capital first letter, unless a number comes first. */
export function capital(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
}

/** The text with a capital letter at the start of each sentence. */
export function capitalSentences(text: string): string {
  return capital(text).replace(
    /(?<![.…])([.!?]”?\s+)(\p{Ll})/gu,
    (_, stop: string, first: string) => stop + first.toUpperCase(),
  );
}

/** Several sentences, or one too long to stand inside another. */
export function isLong(text: string): boolean {
  return text.length > 120 || /[.!?…]\s/.test(text);
}

export function withoutStop(text: string): string {
  return text.replace(/[.\s]+$/, '');
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 12 &&
    letters.filter((letter) => letter === letter.toUpperCase()).length > letters.length * 0.7
  );
}

function titled(name: string): string {
  let first = true;
  return name.replace(/\p{L}+/gu, (word, at: number) => {
    const begins = first;
    first = false;
    if (/[-/,]\s?$/.test(name.slice(0, at)) && states.has(word.toUpperCase())) return word.toUpperCase();
    return !begins && smallWords.has(word) ? word : capital(word);
  });
}
