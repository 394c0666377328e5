const consonants = [...'bcdfglmnprstvz'];
const vowels = [...'aeiou'];
const syllables = consonants.flatMap((consonant) => vowels.map((vowel) => consonant + vowel));

/** A word that is another for every number below some hundred thousand: texts that differ by a number alone say the same. */
export function newWord(number: number): string {
  const at = (place: number) => syllables[Math.floor(number / syllables.length ** place) % syllables.length];
  return `xa${at(2)}${at(1)}${at(0)}`;
}
