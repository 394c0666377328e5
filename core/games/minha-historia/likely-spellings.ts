/** Which accents a letter may have lost. */
const accents: Readonly<Record<string, string>> = { a: 'áâã', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' };

/** A slip of spelling: wherever the letters stand, one of the others may have been meant. */
type Slip = readonly [found: RegExp, meant: readonly string[]];

const vowel = '[aeiouáâãéêíóôõú]';
const consonant = '[bcçdfgjklmnpqrstvxz]';
const at = (source: string): RegExp => new RegExp(source, 'gu');

/** One sound with several spellings, and letters that speech leaves out. */
const bySound: readonly Slip[] = [
  [at(`(?<=${vowel})s(?=${vowel})`), ['z', 'ç', 'ss']],
  [at(`(?<=${vowel})s(?=[eiéêí])`), ['c']],
  [at(`(?<!${vowel})s(?=[eiéêí])`), ['c']],
  [at(`(?<=${consonant})s(?=[aouãóô])`), ['ç']],
  [at('ss'), ['ç']],
  [at('ss(?=[eiéêí])'), ['c', 'sc']],
  [at(`(?<=${consonant})ss`), ['s']],
  [at('ç'), ['ss', 's']],
  [at('c(?=[eiéêí])'), ['s', 'ss', 'sc']],
  // Small things in «-zinho» are made from any word.
  [at('z(?!inh)'), ['s']],
  [at('s$'), ['z']],
  [at('ch'), ['x']],
  [at('x'), ['ch']],
  [at('[xc](?=[eiéêí])'), ['xc']],
  [at('j(?=[eiéêí])'), ['g']],
  [at('g(?=[eiéêí])'), ['j']],
  [at('k(?=[eiéêí])'), ['qu']],
  [at(`l(?=${consonant}|$)`), ['u']],
  [at(`u(?=${consonant}|$)`), ['l', 'ul']],
  [at('lh'), ['li', 'l']],
  [at(`(?<=${vowel})li?(?=${vowel})`), ['lh']],
  [at(`(?<=${vowel})i(?=${vowel})`), ['lh']],
  [at(`(?<=${vowel})ni(?=${vowel})`), ['nh']],
  [at(`^(?=${vowel})`), ['h']],
  [at('^h'), ['']],
  [at('n(?=[bp]|$)'), ['m']],
  [at('m(?=[cdfgjlqrstvxz])'), ['n']],
  [at('(?<=...)(?<=[aei])no$'), ['ndo']],
  [at('(?<=[bcdfgptv])r'), ['l']],
  [at('(?<=[bcdfgptv])l'), ['r']],
  [at('e(?=[rxjl])'), ['ei']],
  [at('ei(?=[rxj])'), ['e']],
  [at('o(?=[bcprsv]|tr)'), ['ou']],
  [at('^co(?=[bcdfglmnpqrst])'), ['coo']],
  [at('(?<=[iu])n(?=t)'), ['']],
];

/** Vowels as they are spoken, and slips of the finger. */
const byHaste: readonly Slip[] = [
  [at('^i(?=[smn][bcdfgpqtv])'), ['e']],
  [at('(?<=^d)i(?=s)'), ['e']],
  [at('i(?=s?$)'), ['e']],
  [at('u(?=s?$)'), ['o']],
  [at('(?<=..)u(?=...)|u(?=....)'), ['o']],
  [at('(?<=..)o(?=...)'), ['u']],
  [at(`(?<=${vowel})r(?=${vowel})`), ['rr']],
  [at('ss'), ['s']],
  [at('s(?=[pt])'), ['x']],
  [at('([aeiou])(?=\\1)'), ['']],
];

/** The word with one of these slips undone, in each way there is. */
const undo = (word: string, slips: readonly Slip[]): string[] =>
  slips.flatMap(([found, meant]) =>
    [...word.matchAll(found)].flatMap(({ index, 0: letters }) =>
      meant.map((other) => word.slice(0, index) + other + word.slice(index + letters.length)),
    ),
  );

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The word with one accent more, in each way there is. */
const accented = (word: string): string[] =>
  [...word].flatMap((letter, place) =>
    [...(accents[letter] ?? '')]
      // Nobody forgets the tilde at the end, where it is the whole sound; and only one vowel is stressed.
      .filter((other) => other !== 'ã' || place < word.length - 1)
      .filter((other) => 'çãõ'.includes(other) || !/[áâéêíóôú]/.test(word))
      .map((other) => word.slice(0, place) + other + word.slice(place + 1)),
  );

const eachAccented = (words: readonly string[]): string[] => words.flatMap(accented);

/** Longer words are so unlike each other that even two slips leave but one that may be meant. */
const bearsTwoSlips = 7;
const bearsOtherAccent = 5;

/** «Folhá» and «vendê» are only there before «-lo». */
const standsAlone = (word: string): boolean => !/[áêí]$/.test(word);

/**
 * What somebody in haste may have meant by a word that there is not, the likelier first: accents, then one sound
 * written as another, then slips of the finger. Made only as far as they are asked for.
 */
export function* likelySpellings(word: string): Generator<readonly string[]> {
  const plain = bare(word);
  if (plain !== word) yield [...accented(word), ...(word.includes('ç') ? [] : [plain])];
  if (plain === word || word.length >= bearsOtherAccent) {
    yield accented(plain);
    yield eachAccented(accented(plain));
  }
  const sounds = undo(word, bySound);
  yield sounds;
  yield eachAccented([...sounds, ...undo(plain, bySound)]).filter(standsAlone);
  yield undo(word, byHaste);
  if (word.length >= bearsTwoSlips) yield sounds.flatMap((once) => undo(once, bySound));
}
