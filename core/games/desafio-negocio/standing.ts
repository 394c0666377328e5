import type { Message } from './message.ts';
import { findAll, type Span } from './pattern.ts';
import type { Word } from './words.ts';

/** How what is said stands, word by word: of whom, and whether it is so. */
export interface Standing {
  /** Said of somebody else: «meu vizinho tem CAF». */
  others: ReadonlySet<number>;
  /** Make-believe: «faz de conta que eu disse». */
  pretended: ReadonlySet<number>;
  /** It is not so: «se eu tivesse», «queria ter». */
  unreal: ReadonlySet<number>;
  /** It is not so yet: «vou tirar», «ano que vem». */
  planned: ReadonlySet<number>;
}

/** Relatives and acquaintances of another household. */
export const strangers =
  'vizinh*|primo|prima|primos|cunhad*|compadre|comadre|amigo|amiga|amigos|colega|colegas|conhecid*|concorrent*|fulano|sicrano|genro|sogro|sogra|tio|tia|sobrinh*';
/** Somebody else at the head of what is said. */
const heads = [
  `o|a|os|as|um|uma|meu|minha|meus|minhas|esse|essa|aquele|aquela|outro|outra|nosso|nossa ${strangers}`,
  `do|da|de|dum|duma ${strangers}`,
  `meu|minha|do|da ${strangers}`,
];
const others = [
  ...heads,
  'mel|caf|selo|terra|projeto|nota do|da seu|dona',
  'tem gente que',
  'tem muita|muito gente|mel|produtor*|povo',
  'o povo|pessoal ai|la de fora',
  'os outros',
  'todo mundo faz|diz|fala',
];
/** Whose it is, said after it: everything before it in the clause is somebody else's. */
const ownedByOthers = [
  `e|era|sao|ta|esta|fica|ficou do|da|de|com|no|na .. ${strangers}`,
  `no|pelo|com|usando nome|caf|cadastro|selo do|da|de .. ${strangers}|outro|outra|outros`,
  'emprestad*',
  `em|no nome de outr*|laranja`,
];
/** Whoever speaks comes back: from here on it is said of us again. */
const ourselves = new Set(
  (
    'eu nos nosso nossa nossos nossas gente mas porem agora comigo conosco tenho temos faco fazemos vendo vendemos ' +
    'entrego entregamos cobro quero queremos posso garanto levo levamos planto plantamos colho emito tiro tiramos ' +
    'sou somos trabalho crio produzo meu minha'
  ).split(' '),
);

const pretences = [
  'quem dera',
  'quem me|nos dera',
  'tomara que',
  'imagine|suponha|suponhamos|supondo|digamos|finge|finja|fingir que|eu',
  'faz|faca|faze|fazer de conta',
  'se fosse',
  'conte|considere|considera|considerem como|que|cumprid*',
  'e como se',
];
const wishes = [
  'queria|gostaria|sonho|sonhava|desejo|vontade|pensava .. ter|tirar|arrumar|conseguir|entregar|legalizar|possuir|poder|fazer|registrar',
  'se deus quiser',
  'quem sabe .. chegue|consiga|possa|tenha|um|eu',
  'um dia .. vou|faco|tiro|quero|tenho|consigo',
];
const ifs = [
  'se|quando|caso eu|nos|gente|agente .. tirar|plantar|conseguir|arrumar|tiver|fizer|puder|comprar|legalizar|registrar|existir|for',
  'se|quando a gente|cooperativa|associacao|emater .. tirar|tiver|fizer|existir|conseguir|arrumar',
];
const plans = [
  'vou|vamos|pretendo|penso|pensando|quero|queria|prometo|preciso|precisamos|falta|faltam|devo|ia|to|estou .. tirar|arrumar|providenciar|ajeitar|regularizar|legalizar|registrar|correr|resolver|conseguir|atras',
  'ainda vou|falta|estou|to',
  'dei|demos|dando entrada',
  'esperando|aguardando o|a|sair|so',
  'em andamento',
  'falta so|sair',
  'vou fazer|ver|pedir|dar isso|ainda|depois|ano|mes|se|entrada',
  'ano|mes|semana que vem',
  'mais pra|para frente',
  'no futuro',
  'em breve',
  'qualquer dia',
  'quem sabe',
  'eu vejo|ajeito|arrumo|arranjo|resolvo depois',
  'ver depois',
  'tiro|faco|arrumo|providencio|resolvo|registro quando|se|assim|depois|ate|no',
  'a gente ve|ajeita|arruma|resolve',
];

const reach = { others: 14, unreal: 14, plan: 6 };
const conditional = /^(fos|tives|pudes|soubes|fizes|quises|hou?ves|[a-z]{2,}[aei]s)e(m|mos)?$/;
/** They end like «tivesse» and are something else. */
const notConditional = new Set(
  'base quase frase fase crase interese tese esse ese dese nese dise catequese analise crise'.split(' '),
);

const known = new WeakMap<Message, Standing>();

/** Works out, once for each message, of whom its words are said and whether they are so. */
export function standingOf(message: Message): Standing {
  const { reading } = message;
  const standing = known.get(message) ?? {
    others: new Set([...saidOfOthers(reading.words), ...saidOfAbsent(message)]),
    pretended: makeBelieve(reading.words),
    unreal: notSo(reading.words),
    planned: notSoYet(reading.words),
  };
  known.set(message, standing);
  return standing;
}

function saidOfOthers(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  for (const { from, to } of spansOf(words, others)) {
    if (words[from - 2]?.plain === 'eu') continue;
    mark(marked, from, to);
    for (let at = to + 1; at <= to + reach.others && sameSentence(words, from, at); at++) {
      if (ourselves.has(words[at]?.plain ?? '')) break;
      marked.add(at);
    }
  }
  for (const { from, to } of spansOf(words, ownedByOthers)) {
    const clause = words[from]?.clause;
    let start = from;
    while (start > 0 && words[start - 1]?.clause === clause && from - start < reach.others) start--;
    mark(marked, start, to);
  }
  return marked;
}

const pronouns = ['ele', 'ela', 'eles', 'elas'];
/** Before «ele» or a name that is what a clause is about. */
const openers = new Set('o a la ai que e pra pro para porque so ate'.split(' '));

/** «Ele recebe 30 pessoas»: said of somebody who was spoken of before. */
function saidOfAbsent(message: Message): Set<number> {
  const { words } = message.reading;
  const marked = new Set<number>();
  for (const [sentence, absent] of absentBySentence(message).entries()) {
    for (const [at, word] of words.entries()) {
      const before = words[at - 1];
      if (word.sentence !== sentence || !absent.has(word.plain)) continue;
      if (before?.clause === word.clause && !openers.has(before.plain)) continue;
      for (let next = at; next <= at + reach.others && sameSentence(words, at, next); next++) {
        if (ourselves.has(words[next]?.plain ?? '')) break;
        marked.add(next);
      }
    }
  }
  return marked;
}

/** The words that stand for somebody else after a message. */
export function absentAfter(message: Message): ReadonlySet<string> {
  return absentBySentence(message).at(-1) ?? message.absent;
}

/** Who is spoken of as each sentence begins, and after the last. */
function absentBySentence({ reading, absent }: Message): ReadonlySet<string>[] {
  const all = [absent];
  for (const number of reading.sentences.keys()) {
    const words = reading.words.filter(({ sentence }) => sentence === number);
    all.push(absentThen(reading.text, words, all.at(-1) ?? absent));
  }
  return all;
}

/** Whoever speaks of themselves again leaves the others; a name still stands for who bears it. */
function absentThen(text: string, words: readonly Word[], before: ReadonlySet<string>): ReadonlySet<string> {
  const stranger = spansOf(words, heads).at(-1);
  const rest = words.slice((stranger?.to ?? -1) + 1);
  const comesBack = rest.some(({ plain }) => ourselves.has(plain) || plain === 'me');
  const names = [...before].filter((word) => !pronouns.includes(word));
  if (!stranger) return comesBack ? new Set(names) : before;
  const [name] = rest;
  if (name && /\p{Lu}/u.test(text.charAt(name.start))) names.push(name.plain);
  return new Set(comesBack ? names : [...names, ...pronouns]);
}

function makeBelieve(words: readonly Word[]): Set<number> {
  const sentences = new Set(spansOf(words, pretences).map(({ from }) => words[from]?.sentence));
  return new Set(words.flatMap((word, at) => (sentences.has(word.sentence) ? [at] : [])));
}

function notSo(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  const around = ({ from, to }: Span, before: number, after: number) => {
    for (let at = from; at >= 0 && at >= from - before && sameSentence(words, from, at); at--) marked.add(at);
    for (let at = from; at <= to + after && sameSentence(words, from, at); at++) {
      if (at > to && words[at]?.plain === 'mas') break;
      marked.add(at);
    }
  };
  for (const span of spansOf(words, wishes)) around(span, 2, reach.unreal);
  for (const span of spansOf(words, ifs)) around(span, 0, reach.unreal);
  for (const [at, word] of words.entries()) {
    if (!isConditional(word.plain, words[at - 1]?.plain)) continue;
    const before = words.slice(Math.max(0, at - 4), at).map(({ plain }) => plain);
    if (before.includes('se') || before.includes('que'))
      around({ from: at, to: at }, reach.unreal, reach.unreal);
  }
  return marked;
}

/** «se desse» is one, «desse jeito» is not. */
function isConditional(word: string, before: string | undefined): boolean {
  if (word === 'dese') return before === 'se';
  return conditional.test(word) && !notConditional.has(word);
}

function notSoYet(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  for (const { from, to } of spansOf(words, plans)) {
    const clause = words[from]?.clause;
    for (let at = from - reach.plan; at <= to + reach.plan; at++)
      if (words[at]?.clause === clause) marked.add(at);
  }
  return marked;
}

function spansOf(words: readonly Word[], patterns: readonly string[]): Span[] {
  return patterns.flatMap((pattern) => findAll(words, pattern));
}

function mark(marked: Set<number>, from: number, to: number): void {
  for (let at = from; at <= to; at++) marked.add(at);
}

function sameSentence(words: readonly Word[], one: number, other: number): boolean {
  return words[other] !== undefined && words[one]?.sentence === words[other]?.sentence;
}
