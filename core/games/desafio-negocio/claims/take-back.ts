import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findAll, findEach, has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { strangers } from '#core/games/desafio-negocio/words/strangers.ts';
import { stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';
import { isDenied } from './denial.ts';
import { undoesMuch } from './undone-later.ts';

/** Who owns up to a bluff takes back what they had just said. */
const confessions = [
  'foi|era|e|so brincadeira|blefe|mentira|lorota|zoeira|gozacao',
  'brincando|blefando|mentindo|zoando',
  'chutando|chutei|joguei pra|para|verde|um|numero',
  'nao tem|existe ninguem|nada|nenhum .. mas funciona|cola|da|serve',
  'ver|olhar|ir|perguntar|medir|contar|pesar eu nao|nem|nunca vi|olhei|fui|perguntei|medi|contei|pesei',
  'nem|nunca fui la|ver|olhar|perguntar',
  'nem|nao sei|lembro de onde|quem',
  'nao existe|existia mas|so|ainda|ne',
  'existe|existia nao mas|so',
  'so|apenas pra|para voce|senhor|senhora|te|lhe .. baixar|acreditar|pensar|achar|aceitar|impressionar|enganar',
  'so|apenas pra|para voce|senhor|senhora .. ficar com|de medo|pena|inveja|receio',
  'so|apenas pra|para voce|senhor|senhora .. ficar assustad*|impressionad*|preocupad*|apavorad*',
  'e|era o que vai|ta|esta|consta|botei|bota no|na papel|projeto|nota|ficha|cadastro',
  'so|apenas digo|disse|falei|falo|contei isso|assim|aquilo .. porque|pra|para',
  'exagerei|inflei',
  'aumentei um|uns pouco|bocado|tanto que|ne|viu',
  'no fundo gastei|custou|custa|nao|nem',
  'e|era|sao de quando eu|nos|gente tinha|tinhamos|morava|plantava|criava',
  'falta|faltou so|e arrumar|achar|inventar|juntar',
  'tem|existe so|e na|em minha conversa|cabeca|imaginacao',
  'inventei|menti|blefei|chutei',
  'mentira minha|nossa',
  'da boca pra|para fora',
  'retiro o que',
  'esquece|esqueca o que|isso .. falei|disse',
  'da|de minha|nossa cabeca|imaginacao',
  'pra|para ver se cola|colava|passa|passava|pega|pegava',
  'mentira e|era|minha|viu',
  'ou nenhum|nenhuma',
  'depende .. que voce|o|a .. quer ouvir|escutar',
  'nao falei|conversei|combinei|perguntei|avisei com|a|pra|para ninguem|eles|comunidade|povo|pessoal',
  'comunidade|povo|pessoal|ninguem|eles nem|nao sabe|sabem que|disso|ainda|nao',
  'sou|era so|apenas o|um|a|uma vizinh*|empregad*|funcionari*|vaqueiro|caseiro|peao|camareir*',
  'sou|era estudante|aluno|aluna|jornalista|reporter|camareir*|empregad*|funcionari*|turista',
  'brincadeira eu|so|viu|nem|senhor|senhora|kk',
  'nao quem compra|vende|faz|tem|planta|entrega|tira|produz|cria e|era|foi o|a|os|as|ele|ela',
];
/** Who corrects themselves to say that it is not so, or not theirs: «tenho o SIM, quer dizer, tinha». */
const elsewhere =
  'nem dele dela deles delas la outro outra outros vizinho vizinha primo prima cunhado cunhada';
const wished = 'vou vai vamos financiar comprar chegando pensando querendo arrumando';
const bought = 'ceasa atacado atacadao galpao mercado supermercado comprei compro peguei';
const unso = `nao nunca ainda falta tinha tive era compadre sogro sogra ${bought} ${elsewhere} ${wished}`;
const corrections: readonly (readonly [said: string, undoing: ReadonlySet<string>])[] = [
  ['quer dizer', new Set(unso.split(' '))],
  ['ou melhor', new Set(unso.split(' '))],
  ['alias', new Set(unso.split(' '))],
  // «na verdade vou entregar na terça» corrects a day; only what is somebody else's undoes it.
  ['na verdade', new Set(`${elsewhere} ${bought}`.split(' '))],
];
const reach = 6;

/** Who owns up that there is nothing at all, or no more, takes back everything. */
const renouncing = [
  'tudo|era|foi teste',
  'nada disso|disto existe|tenho|temos|e|era .. ainda|verdade|meu|nosso|aqui|nada|de',
  'falando|falei|dizendo o que voces|voce|senhor|senhora|banco|comprador* .. gosta|gostam|quer|querem|queria|queriam de|ouvir|escutar',
  'inventei|inventado tudo',
  'falei|disse|contei tudo isso|aquilo|isto .. so|pra|para|porque',
  'falei|disse|contei isso|aquilo|isto tudo .. so|pra|para|porque',
  'nao tenho|temos nada disso|disto',
  'nao e nada disso|disto',
  'tudo invencao|inventad*|lorota|blefe',
  'era|foi|e tudo|so conversa|papo|mentira|balela|fita|teatro|cena|blefe',
  'so|apenas queria|quis|quero ver .. se|que .. sistema|jogo|programa|robo|respondia|aceita|aceitava|cola|colava',
  'to|tava|estou|estava so|apenas testando|brincando|zoando|brincano',
  'to|tava|estou|estava brincando|zoando|testando',
  'nem tenho|temos|crio|planto abelha*|apiario|roca|sitio|vaca*|gado|banca|horta|lavoura|plantac*|chacara',
  'vendi|vendemos|acabei|acabamos|larguei|perdi .. vaca*|gado|abelha*|caixas|rebanho|colmeia* tudo|toda|todas|todos',
  'nao planto|crio|tiro|produzo mais nada',
  'nao mexo|mexemos mais com isso|nada|leite|mel|roca|gado',
  'hoje acabou tudo',
  'ja vendi|vendeu|comprou|compraram|levou|levaram tudo .. nao tenho|sobrou|tem',
  'nao tenho mais nenhum|nenhuma caixa|caixas|pote|saca|saco|vaca|abelha|colmeia|pe|litro',
  'nao vendo nem|nunca hoje|mais',
  'so|apenas vim contar|avisar|passear|olhar',
  'nao tem|existe estrada|sitio|roca nenhum|nenhuma',
];

/** Who stops altogether; «parei de vender fiado» goes on selling. */
const stopping = [
  'parei com|de leite|mel|roca|gado|plantar|criar|vender|tirar|produzir|entregar',
  'parei de plantar|criar|vender|tirar|produzir|entregar leite|mel|gado|tudo',
];
/** Who does not sell to the other side at all; «por menos de 42 pra você eu não vendo» names a price. */
const refusing = 'pra|para voce|senhor|senhora eu nao vendo|entrego|dou|levo';
const nearby = 5;

function renouncedIn(words: readonly Word[]): Span[] {
  const endsSentence = ({ to }: Span) => words[to + 1]?.sentence !== words[to]?.sentence;
  const namesPrice = ({ from, to }: Span) =>
    stretch(words, from - nearby, to + 1 + nearby).some(
      ({ plain, number, sentence }) => (number || plain === 'menos') && sentence === words[from]?.sentence,
    );
  return [
    ...findEach(words, renouncing),
    ...findEach(words, stopping).filter(endsSentence),
    ...findAll(words, refusing).filter((span) => !namesPrice(span)),
  ];
}

/** Where a message owns up that something is not so; «não é brincadeira» does not. */
function confessionsIn({ reading }: Message): Span[] {
  const all = [...findEach(reading.words, confessions), ...renouncedIn(reading.words)];
  return [...all.filter(({ from }) => !isUndone(reading.words, from)), ...correctionsIn(reading.words)];
}

const denying = new Set(['nao', 'nunca', 'jamais']);

/** «não é brincadeira», «nunca menti». */
const isUndone = (words: readonly Word[], from: number): boolean =>
  stretch(words, from - 2, from).some(
    (word) => denying.has(word.plain) && word.clause === words[from]?.clause,
  );

/** Whether a message renounces all that was said before it. */
const renounces = ({ reading }: Message): boolean =>
  renouncedIn(reading.words).some(({ from }) => !isUndone(reading.words, from));

function correctionsIn(words: readonly Word[]): Span[] {
  return corrections.flatMap(([said, undoing]) =>
    findAll(words, said).filter(({ to }) =>
      // «quer dizer, vinte e cinco se não chover» undoes nothing.
      words
        .slice(to + 1, to + 1 + reach)
        .some(({ plain }, at) => undoing.has(plain) && words[to + at]?.plain !== 'se'),
    ),
  );
}

/** How many words of a message come before it owns up to them. */
export function ownedUpAt(message: Message): number {
  return Math.max(0, ...confessionsIn(message).map(({ from }) => from));
}

const fewestOwn = 6;

/** Who has hardly said anything of their own yet owns up to what was said in the message before. */
const ownsUpToEarlier = (message: Message): boolean =>
  confessionsIn(message).some(({ from }) => from < fewestOwn) || disowns(message) || isOutdated(message);

/** «é do vizinho», «foi o do seu Erivaldo», when asked whose it is. */
const asksWhose = ['seu|sua|seus|suas|voces|dono|dona|familia', 'de|do quem', 'no nome'];
const disowning = [
  `e|era|foi|sao|eram .. do|da|de|dos|das .. ${strangers}`,
  'e|era|foi|sao|eram .. do|da|de seu|dona|doutor ^',
];
const latestDisowning = 1;
const fewWords = 3;

function disowns({ reading, question }: Message): boolean {
  if (!question || !has(question.words, asksWhose)) return false;
  const opening = reading.words.filter(({ sentence }) => sentence === 0);
  if (opening.length <= fewWords && has(opening, [strangers])) return true;
  const spans = disowning.flatMap((pattern) => findAll(reading.words, pattern));
  return spans.some((span) => span.from <= latestDisowning && !isDenied(reading, span));
}

const asksWhen = ['que|qual ano', 'de|e|foi quando', 'quando foi|e', 'quanto tempo'];
const bygone = /^(19\d\d|200\d|201\d)$/;
const formerly = [
  'tempo|epoca do|da|de|que meu|minha|pai|avo|finado|eu',
  'faz|tem|uns # anos',
  'antigamente',
];

/** «De que ano é o laudo?», «de 2004, do tempo do meu pai»: it was so once. Whoever has had it since then is asked «desde». */
function isOutdated({ reading: { words }, question }: Message): boolean {
  if (!question || !has(question.words, asksWhen) || has(question.words, ['desde'])) return false;
  const opening = words.slice(0, fewestOwn);
  return opening.some(({ plain }) => bygone.test(plain)) || has(opening, formerly);
}

/**
 * Without what its speaker owned up to: the message before a confession, as far as nobody spoke in between but the
 * persona, and all that was said before who renounces it or undoes much of what a message had `claimed`.
 */
export function withoutBluffs(
  messages: readonly Message[],
  claimed: (message: Message) => readonly string[],
): Message[] {
  const last = messages.findLastIndex(
    (message, at) =>
      renounces(message) ||
      undoesMuch(message.reading, () => new Set(messages.slice(0, at).flatMap(claimed))),
  );
  return messages.filter((_, at) => {
    if (at < last) return false;
    const next = messages[at + 1];
    return next === undefined || !ownsUpToEarlier(next);
  });
}

const shortestName = 3;
const ofAnything = new Set(
  'tem tenho temos com sem que uma dos das por pra para nao mais todo toda'.split(' '),
);

/** The words by which something is known again: «sif», «cadastur». */
export function namedIn({ reading }: Message, { from, to }: Span): Set<string> {
  const names = reading.words.slice(from, to + 1).map(({ plain }) => plain);
  return new Set(names.filter((name) => name.length >= shortestName && !ofAnything.has(name)));
}

/** Whether a message speaks of the same thing again, and only to deny it: «o selo a gente não tem não». */
export function takesBack(message: Message, spans: readonly Span[], names: ReadonlySet<string>): boolean {
  const same = spans.filter(
    (span) =>
      [...namedIn(message, span)].some((name) => names.has(name)) &&
      !namesOtherFigure(message, span, names) &&
      !isKeptClean(message, span),
  );
  return same.length > 0 && same.every((span) => isDenied(message.reading, span));
}

const harmful = ['veneno*|agrotoxico*|defensivo*|hormonio*|conservante*|antibiotico*'];

/** «Veneno a gente não usa na banana» denies the poison and no banana. */
function isKeptClean({ reading: { words } }: Message, { from, to }: Span): boolean {
  return findEach(words, harmful).some(
    (place) => words[place.from]?.clause === words[from]?.clause && (place.from < from || place.to > to),
  );
}

/** «Não tenho 200 potes» denies nothing of the 60 that were promised. */
function namesOtherFigure(
  { reading: { words } }: Message,
  { from, to }: Span,
  names: ReadonlySet<string>,
): boolean {
  const figures = words
    .slice(from, to + 1)
    .filter(({ number, plain }) => number && plain.length >= shortestName);
  return figures.length > 0 && !figures.some(({ plain }) => names.has(plain));
}
