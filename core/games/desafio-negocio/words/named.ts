import type { Word } from './words.ts';

/** Names that people bear; with one of them, as with a title, somebody is meant. */
const givenNames = new Set(
  (
    'ze joao jose antonio chico francisco pedro paulo carlos luis luiz marcos manoel manuel raimundo severino ' +
    'sebastiao tiao tonho toinho joaquim maria ana rita francisca antonia lurdes lourdes zefa zefinha josefa ' +
    'mario mariano geraldo bento benedito cicero damiao cosme expedito genival gilberto jorge juca juvenal nonato ' +
    'osmar roberto rogerio ronaldo valdir valdemar vicente zequinha zeca neto junior marlene marta madalena neide ' +
    'neusa teresa tereza sonia vera socorro conceicao aparecida artur arthur alberto adao agenor anselmo arnaldo'
  ).split(' '),
);
/** Before a name that is part of another: «São José», «Serra do Chico». */
export const partOfPlace = new Set(
  'sao santo santa dom serra ponte riacho corrego ladeira morro moro baixa barra'.split(' '),
);
const titles = new Set('seu dona doutor doutora coronel major capitao'.split(' '));
/** Whether somebody else is named at a place: with a title, or by a name that people bear. */
export function names(words: readonly Word[], at: number, persona: ReadonlySet<string>): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || persona.has(word.plain)) return false;
  const isAfterArticle = articles.has(words[at - 1]?.plain ?? '');
  if (givenNames.has(word.plain)) return isAfterArticle;
  if (word.proper && isAfterArticle && wanting.has(next?.plain ?? '')) return true;
  return titles.has(word.plain) && next !== undefined && next.plain.length > 2 && !persona.has(next.plain);
}

/** What only people do, whatever they are called. */
const wanting = new Set('quer queria precisa pediu'.split(' '));
const articles = new Set('o a do da de no na'.split(' '));

/** Of one's own house: what they do is done for us. */
const household = new Set(
  'marido esposo esposa mulher filho filha filhos filhas pai mae pais neto neta nora companheiro companheira'.split(
    ' ',
  ),
);

/** Whether somebody of another house is named, or of one's own: the last decides; undefined where nobody is. */
export function isStrangerNamed(words: readonly Word[], persona: ReadonlySet<string>): boolean | undefined {
  let last: boolean | undefined;
  for (const [at, word] of words.entries()) {
    const isNamed = word.proper || givenNames.has(word.plain) || words[at + 1]?.proper === true;
    if (household.has(word.plain)) last = false;
    else if (isNamed && names(words, at, persona)) last = true;
  }
  return last;
}
