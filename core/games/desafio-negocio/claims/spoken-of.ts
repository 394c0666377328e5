import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { isStrangerNamed, names, partOfPlace } from '#core/games/desafio-negocio/words/named.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { comesBackAt, isOurs } from '#core/games/desafio-negocio/words/oneself.ts';
import { findEach, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { strangers } from '#core/games/desafio-negocio/words/strangers.ts';
import { stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';

/** Somebody else at the head of what is said. */
export const heads = [
  `o|a|os|as|um|uma|meu|minha|meus|minhas|esse|essa|aquele|aquela|outro|outra|nosso|nossa ${strangers}`,
  `do|da|de|dum|duma ${strangers}`,
  `meu|minha|do|da ${strangers}`,
  'vi|li|vimos|assisti na|no|num|numa internet|televisao|revista|youtube|reportagem|video um|uma|que|o|a',
  'o|os povo|pessoal|produtores|criadores|donos de|da|do la|outr*|fora',
  'a|o cooperativa|associacao|comunidade|laticinio|pousada|feira de la',
  'a|o cooperativa|associacao|comunidade deles',
  'la em ~ os|o produtores|criadores|povo|pessoal|fazendeiros',
  'fazenda|sitio|pousada|hotel|loja|firma|empresa|roca|horta|chacara|granja|laticinio que|onde|aonde eu|nos trabalho|trabalhamos|trabalhei|trabalhava',
  'fazenda|sitio|pousada|hotel|loja|firma|empresa|roca|horta|chacara|granja|laticinio que|onde|aonde a gente trabalha|trabalhava',
  'em ^ os|o|a produtores|criadores|povo|pessoal|fazendeiros|prefeitura|cooperativa',
  'sitio|terra|chacara|fazenda|propriedade|pousada|loja|banca|roca|horta|leite|gado vizinh*|vizinho',
  'sitio|terra|chacara|fazenda|propriedade|pousada|loja|banca|roca|horta|negocio do|da|dos|das meu|minha|meus|minhas irmao|irma|irmaos|irmas',
];

/** What somebody named does with what is theirs; buying or paying is what the other side of a trade does. */
const owning = new Set(
  'tem tinha possui vende cobra recebe tira entrega cria planta produz hospeda colhe manda deu quer precisa pediu'.split(
    ' ',
  ),
);

/** Before a name that is one's own: «aqui é o seu Joaquim». */
const presenting = new Set('e sou aqui chamo nome'.split(' '));

/** Stands for whoever of another house was named at any time. */
export const somebody = '@';

export const pronouns = ['ele', 'ela', 'eles', 'elas'];

/** Stands for whom the sentences are about that name nobody: «Cobra duzentos». */
export const unnamed = '*';

const reach = { owner: 8, topic: 5 };

/** Where a sentence names somebody who owns what it tells: «Seu Ananias tem um mel premiado». */
export function ownerIn(words: readonly Word[], persona: ReadonlySet<string>): number | null {
  for (const [at, word] of words.entries()) {
    if (at > reach.topic || isOurs(word)) return null;
    if (!names(words, at, persona)) continue;
    const before = stretch(words, at - 2, at);
    if (before.some((one) => presenting.has(one.plain) || partOfPlace.has(one.plain))) continue;
    const rest = words.slice(at + 1, at + 2 + reach.owner);
    const owns = rest.findIndex((word) => owning.has(word.plain));
    if (owns >= 0 && !rest.slice(0, owns).some(isOurs)) return at;
  }
  return null;
}

/** The words that stand for somebody else after a message. */
export function absentAfter(message: Message): ReadonlySet<string> {
  return absentBySentence(message).at(-1) ?? message.absent;
}

/** Once the persona speaks, a sentence that names nobody is about whoever answers. */
export function afterPersona(absent: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...absent].filter((word) => word !== unnamed));
}

const spokenOfIn = new WeakMap<Message, readonly ReadonlySet<string>[]>();

/** Who is spoken of as each sentence begins, and after the last; found out once for each message. */
export const absentBySentence = (message: Message): readonly ReadonlySet<string>[] =>
  once(spokenOfIn, message, () => findAbsent(message));

function findAbsent({ reading, absent, persona }: Message): ReadonlySet<string>[] {
  const all = [absent];
  const named = findEach(reading.words, heads);
  for (const number of reading.sentences.keys()) {
    const first = reading.words.findIndex(({ sentence }) => sentence === number);
    const words = reading.words.filter(({ sentence }) => sentence === number);
    const inside = named
      .filter(({ from }) => reading.words[from]?.sentence === number)
      .map(({ from, to }) => ({ from: from - first, to: to - first }));
    const sentence = { text: reading.text, words, stranger: inside.at(-1) };
    all.push(absentThen(sentence, all.at(-1) ?? absent, persona));
  }
  return all;
}

/** Whoever speaks of themselves again leaves the others; a name still stands for who bears it. */
function absentThen(
  { text, words, stranger: head }: { text: string; words: readonly Word[]; stranger: Span | undefined },
  before: ReadonlySet<string>,
  persona: ReadonlySet<string>,
): ReadonlySet<string> {
  const owner = ownerIn(words, persona);
  const named = owner === null ? undefined : { from: owner, to: owner };
  const stranger = head ?? named;
  const rest = words.slice((stranger?.to ?? -1) + 1);
  const comesBack = rest.some((word, at) => (isOurs(word) && comesBackAt(rest, at)) || word.plain === 'me');
  const isNamed = stranger !== undefined || (isStrangerNamed(words, persona) ?? before.has(somebody));
  const known = [...before].filter(
    (word) => !pronouns.includes(word) && word !== unnamed && word !== somebody,
  );
  const names = isNamed ? [...known, somebody] : known;
  if (!stranger) return comesBack ? new Set(names) : new Set([...before, ...(isNamed ? [somebody] : [])]);
  const [name] = rest;
  if (name && /\p{Lu}/u.test(text.charAt(name.start))) names.push(name.plain);
  if (comesBack) return new Set(names);
  return new Set([...names, ...pronouns, ...(stranger.from < reach.topic ? [unnamed] : [])]);
}
