import { findAll, has, type Span } from './pattern.ts';
import type { Reading, Word } from './words.ts';

/** Words that deny what follows them closely. */
const denials = [
  'nao tenho|temos|tem|tinha|possuo|fiz|fizemos|fez|consegui*|tirei|tiro|emito|dou|faco|trabalh*|uso|sou|somos|gosto|aceito|preciso|precisa|existe|ta|esta|estou|to',
  'ainda nao',
  'nunca',
  'nem',
  'nenhum|nenhuma',
  'falta|faltam|faltando',
  'sem',
];
/** Not knowing, or not being able to, covers the rest of the clause. */
const ignorance = [
  'nao sei|entendo|entendi|conheco|lembro|consigo|posso',
  'nao tenho|tem como|condicao',
  'nem sei',
  'sei la',
  'nunca ouvi|vi',
];
const denialsAfter = [
  'nao tenho|temos|tem|fiz|sei|possuo|tirei',
  'ainda nao',
  'nenhum|nenhuma',
  'que e bom nada',
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
const undone = ['nao|nunca|ninguem|nada .. sem'];

const reach = { before: 3, ignorance: 8, after: 2 };

/** Whether a matched span is denied by the words around it in the same clause. */
export function isDenied({ words }: Reading, span: Span): boolean {
  const clause = clauseAround(words, span);
  if (has(clause.words, ['nao .. falt*'])) return false;
  const excused = spansOf(clause.words, [...harmless, ...undone]);
  const at: Span = { from: span.from - clause.offset, to: span.to - clause.offset };
  const counts = (denial: Span) => !excused.some((e) => denial.to >= e.from && denial.to <= e.to);
  const before = (patterns: string[], distance: number) =>
    spansOf(clause.words, patterns).some((d) => counts(d) && d.to < at.from && at.from - d.to <= distance);
  return (
    before(['nao'], reach.before) ||
    before(denials, reach.before) ||
    before(ignorance, reach.ignorance) ||
    spansOf(clause.words, denialsAfter).some(
      (d) => counts(d) && d.from > at.to && d.from - at.to <= reach.after,
    )
  );
}

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
];

/** Whether a matched span is only being asked about, with or without the question mark. */
export function isAsked(reading: Reading, span: Span): boolean {
  const first = reading.words[span.from];
  if (!first) return false;
  const inSentence = reading.words.filter((word) => word.sentence === first.sentence);
  if (spansOf(inSentence, plainQuestion).some((question) => question.from === 0)) return true;
  return reading.sentences[first.sentence]?.asks === true && has(inSentence, asking);
}

function clauseAround(words: readonly Word[], span: Span): { words: Word[]; offset: number } {
  const first = words[span.from]?.clause ?? 0;
  const last = words[span.to]?.clause ?? first;
  const offset = words.findIndex((word) => word.clause >= first);
  return { words: words.filter((word) => word.clause >= first && word.clause <= last), offset };
}

function spansOf(words: readonly Word[], patterns: readonly string[]): Span[] {
  return patterns.flatMap((pattern) => findAll(words, pattern));
}
