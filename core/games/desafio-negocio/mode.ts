import { findEach } from './pattern.ts';
import type { Reading, Word } from './words.ts';

/** What is not so now, by how its verbs are said: it will be, it was, it would be. */
export type Mode = 'future' | 'past' | 'if';

const future =
  /^(?!(par[aá]|cear[aá]|ver[aã]o|amap[aá]|sabar[aá])$)\p{L}+(ará|erá|irá|arei|erei|irei|aremos|eremos|iremos|arão|erão|irão)$/iu;
const willBe = [
  'vai|vao|vou|vamos ter|ser|haver|custar|caber|ficar|possuir|existir|sair|oferecer|receber|produzir|dar',
  'quando|assim que|depois comecar|inaugurar|ficar|tiver|abrir|sair|chegar|chegarem|pront*',
];
const past =
  /^(?!(lava|leva|fava|chuva|uva|fava|tia|dia|familia|agua|melancia|feira|galinha|farinha|minha|linha|cozinha)$).{2,}(ava|avam|avamos)$/;
const wasSo = new Set(
  'tinha tinham tinhamos tive tivemos era eram vendia vendiam fazia faziam recebia recebiam colhia produzia perdia perdiam dava davam vinha ia'.split(
    ' ',
  ),
);
const supposed =
  /^(?!(esse|desse|nesse|disse|interesse|posse|classe|passe|fosse)$)\p{L}{2,}[aei]sse(m|mos)?$/iu;
const now = new Set(
  'hoje agora ainda tenho temos vendo entrego faco cobro levo quero tem e sou somos'.split(' '),
);

/** The mode in which a message is told, if nothing in it is so today. */
export function modeOf({ text, words }: Reading): Mode | null {
  const typed = ({ start, end }: Word) => text.slice(start, end);
  if (words.some((word) => supposed.test(typed(word)) || typed(word).toLowerCase() === 'fosse')) return 'if';
  const isNow = words.some((word) => now.has(word.plain) && !/^e$/i.test(typed(word)));
  if (words.some((word) => future.test(typed(word))) || findEach(words, willBe).length > 0)
    return isNow ? null : 'future';
  if (words.some(({ plain }) => past.test(plain) || wasSo.has(plain))) return isNow ? null : 'past';
  return null;
}
