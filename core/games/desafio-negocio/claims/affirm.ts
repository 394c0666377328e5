import { findAll } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read, type Word } from '#core/games/desafio-negocio/words/words.ts';

/** Verbs that answer a question by themselves: «tem nota?», «tenho». */
const answering = new Set(
  (
    'tenho temos tem ta esta tao estao estou estamos faco fazemos faz dou damos emito emitimos tiro tiramos tira levo ' +
    'levamos leva entrego entregamos garanto garantimos uso usamos aceito aceitamos posso podemos consigo conseguimos ' +
    'sou somos fiz fizemos tirei tiramos possuo possuimos lavo lavamos trago trazemos recebo recebemos deixo pago topo'
  ).split(' '),
);
/** What may stand around such a verb without saying more. */
const around = new Set(
  (
    'sim tudo todo todos todas isso os as o a dois duas ja la aqui eu nos gente e ah oh opa uai ue ne viu ta claro ' +
    'certeza com certinho certinha direitinho direito senhor senhora dona seu moca moco doutor doutora mesmo ' +
    'sempre pode deixar gracas deus tranquilo uhum aham rs kk k haha'
  ).split(' '),
);
/** Who agrees with the other says nothing of their own: «tá bom». */
const agreeing = new Set('bom bem certo ok beleza fechado combinado joia'.split(' '));
const wordsOfAsking = [
  'como|qual|quais|quanto|quanta|quantos|quantas|quem|onde|quando|porque|cade',
  'o que',
  'por|que|de|pra|para|em|com que|quem',
  'ou',
];

const isOne =
  (...sets: ReadonlySet<string>[]) =>
  ({ plain }: Word) =>
    sets.some((set) => set.has(plain));

/** Whether a message is a yes and nothing more. */
export const isYes = ({ words }: Reading): boolean =>
  words.length > 0 && words.every(isOne(around, answering, agreeing));

/**
 * What a short yes in the verb of the question says: the question itself, as a statement. «Tem o CAF ativo?», «tenho
 * sim». A bare «sim» says nothing, and a question of many answers has none of this kind.
 */
export function affirmedBy(reply: Reading, line: string | undefined): Reading | null {
  const { words: said } = reply;
  if (line === undefined || !said.every(isOne(around, answering)) || !said.some(isOne(answering)))
    return null;
  const asked = read(line);
  const open = asked.sentences.flatMap(({ asks, start, end }, number) => {
    const words = asked.words.filter(({ sentence }) => sentence === number);
    const isOpen = asks && !wordsOfAsking.some((pattern) => findAll(words, pattern).length > 0);
    return isOpen ? [asked.text.slice(start, end).replaceAll('?', '.')] : [];
  });
  return open.length > 0 ? read(open.join(' ')) : null;
}
