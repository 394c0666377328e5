import { Lately, once } from './once.ts';
import { expand } from './shorthand.ts';
import { isNumber, plain, sound } from './spelling.ts';

/** One word of a message as the matcher sees it, with its place in the original text. */
export interface Word {
  plain: string;
  sound: string;
  number: boolean;
  /** Written with a capital in the middle of a sentence: the name of somebody, or of a place. */
  proper: boolean;
  start: number;
  end: number;
  /** Words of one clause may deny each other; a comma or a «mas» begins a new one. */
  clause: number;
  sentence: number;
}

interface Sentence {
  start: number;
  end: number;
  asks: boolean;
  /** How many words at its end only ask for a yes to what it says: «60 potes, tá bom?». */
  tag: number;
}

export interface Reading {
  text: string;
  words: Word[];
  sentences: Sentence[];
}

const lexer =
  /(?<acronym>(?:\p{L}\.){2,})|(?<short>[csp]\/)(?=[\s\p{L}\d])|(?<word>r\$|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|%)|(?<stop>[.!?…\n]+)|(?<pause>[,;:()–—]+|(?<=\s)\/(?=\s))/giu;

const turns = new Set(['mas', 'porem', 'entretanto', 'agora', 'so que'].map(plain));
const weekdays = new Set(['segunda', 'terca', 'quarta', 'quinta', 'sexta']);
/** After these, a rural «num» is a «não»: «num tenho», «num sei». */
const spokenDenial = new Set([
  'tenho',
  'tem',
  'temos',
  'sei',
  'quero',
  'vou',
  'posso',
  'da',
  'fiz',
  'presta',
]);

const isCapital = /^\p{Lu}\p{Ll}/u;

/** What stands from one place to before another; nothing stands before the first. */
export const stretch = <T>(some: readonly T[], from: number, to: number): T[] =>
  some.slice(Math.max(0, from), to);

/** No message of people has more words; what follows is noise, and would only cost time. */
const maxWords = 250;

/** So many texts are kept as they were read: those of a few conversations, each of which is read again at every turn. */
const kept = new Lately<string, Reading>(200);

/** Splits a message into plain words, clauses and sentences, undoing phone spelling on the way. */
export const read = (text: string): Reading => once(kept, text, () => readAnew(text));

function readAnew(text: string): Reading {
  const words: Word[] = [];
  const sentences: Sentence[] = [];
  let clause = 0;
  let sentenceStart = 0;
  for (const match of text.matchAll(lexer)) {
    if (words.length >= maxWords) break;
    const { acronym, short, word, stop } = match.groups ?? {};
    const end = match.index + match[0].length;
    const typed = acronym?.replaceAll('.', '') ?? short ?? word;
    if (typed !== undefined) {
      for (const { plain, sound, number } of meantBy(typed.toLowerCase())) {
        if (turns.has(plain)) clause++;
        const proper = isCapital.test(typed) && words.at(-1)?.sentence === sentences.length;
        const sentence = sentences.length;
        words.push({ plain, sound, number, proper, start: match.index, end, clause, sentence });
      }
      continue;
    }
    clause++;
    if (stop === undefined) continue;
    const asks = stop.includes('?');
    const tag = asks ? tagOf(words.filter(({ sentence }) => sentence === sentences.length)) : 0;
    sentences.push({ start: sentenceStart, end, asks, tag });
    sentenceStart = end;
  }
  sentences.push({ start: sentenceStart, end: text.length, asks: false, tag: 0 });
  return { text, words: joinSpoken(words), sentences };
}

/** What is put after a comma to hear a yes. */
const tags = new Set(
  'ne|viu|visse|ta|ta bom|ta bem|ta certo|ta ok|tudo bem|pode ser|certo|ok|sabe|hein|entendeu|combinado|fechado|beleza'.split(
    '|',
  ),
);
/** What asks in earnest, wherever it stands, or only where it stands first. */
const asking = new Set('qual quais quanto quanta quantos quantas cade sera'.split(' '));
const opening = new Set('quando onde quem como que por'.split(' '));
/** «né» needs no comma. */
const fewestBeforeTag = 3;

function tagOf(words: readonly Word[]): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || opening.has(first.plain) || words.some(({ plain }) => asking.has(plain))) return 0;
  const end = words.filter(({ clause }) => clause === last.clause);
  if (end.length < words.length && tags.has(end.map(({ plain }) => plain).join(' '))) return end.length;
  return last.plain === 'ne' && words.length > fewestBeforeTag ? 1 : 0;
}

/** «0042»: the number of a paper counts nothing. */
const isLabel = /^0\d{2,}$/;

/** A word by itself, wherever it stands. */
type Meant = Pick<Word, 'plain' | 'sound' | 'number'>;

/** More typed words than this are not remembered: most are met again and again, the rest are noise. */
const remembered = new Lately<string, readonly Meant[]>(20_000);

/** What is meant by a typed word. */
const meantBy = (typed: string): readonly Meant[] =>
  once(remembered, typed, () =>
    expand(typed).map((meant) => {
      const written = plain(meant);
      return { plain: written, sound: sound(written), number: isNumber(written) && !isLabel.test(written) };
    }),
  );

/** «segunda-feira» becomes one word, so that «feira» alone is always a market; «num tenho» becomes «nao tenho». */
function joinSpoken(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const [index, word] of words.entries()) {
    const before = joined.at(-1);
    if (word.plain === 'feira' && before && weekdays.has(before.plain)) {
      joined[joined.length - 1] = { ...before, end: word.end };
    } else if (
      (word.plain === 'num' || word.plain === 'nun') &&
      spokenDenial.has(words[index + 1]?.plain ?? '')
    ) {
      joined.push({ ...word, plain: 'nao', sound: 'nao' });
    } else {
      joined.push(word);
    }
  }
  return joined;
}
