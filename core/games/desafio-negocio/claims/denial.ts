import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findEach, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

/** Words that deny what follows them closely. */
const denials = [
  'nao tenho|temos|tem|tinha|possuo|fiz|fizemos|fez|consegui*|tirei|tiro|emito|dou|faco|trabalh*|uso|sou|somos|gosto|aceito|preciso|precisa|existe|ta|esta|estou|to',
  'ainda nao',
  'nunca',
  'nem',
  'nenhum|nenhuma',
  'nenhum|nenhuma|ninguem de|da|do|aqui|la|em nos|gente|casa|familia tem|deve|ta|esta',
  'falta|faltam|faltando',
  'sem',
];
/** Not knowing, or not being able to, covers the rest of the clause. */
const ignorance = [
  'perdi|perdemos|cassaram|cancelaram|suspenderam|negaram|reprovou|reprovaram o|a|os|as|meu|minha|nosso|nossa',
  'nao sei|entendo|entendi|conheco|lembro|consigo|posso',
  'nao tenho|tem como|condicao',
  'nem sei',
  'sei la',
  'nunca ouvi|vi',
];
/** «a entrega eu não sei como faz»: what is named first is denied, however the clause goes on. */
const namedThenDenied = [
  'eu|nos|gente nao|nunca|nem tenho|temos|tem|fiz|fizemos|fez|tirei|tirou|tira|consigo|entendo|lembro|recordo',
  'eu|nos|gente ainda|inda nao tenho|temos|tem|tirei|tirou|fiz|fez|consegui*|fizemos',
  'eu|nos|gente nao|nem sei como|fazer|nada',
  'eu|nos|gente nunca ~',
];
const denialsAfter = [
  'nao tenho|temos|tem|fiz|sei|possuo|tirei|faco|fazemos|dou|damos|tiro|emito|uso|usamos|mexo|mando|aceito|trabalho|precisa|preciso|carece|quero',
  'tinha|tive|tivemos',
  'nunca tive|tivemos|fiz|fizemos|tirei|precisei|precisou|mandei|usei|vi',
  'ainda nao',
  'tem|tenho|temos|faco|dou|sei|uso|tiro|vai|ta|esta nao',
  'nenhum|nenhuma',
  'que e bom nada',
  'e|era|foi|sao mentira|lorota|invencao|brincadeira|blefe|bobagem|besteira|frescura|luxo|burocracia',
  'ja|ta|esta|foi|ficou|que venceu|vencid*|cancelad*|suspens*|cassad*|caducad*|reprovad*|negad*|atrasad*|parad*',
  'venceu|venceram|caducou|expirou|vencid*|cancelaram|cassaram|suspenderam|negaram|reprovaram',
];
/** «registro é coisa de firma grande», «o rótulo minha filha que entende»: it is waved away, or left to others. */
const waved = [
  'e|sao coisa|coisas|negocio|conversa de|do|da|pra|para',
  'e|sao tudo igual',
  'minha|meu|a|o ~ que|quem entende|sabe|cuida|mexe|resolve|ve',
  'quem entende|sabe|cuida|mexe|resolve|ve e|disso',
  'e|fica com ele|ela|eles',
  'nao|nem e comigo',
  'pra que',
];
/** Denials that promise something: «sem mistura», «não falta», «se não der». */
const harmless = [
  'sem mistura|acucar|xarope|agrotoxic*|veneno|quimic*|conservante*|problema*|duvida*|falta|atraso|pressa|compromisso|medo|enrolacao|conversa',
  'nao tenho|tem problema*|duvida*|medo|pressa|vergonha|veneno|agrotoxic*|mistura|segredo|erro|igual|comparacao',
  'nao uso|boto|passo|leva|vai veneno|agrotoxic*|quimic*',
  'nao .. falt*',
  'nao e so',
  'se nao',
];
/** Two denials make a promise: «não vendo sem nota». */
const undone = [
  'nao|nunca|ninguem|nada .. sem',
  'sem .. eu|nos|gente|aqui|ninguem nao|nunca|nem vendo|vende|recebo|recebe|saio|sai|entrego|entrega|trabalho|levo|leva|compro|fecho|pego|faco|entra',
];

const excuses = [...harmless, ...undone];
const falling = ['nao .. falt*'];
const no = ['nao'];
const denyingNext = [...no, ...denials];

const reach = { before: 3, ignorance: 8, after: 2 };

/** Which words of a clause are denied by others in it: as the first word of what is meant, or as its last. */
interface Denied {
  first: Set<number>;
  last: Set<number>;
}

const none: Denied = { first: new Set(), last: new Set() };

/** A clause is looked through once, however much in it is asked about. */
const deniedIn = new WeakMap<Reading, Map<string, Denied>>();

/** Whether a matched span is denied by the words around it in the same clause. */
export function isDenied(reading: Reading, span: Span): boolean {
  const first = reading.words[span.from]?.clause ?? 0;
  const last = reading.words[span.to]?.clause ?? first;
  const known = once(deniedIn, reading, () => new Map<string, Denied>());
  const denied = once(known, `${first} ${last}`, () => findDenied(reading.words, first, last));
  return denied.first.has(span.from) || denied.last.has(span.to) || holdsDenial(reading.words, span);
}

/** A «não» in the middle: «a documentação ainda não está pronta». */
function holdsDenial(words: readonly Word[], { from, to }: Span): boolean {
  for (let at = from + 1; at < to; at++)
    if (words[at]?.plain === 'nao' || words[at]?.plain === 'falta') return true;
  return false;
}

function findDenied(all: readonly Word[], first: number, last: number): Denied {
  const isInside = ({ from, to }: Span) =>
    (all[from]?.clause ?? -1) >= first && (all[to]?.clause ?? Number.POSITIVE_INFINITY) <= last;
  const spans = (patterns: readonly string[]) => findEach(all, patterns).filter(isInside);
  if (spans(falling).length > 0) return none;
  const excused = new Set(spans(excuses).flatMap(placesOf));
  const found = (patterns: readonly string[]) => spans(patterns).filter(({ to }) => !excused.has(to));
  const doubled = betweenDenials(all, spans(no));
  const after = (some: readonly Span[], distance: number) =>
    some.flatMap(({ to }) => Array.from({ length: distance }, (_, at) => to + 1 + at));
  return {
    first: new Set([
      ...doubled,
      ...after(found(denyingNext), reach.before),
      ...after(found(ignorance), reach.ignorance),
    ]),
    last: new Set(
      [
        ...found(denialsAfter).filter(({ to }) => endsThere(all, to)),
        ...found(namedThenDenied),
        ...found(waved),
        ...found(no).filter((span) => closesAlone(all, span)),
      ].flatMap(({ from }) => Array.from({ length: reach.after }, (_, at) => from - 1 - at)),
    ),
  };
}

/** «não tenho técnico pra fazer projeto não»: everything between the two is denied. */
function betweenDenials(words: readonly Word[], spans: readonly Span[]): number[] {
  return spans.flatMap(({ from }, index) => {
    const before = spans[index - 1];
    const isPair =
      before && from - before.to <= reach.ignorance && words[from + 1]?.clause !== words[from]?.clause;
    return isPair ? placesOf({ from: before.to, to: from }) : [];
  });
}

const alsoDenying = new Set('nao nunca nem nada sem ninguem'.split(' '));

/** «técnico não, eu mesmo fiz»: a «não» at the end of its clause, and the only one in it. */
const closesAlone = (words: readonly Word[], { to }: Span): boolean =>
  words[to + 1]?.clause !== words[to]?.clause &&
  !words.some(({ plain, clause }, at) => at !== to && clause === words[to]?.clause && alsoDenying.has(plain));

const trailing = new Set('nao nunca ainda viu ne dona senhor senhora moca agora por e nem isso'.split(' '));

/** «nota não tenho»: the denial closes what is said, and does not begin «não tem mistura». */
function endsThere(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return !next || next.clause !== words[at]?.clause || trailing.has(next.plain);
}

/** Every place from the first to the last of a span. */
export const placesOf = ({ from, to }: Span): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const asking = [
  'precis*|presiz*',
  'tem que',
  'obrigat*|necessari*',
  'como',
  'qual|quais',
  'quanto|quanta|quantos|quantas',
  'o que',
  'quem|onde|quando|sera|porque',
  'vale|aceita*',
  'pode ser',
];
const plainQuestion = [
  'o que e',
  'como que|eu|faco|tiro|consigo|funciona|faz',
  'quanto voce|voces|custa|e|de',
  'qual|quais',
  'onde tiro|faco|eu',
  'perguntei o|do|pelo total|juro*|prazo|desconto',
  'perguntei quanto|quando|se|qual senhor|senhora|voce|voces|fica|da|paga',
];

/** The place from which each sentence asks, looked for once. */
const askedIn = new WeakMap<Reading, Map<number, number>>();

/** Whether a matched span is only being asked about, with or without the question mark. */
export function isAsked(reading: Reading, span: Span): boolean {
  const sentence = reading.words[span.from]?.sentence;
  if (sentence === undefined) return false;
  const known = once(askedIn, reading, () => new Map<number, number>());
  return span.from >= once(known, sentence, () => asksFrom(reading, sentence));
}

/** «uns 10 sacos pra 2 hectares quanto custa o saco?»: in one breath, what was said before it is still said. */
const sudden = ['quanto|quanta|quantos|quantas|qual|quais|onde'];
const fewestBefore = 4;

/** «60 potes por semana, e paga em quantos dias?»: what stands before the question is said. */
function asksFrom({ words, sentences }: Reading, sentence: number): number {
  const never = Number.POSITIVE_INFINITY;
  const inSentence = words.filter((word) => word.sentence === sentence);
  const first = words.findIndex((word) => word.sentence === sentence);
  const isInside = ({ from }: Span) => words[from]?.sentence === sentence;
  const opens = ({ from }: Span) => isInside({ from, to: from }) && words[from - 1]?.sentence !== sentence;
  if (findEach(words, plainQuestion).some(opens)) return first;
  const { asks: isMarked = false, tag = 0 } = sentences[sentence] ?? {};
  if (!isMarked || tag > 0) return never;
  const end = first + inSentence.length;
  const proposed = findEach(words, proposals);
  if (proposed.some(({ from, to }) => from >= first && to < Math.min(end, first + proposalWords)))
    return never;
  const asks = findEach(words, asking).filter(isInside);
  if (asks.length > 0) {
    const late = new Set(findEach(words, sudden).map(({ from }) => from));
    const places = asks.map(({ from }) => {
      const opening = words.findIndex(({ clause }) => clause === words[from]?.clause);
      return late.has(from) && from - opening >= fewestBefore ? from : opening;
    });
    return Math.min(...places);
  }
  const isTagged = findEach(words, tags).some(
    ({ from, to }) => from >= end - tagWords && from >= first && to < end,
  );
  return isLong(inSentence) || isTagged ? never : first;
}

/** Who asks leave to do something offers it: «posso pagar depois da colheita?». */
const proposals = [
  'posso|podemos',
  'divide|parcela|parcelar|dividir',
  'e se eu|gente|nos',
  'quer que eu',
  'da pra|para eu',
  'que tal',
];
const proposalWords = 4;
const tagWords = 3;

/** «..., né?»: it is said, and only the end asks for a yes. */
const tags = [
  'ne|viu|ta|certo|ok|sabe|hein|entendeu|combinado|fechado|fecha|topa|serve|visse|num|nao',
  'ta bom|bem|certo',
  'da certo|pe',
  'que tal|acha',
];

/** With a comma before it, only the last clause of a question asks. */
function isLong(words: readonly Word[]): boolean {
  return words[0]?.clause !== words.at(-1)?.clause;
}
