/** Texts that are slow to read for programs that are not careful, by what they are made of; each is repeated to a length. */
const pieces = {
  letters: 'mel ',
  marks: '\u0316\u0301\u0345\u0334',
  'marks on letters': `a${'\u0316\u0301\u0345'.repeat(10)}`,
  'marks between half-wide marks': '\uff9e\u0334\u0316',
  spaces: ' ',
  'lines and spaces': 'a \n \n ',
  brackets: '[({<',
  digits: '1.1,1',
  'pairs of surrogates': '👩🏽‍🌾',
  'halves of surrogates': '\ud83d',
  ligatures: '\ufdfa',
  'one letter': 'a',
  stops: '.',
  'stops and ends': 'a!? ',
  quotes: `"“'`,
  hashes: '#a',
  'hashes alone': '#',
  'the word no': 'nao ',
  'words of the judge': 'nota nao tenho nota 100 ',
  'names of properties': 'constructor __proto__ toString ',
  mails: 'a@a.a-',
  'fill letters': '\u3164\u200d\ufe0f',
} as const;

export type HostileKind = keyof typeof pieces;

/** What hostile texts are made of; plain letters first, to compare the others with. */
export const hostileKinds = Object.keys(pieces) as HostileKind[];

/** A text of a kind with so many characters. */
export const hostileText = (kind: HostileKind, length: number): string =>
  pieces[kind].repeat(Math.ceil(length / pieces[kind].length)).slice(0, length);
