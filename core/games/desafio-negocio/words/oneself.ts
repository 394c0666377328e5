import type { Word } from './words.ts';

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

export const isOurs = ({ plain }: Word) => ourselves.has(plain) || /^.{2,}[aei]mos$/.test(plain);

/** What «ele» does once somebody was named, however much was said in between; a cheese or a road does nothing of it. */
export const doing = new Set(
  (
    'tem tinha vende vendeu entrega entregou recebe recebeu cobra cobrou tira tirou planta plantou cria produz ' +
    'hospeda pesa colhe possui ganhou'
  ).split(' '),
);

/** What somebody did: «conseguiu», «tirou». */
const didSo = /^.{3,}(ou|iu|eu)$/;

/** «levou dois anos, mas conseguiu o selo» goes on about somebody else: after a «mas» it takes a word of one's own. */
export function comesBackAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !isOurs(word)) return !word;
  if (!turns.has(word.plain)) return true;
  const next = words.slice(at + 1, at + 1 + afterTurn).filter(({ sentence }) => sentence === word.sentence);
  return next.some(isFirstPerson) || !next.some(({ plain }) => didSo.test(plain) || doing.has(plain));
}
