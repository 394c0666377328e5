import type { Message } from './message.ts';
import { isStrangerNamed, names, partOfPlace } from './named.ts';
import { findEach, type Span } from './pattern.ts';
import type { Word } from './words.ts';

/** Relatives and acquaintances of another household. */
const kin =
  'vizinh*|primo|prima|primos|cunhad*|compadre|comadre|amigo|amiga|amigos|colega|colegas|conhecid*|concorrent*|fulano|sicrano|genro|sogro|sogra|tio|tia|sobrinh*';
export const strangers = `${kin}|patrao|fazendeiro|coronel|doutor`;
/** What ought to be, by the book, is nobody's: «a norma manda», «o leite deve ser resfriado». */
const recited = [
  'norma|normas|lei|leis|regra|regras|regulamento|instrucao|normativa|manual|cartilha|legislacao manda|mandam|exige|exigem|pede|pedem|diz|dizem|determina|obriga|fala|preve',
  'deve|devem|deveria|precisa ser|estar|ficar',
  'o|a ~ correto|certo|ideal|justo e|seria|acompanha|deve',
  'o certo|correto|ideal e|seria',
  '~ exemplar|modelo|ideal|perfeit* tem|faz|diz|vende|entrega',
  'o|um|todo bom|boa|verdadeiro|grande produtor|agricultor|comprador|apicultor|feirante|negociador|vendedor diz|tem|faz|pede|compara|sabe|mostra',
  'e pra|para quem tem|faz|produz|possui',
  'todo|toda|qualquer produtor|agricultor|criador|apicultor|feirante|sitio|cooperado deve|precisa|tem|pode',
  'producao|preco|mercado|leite|media brasileir*|nacional|mundial',
  'boa|boas ordenha|praticas|higiene|agricultura tem|manda|pede|exige|e',
];
/** Somebody else at the head of what is said. */
const heads = [
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
const others = [
  ...heads,
  'mel|caf|selo|terra|projeto|nota do|da seu|dona',
  'tem gente que',
  'tem|conheco gente|povo|uns|umas .. que|ai vende|vendem|faz|fazem|tem|tira|tiram',
  'falaram|disseram|dizem|contaram|ouvi que|dizer|falar .. precisa|tem|faz|e|pode|vai',
  'meu|minha irmao|irma precisa|quer|tem|compra|comprou|usa|ta|tira|vende|recebe|ganha|produz|cobra',
  ...recited,
  'bom|boa|bons|boas|melhor e|era|sao o|a|os|as do|da|dos|das|de ^|seu|dona|outr*',
  'tem muita|muito gente|mel|produtor*|povo',
  'o povo|pessoal ai|la de fora',
  'os outros',
  'todo mundo faz|diz|fala',
  'mas ele|ela paga|recebe|compra|entrega|vende|tem',
  'eles|elas tem|recebem|cobram|vendem|usam|possuem|entregam|dao|tiram|produzem',
];
/** Whose it is, said after it: everything before it in the clause is somebody else's. */
const ownedByOthers = [
  `e|era|sao|ta|esta|fica|ficou do|da|de|com|no|na .. ${strangers}`,
  `no|pelo|com|usando|na|pela|uso|o|a nome|caf|cadastro|selo|nota|bloco|cnpj|cpf|alvara|registro|licenca|laudo|escritura|cadastur|rotulo|inspecao|conta do|da|de .. ${kin}|outro|outra|outros`,
  'no|em nome dele|dela|deles',
  'emprestad*',
  'consigo|arrumo|arranjo|pego|consegui|arrumei com|de alguem|conhecid*|terceiro*',
  `em|no nome de outr*|laranja`,
  `uso|usamos|pego|vou com|o|a|os|as da|do|de|com .. ${kin}`,
];
/** Who it is that has it; what the sentence goes on to tell is theirs too. */
const ownersNamed = [
  `quem tem|possui|faz|tira|entrega|vende|planta|cria|produz|recebe|cota|paga .. .. e|era|foi .. ${strangers}`,
  'quem tem|possui|tira|entrega|vende|planta|cria|produz|recebe|cota .. .. e|era|foi o|a|meu|minha ~',
];
/** Whoever speaks comes back: from here on it is said of us again. */
const ourselves = new Set(
  (
    'eu nos nosso nossa nossos nossas meus minhas gente mas porem agora comigo conosco tenho temos faco fazemos vendo vendemos ' +
    'entrego entregamos cobro quero queremos posso garanto levo levamos planto plantamos colho emito tiro tiramos ' +
    'sou somos trabalho crio produzo meu minha recebo dou pago compro busco boto ponho deixo mando trago ofereco ' +
    'hospedo cuido lavo limpo ordenho aceito peco combino marco pesco cozinho fico ganho uso preciso'
  ).split(' '),
);
const turns = new Set(['mas', 'porem', 'agora']);
const afterTurn = 6;
const boasting = /^(eu|digo|misturo|copio|colo|.{3,}ei)$/;

/** Whether a word shows that whoever speaks does it. */
export function isFirstPerson(word: Word): boolean {
  return boasting.test(word.plain) || (isOurs(word) && !turns.has(word.plain));
}

const isOurs = ({ plain }: Word) => ourselves.has(plain) || /^.{2,}[aei]mos$/.test(plain);

/** What somebody named does with what is theirs; buying or paying is what the other side of a trade does. */
const owning = new Set(
  'tem tinha possui vende cobra recebe tira entrega cria planta produz hospeda colhe manda deu quer precisa pediu'.split(
    ' ',
  ),
);
/** Before a name that is one's own: «aqui é o seu Joaquim». */
const presenting = new Set('e sou aqui chamo nome'.split(' '));

/** A sentence that opens with one of these and names nobody tells what others do. */
const theirs = new Set(
  'recebem cobram vendem entregam usam tiram possuem produzem fizeram ganham hospedam'.split(' '),
);

/** What «ele» does once somebody was named, however much was said in between; a cheese or a road does nothing of it. */
const doing = new Set(
  (
    'tem tinha vende vendeu entrega entregou recebe recebeu cobra cobrou tira tirou planta plantou cria produz ' +
    'hospeda pesa colhe possui ganhou'
  ).split(' '),
);
/** Stands for whoever of another house was named at any time. */
const somebody = '@';

const reach = { others: 40, owned: 14, owner: 8, topic: 5 };
const pronouns = ['ele', 'ela', 'eles', 'elas'];
const possessives = new Set(['dele', 'dela', 'deles', 'delas']);
/** Stands for whom the sentences are about that name nobody: «Cobra duzentos». */
const unnamed = '*';
/** Before «ele» or a name that is what a clause is about. */
const openers = new Set('o a la ai que e pra pro para porque so ate mas'.split(' '));

/** The places in a message that are said of somebody else. */
export function saidOfOthers(message: Message): Set<number> {
  const { words } = message.reading;
  const marked = saidOfAbsent(message);
  for (const { from, to } of findEach(words, others)) {
    if (words[from - 2]?.plain === 'eu') continue;
    mark(marked, from, to);
    markOn(marked, words, to + 1, reach.others);
  }
  for (const { from, to } of findEach(words, ownersNamed)) {
    mark(marked, from, to);
    markOn(marked, words, to + 1, reach.others);
  }
  for (const { from, to } of findEach(words, ownedByOthers)) {
    const clause = words[from]?.clause;
    let start = from;
    while (start > 0 && words[start - 1]?.clause === clause && from - start < reach.owned) start--;
    mark(marked, start, to);
  }
  return marked;
}

/** «Ele recebe 30 pessoas», «o tanque dele», «cobra 120»: said of somebody who was spoken of before. */
function saidOfAbsent(message: Message): Set<number> {
  const { words } = message.reading;
  const marked = new Set<number>();
  const spokenOf = absentBySentence(message);
  for (const [sentence, absent] of spokenOf.entries()) {
    const first = words.findIndex((word) => word.sentence === sentence);
    const own = words.filter((word) => word.sentence === sentence);
    if (first < 0) continue;
    const owner = ownerIn(own, message.persona);
    const isTheirs = absent.has(unnamed) || theirs.has(own[0]?.plain ?? '');
    const isBack = own.some((word, at) => isOurs(word) && comesBackAt(own, at));
    if (owner !== null || (isTheirs && !isBack)) markOn(marked, words, first, own.length);
    const opens = pronouns.includes(own[0]?.plain ?? '') && spokenOf[sentence + 1]?.has(somebody) === true;
    if ((absent.has('ele') || opens) && own.some(({ plain }) => possessives.has(plain)))
      markOn(marked, words, first, own.length);
    for (const [place, word] of own.entries()) {
      const at = first + place;
      const before = own[place - 1];
      const acts = pronouns.includes(word.plain) && doing.has(own[place + 1]?.plain ?? '');
      const isKnown = acts && spokenOf[sentence + 1]?.has(somebody) === true;
      if (!absent.has(word.plain) && !isKnown) continue;
      if (before?.clause === word.clause && !openers.has(before.plain)) continue;
      markOn(marked, words, at, reach.others + 1);
    }
  }
  return marked;
}

/** Marks the rest of a sentence from a place, until whoever speaks comes back. */
function markOn(marked: Set<number>, words: readonly Word[], from: number, length: number): void {
  for (let at = from; at < from + length && words[at]?.sentence === words[from]?.sentence; at++) {
    if (comesBackAt(words, at)) break;
    marked.add(at);
  }
}

/** «levou dois anos, mas conseguiu o selo» goes on about somebody else: after a «mas» it takes a word of one's own. */
function comesBackAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !isOurs(word)) return !word;
  if (!turns.has(word.plain)) return true;
  const next = words.slice(at + 1, at + 1 + afterTurn).filter(({ sentence }) => sentence === word.sentence);
  return next.some(isFirstPerson) || !next.some(({ plain }) => didSo.test(plain) || doing.has(plain));
}

/** What somebody did: «conseguiu», «tirou». */
const didSo = /^.{3,}(ou|iu|eu)$/;

/** Where a sentence names somebody who owns what it tells: «Seu Ananias tem um mel premiado». */
function ownerIn(words: readonly Word[], persona: ReadonlySet<string>): number | null {
  for (const [at, word] of words.entries()) {
    if (at > reach.topic || isOurs(word)) return null;
    if (!names(words, at, persona)) continue;
    const before = words.slice(Math.max(0, at - 2), at);
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
function absentBySentence(message: Message): readonly ReadonlySet<string>[] {
  const known = spokenOfIn.get(message) ?? findAbsent(message);
  spokenOfIn.set(message, known);
  return known;
}

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

function mark(marked: Set<number>, from: number, to: number): void {
  for (let at = from; at <= to; at++) marked.add(at);
}
