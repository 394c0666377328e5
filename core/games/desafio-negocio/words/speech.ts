import type { Reading, Word } from './words.ts';

/** Words that hold a sentence together; a list of catchwords has few of them. */
export const glue: ReadonlySet<string> = new Set(
  (
    'a o os as um uma uns umas de do da dos das no na nos nas em com sem por pelo pela pra pro para ao aos que se eu ' +
    'nos voce voces ele ela eles elas gente meu minha meus minhas nosso nossa nossos seu sua lhe me te ja so ainda ' +
    'mas porque pois entao ai la aqui tudo todo toda todos todas cada ate quando como nao nem sim mais menos ' +
    'muito muita bem isso esse essa este esta aquele daqui dali ou senhor senhora dona seu tambem'
  ).split(' '),
);

const verbs = new Set(
  (
    'ok possui possuo possuimos pede pedem resolve aluga alugo cuida venha venham va vamos passe apareca querem vendem busca buscar ligo saio temo tomo trouxe tive teve era eram eh sou somos sao foi foram ser ta to tou tao tava esta estao estou estamos tem tenho temos tinha ter faco faz fazemos ' +
    'fazer fiz fez fizeram vendo vende vendem vendi vendeu entrego cobro peco sai custa custou gastei ' +
    'fica ficou fico quero queria quer posso pode podem podemos garanto levo leva levam trago boto bota ponho deixo ' +
    'mando manda dou deu dao passa tiro tira tirei vem venho vai vou vao ia sei sabe vi viu olhei liguei ' +
    'recebo recebe receber pago paga pagam planto crio colho colhe lavo lava embalo uso produzo emito compro ' +
    'preciso precisa conto conte contou aconteceu houve entendo compreendo sinto fala fale falou digo ' +
    'diz disse acho acha vale aceito aceita pesa pesar fecha fecho combino marco participo assino ' +
    'vota votam decide mostra mostro ganha divide sobra cabe cabem perdeu perdi bora chega chegou ' +
    'trabalha moro mora fazia dava pega pegam leve acompanho vejo ouvi escuto ouvir nasce volte volta apareca chame ' +
    'ligue anote pegue prove prova experimente separo guardo reservo encomende seco ordenho resfrio lavam limpo limpa ' +
    'torro asso ralo tiram colhem plantam criam vendemos gasta rende cobra cobram sobe desce baixo aumenta espero'
  ).split(' '),
);
const verbEnding = /(.{2}([aei]mos?|ando|endo|indo|ei|ou|eu|iu|aram|eram|iram|avam)|.{3}(ano|eno|ino)s?)$/;
/** They end like verbs. */
const notVerbs = new Set(
  'meu seu teu museu pneu ceu quando quano rei lei pano ano anos ramos temos menos pequeno terreno veneno feno sereno suino fundo segundo engano mano tamo minimo maximo ultimo proximo otimo primo animo menino menina destino ensino humano baiano goiano serrano nordestino'.split(
    ' ',
  ),
);

/** Whether a word by itself can be a verb. */
export const mayBeVerb = (plain: string): boolean =>
  verbs.has(plain) || (verbEnding.test(plain) && !notVerbs.has(plain));

/** What stands around a «da» that can only be a «dá»: «da pra levar», «da uns 40», «me da a nota», «não da». */
const givesBefore = new Set('pra para pro um uma uns umas certo errado'.split(' '));
const givesAfter = new Set('me te lhe nao nunca ele ela eles elas que'.split(' '));

/**
 * Whether the word at a place of a message is a verb. «é» and «dá» are written with their accent, or they may be other
 * words; a «da» is judged by what stands around it.
 */
export function isVerbAt({ text, words }: Reading, at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.plain !== 'e' && word.plain !== 'da') return mayBeVerb(word.plain);
  if (/^(é|eh|dá)$/i.test(text.slice(word.start, word.end))) return true;
  const [before, next] = [words[at - 1], words[at + 1]];
  if (word.plain === 'e') return false;
  if (next?.number || (next?.clause === word.clause && givesBefore.has(next.plain))) return true;
  return before?.clause === word.clause && givesAfter.has(before.plain);
}

const subjects = new Set('eu nos gente voce voces ele ela eles elas'.split(' '));

/** Whether anything is said of anything: a claim has a verb, and who is named before one does something. */
export function hasVerb(reading: Reading): boolean {
  const { words } = reading;
  return words.some((word, at) => {
    const next = words[at + 1];
    if (subjects.has(word.plain) && next?.clause === word.clause && !glue.has(next.plain)) return true;
    return isVerbAt(reading, at);
  });
}

/** Whether words are at least held together: «sem veneno», «na feira», but not «higiene embalagem». */
export function isHeldTogether({ words }: Reading): boolean {
  return words.some(({ plain }) => glue.has(plain));
}

/** «à vista» is one word for this: its «à» holds nothing together. */
function holds(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (!word || (word.plain === 'a' && reading.words[at + 1]?.plain === 'vista')) return false;
  return glue.has(word.plain) || isVerbAt(reading, at);
}

const ticks = new Set('ok sim feito feita sei cumprido cumprida'.split(' '));

/** «projeto ok, pagamento ok»: how often the same word ticks something off. */
function ticksIn(words: readonly Word[]): number {
  const counts = new Map<string, number>();
  for (const { plain } of words) if (ticks.has(plain)) counts.set(plain, (counts.get(plain) ?? 0) + 1);
  return Math.max(...counts.values());
}

const fewestScraps = 3;

/** Words with nothing between them: unasked, now and then a terse person's; again and again, a list. */
export function isScrap(reading: Reading): boolean {
  const { words } = reading;
  if (words.filter(({ number }) => number).length >= manyNumbers) return false;
  return words.length >= fewestScraps && !words.some((_, at) => holds(reading, at));
}

const fewestItems = 4;

/** «sei preço, sei custo, tenho comprador»: nothing but scraps between commas, and no number in them. */
function isChecklist({ words }: Reading): boolean {
  const items = new Set(words.map(({ clause }) => clause)).size;
  return items >= fewestItems && words.length / items < 3 && !words.some(({ number }) => number);
}

const fewestNouns = 3;
const mostWordsEach = 2.5;

/** «alface, banana, safra, janeiro a dezembro»: things in a row, and nothing said of them. */
export function isEnumeration(reading: Reading): boolean {
  const { words } = reading;
  const items = new Set(words.map(({ clause }) => clause)).size;
  if (items < fewestNouns || words.length / items > mostWordsEach) return false;
  return !hasVerb(reading) && words.filter(({ number }) => number).length < manyNumbers;
}

const bare = { words: 5, held: 0.2 };

/** «preço custo margem 20 reais 25 reais»: many words, figures among them or not, and hardly one that joins two of them. */
export function isBare(reading: Reading): boolean {
  const { words } = reading;
  // Who writes like a telegram stops between two things.
  const parts = new Set(words.map(({ clause }) => clause)).size;
  if (words.length < bare.words * parts || hasVerb(reading)) return false;
  return words.filter(({ plain }) => glue.has(plain)).length <= words.length * bare.held;
}

/** Who tells what they did instead of doing it: «expliquei os ganhos, falei do voto e marquei o encontro». */
const reports = new Set(
  'expliquei respeitei mostrei falei marquei propus apresentei citei combinei demonstrei cumpri ouvi escutei acertei comparei'.split(
    ' ',
  ),
);

const labels = /(^|[.;,\n]\s*|\s)\p{L}[\p{L} ]{2,24}\s*[:=]\s*\S/gu;
const leastGlue = { few: 0.25, many: 0.3 };
const manySubjects = 3;
/** Who gives a number for every few words tells something, however tersely: «CBT 22, CCS 190, gordura 4,1». */
const wordsToANumber = 4;
const manyNumbers = 2;
const mostShortWords = 8;
/** As many words with nothing between them are a list; who was asked may answer with more. */
const mostBareWords = { unasked: 4, answer: 6 };

const months =
  /^(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano)$/;

/** «banana: ano todo. manga: out a dez»: a page of a notebook has figures or times under its headings. */
const isDated = (words: readonly Word[]): boolean =>
  words.filter(({ number, plain }) => number || months.test(plain)).length >= manySubjects;

const hellos = new Set('oi ola opa bom boa'.split(' '));
const times = new Set('dia tarde noite'.split(' '));

/** «Bom dia, 78 mil pra resfriador e 6 vacas» is no longer a list than without the greeting. */
function withoutGreeting(words: readonly Word[]): readonly Word[] {
  if (!hellos.has(words[0]?.plain ?? '')) return words;
  return words.slice(times.has(words[1]?.plain ?? '') ? 2 : 1);
}

/**
 * Whether a message that touches so many objectives only lists catchwords: without a verb, with labels, or with hardly
 * a word between them.
 */
export function isList(reading: Reading, subjects: number, isAnswer: boolean): boolean {
  const { text } = reading;
  const words = withoutGreeting(reading.words);
  if (words.length === 0) return false;
  const labelled = text.match(labels)?.length ?? 0;
  if ((labelled >= manySubjects && !isDated(words)) || ticksIn(words) >= manySubjects) return true;
  if (words.filter(({ plain }) => reports.has(plain)).length >= manySubjects) return true;
  const held = reading.words.filter((_, at) => holds(reading, at));
  const least = subjects < manySubjects ? leastGlue.few : leastGlue.many;
  const isThin = held.length / words.filter(({ number }) => !number).length < least;
  const numbers = words.filter(({ number }) => number).length;
  // «Águas 420 litro. Seca 350»: whoever stops between the two tells them one by one.
  const isToldInParts = words[0]?.sentence !== words.at(-1)?.sentence;
  const isMeasured =
    (numbers * wordsToANumber >= words.length &&
      (isAnswer ||
        (numbers >= manyNumbers && (subjects < 2 || (subjects < manySubjects && isToldInParts))))) ||
    (isAnswer && words[0]?.number === true && numbers > 1);
  if (isAnswer && isToldInParts && numbers >= manyNumbers) return false;
  const mostBare = isAnswer || numbers > 0 ? mostBareWords.answer : mostBareWords.unasked;
  const isBare = held.length === 0 && words.length >= mostBare && !words.some(({ plain }) => plain === 'e');
  if (isBare && !isMeasured) return true;
  if (subjects < 2) return false;
  if (isChecklist(reading)) return true;
  if (isAnswer && subjects < manySubjects && words.length <= mostShortWords) return false;
  if (!hasVerb(reading) && !isMeasured) return isThin || (subjects >= manySubjects && numbers === 0);
  return subjects >= manySubjects && isThin;
}
