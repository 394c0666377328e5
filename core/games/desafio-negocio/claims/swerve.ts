import { findInPart, type Part, partsOf } from '#core/games/desafio-negocio/words/part.ts';
import { glue, mayBeVerb } from '#core/games/desafio-negocio/words/speech.ts';
import { stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import { strangers } from '#core/games/desafio-negocio/words/strangers.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

const longest = 6;
const shortest = 3;
/** Money has many names; to give another figure with one of them is still to speak of the same thing. */
const money = new Set('real reais conto contos pila pilas mil centavos'.split(' '));
/** Words with which a figure is put in the place of another. */
const instead = new Set('dizer alias melhor talvez quase uns umas'.split(' '));
/** Whoever sets their own figure against the other side's bargains. */
const bargaining = new Set('nao voce senhor senhora menos abaixo aqui nem'.split(' '));

const figuresOf = (words: readonly Word[]): Set<string> =>
  new Set(words.filter(({ number, plain }) => number && plain !== 'mil').map(({ plain }) => plain));

/** What words are about, apart from figures, money and what is done. */
const thingsIn = (words: readonly Word[]): Set<string> =>
  new Set(
    words
      .filter(
        ({ plain, number }) =>
          !number &&
          plain.length >= shortest &&
          ![glue, money, instead].some((set) => set.has(plain)) &&
          !mayBeVerb(plain),
      )
      .map(stemOf),
  );

/** Whether words give another figure for what was just counted, and bring nothing new: «tiro 300 litros. 40 litros». */
export function isSwerve(before: readonly Word[], said: readonly Word[]): boolean {
  // «não, 3 sacos»: who corrects themselves gives another figure too.
  const words = said[0]?.plain === 'nao' && said[1]?.clause !== said[0].clause ? said.slice(1) : said;
  if (words.length > longest || before.some(({ plain }) => bargaining.has(plain))) return false;
  const [earlier, figures] = [figuresOf(before), figuresOf(words)];
  if (earlier.size === 0 || figures.size === 0 || [...figures].some((figure) => earlier.has(figure)))
    return false;
  if (words.some(({ plain }) => bargaining.has(plain))) return false;
  const known = thingsIn(before);
  return [...thingsIn(words)].every((thing) => known.has(thing));
}

const floors = ['menos|abaixo de #'];
const gives = ['faco|deixo|aceito|fecho|vendo|fica #', 'faco|deixo|aceito|fecho|vendo|fica por|a|em #'];

/** «menos de 60 eu não vendo. Faço 25»: whether somebody goes below what they just called the least. */
export function isUndercut(before: Part, part: Part): boolean {
  const figuresIn = (some: Part, patterns: readonly string[]) =>
    findInPart(some, patterns).map(({ to }) =>
      Number.parseFloat(some.words[to]?.plain.replace(',', '.') ?? ''),
    );
  const [least, given] = [figuresIn(before, floors), figuresIn(part, gives)];
  return given.some((figure) => least.some((floor) => figure < floor));
}

/** «120 por pessoa, ou 40, ou 300»: how often a figure is given for another after a pause; «20 ou 30» is a guess. */
export function choicesIn(words: readonly Word[]): number {
  return words.filter((word, at) => {
    const before = words[at - 1];
    if (word.plain !== 'ou' || !before || before.clause === word.clause) return false;
    const rest = words.slice(at + 1).filter(({ clause }) => clause === word.clause);
    const earlier = words.slice(0, at);
    return isSwerve(
      earlier.filter(({ plain }) => !bargaining.has(plain)),
      rest,
    );
  }).length;
}

const tiers = new Set('se pra para pro com sem quando levando acima cada no na'.split(' '));
const orElse = ['ou .. #', 'pode|podia ser # tambem'];

/** «180 mil. Ou 900 mil, depende do dia»: the places of a message that gives another figure as well; who has two prices says for whom. */
export function waveredIn(reading: Reading): number[] {
  const parts = partsOf(reading);
  return parts.flatMap((part, at) => {
    const before = parts[at - 1]?.words ?? [];
    const [earlier, figures] = [figuresOf(before), figuresOf(part.words)];
    const isOther = earlier.size > 0 && [...figures].some((figure) => !earlier.has(figure));
    if (!isOther || findInPart(part, orElse, orElseWords).length === 0) return [];
    if (part.words.some(({ plain }) => tiers.has(plain))) return [];
    return reading.words.flatMap((word, place) =>
      word.sentence <= (part.words[0]?.sentence ?? 0) ? [place] : [],
    );
  });
}

const orElseWords = 5;

/** «tá 120, tá 200»: how often the same is said again at once, with another figure. */
export function repeatsIn(words: readonly Word[]): number {
  return words.filter((word, at) => {
    const figure = words[at + 1];
    const [verb, earlier] = [words[at - 2], words[at - 1]];
    if (verb?.plain !== word.plain || !figure?.number || !earlier?.number) return false;
    return mayBeVerb(word.plain) && figure.plain !== earlier.plain;
  }).length;
}

const givenAway = [`~ e|era|sao do|da|de ${strangers}`, `~ e|era|sao do|da|de meu|minha|um|uma ${strangers}`];
const possessives = new Set('meu minha meus minhas nosso nossa'.split(' '));

/** Whether what was one's own is somebody else's after all: «a terra é minha», «a terra é do meu patrão». */
export function isGivenAway(before: readonly Word[], part: Part): boolean {
  const things = new Set(findInPart(part, givenAway).map(({ from }) => part.words[from]?.plain));
  if (things.size === 0) return false;
  return before.some(({ plain }, at) => {
    const [next, after] = [before[at + 1]?.plain, before[at + 2]?.plain ?? ''];
    if (!things.has(plain)) return false;
    return possessives.has(before[at - 1]?.plain ?? '') || (next === 'e' && possessives.has(after));
  });
}

const broken =
  /^(venceu|vencid[oa]s?|fechou|fechad[oa]s?|quebrou|quebrad[oa]s?|acabou|morreu|morreram|sumiu|perdi|parou)$/;

/** Whether what was just named is said to be gone: «tenho alvará. O alvará venceu». */
export function isBroken(before: readonly Word[], words: readonly Word[]): boolean {
  if (words.length > longest || !words.some(({ plain }) => broken.test(plain))) return false;
  const known = thingsIn(before);
  return words.some((word) => !broken.test(word.plain) && !glue.has(word.plain) && known.has(stemOf(word)));
}
