import { proseOf } from '#core/content/minha-historia/prose.ts';
import type { StoryTemplateId } from '#core/content/minha-historia.ts';
import { draw, seeded } from '#core/games/chance.ts';
import { isName, saysNothing } from '#core/games/says-nothing.ts';
import { factForms, isOfAnother, type Narrator, phraseForms } from './fact.ts';
import type { Forms } from './forms.ts';
import { countForms, groupForms, nounForms, optionForms, personForms, roleForms } from './grammar.ts';
import { areSeveral, isOurs, nameForms, withoutSelf } from './name.ts';
import { ownShare } from './own-share.ts';
import { placeForms } from './place.ts';
import { isGrave, isSad } from './sorrow.ts';
import { capitalSentences, properName } from './tidy.ts';

export interface Story {
  title: string;
  story: string;
}

type Marks = Map<string, string>;
type FormsOf = (typed: string, narrator: Narrator) => Forms;
type Random = () => number;

/** How each field's words may be fitted into the story. */
const fieldForms: Record<StoryTemplateId, Record<string, FormsOf>> = {
  'empreendedor-local': {
    nome: nameForms,
    tipoNegocio: optionForms,
    cidade: placeForms,
    desafio: factForms,
    solucao: factForms,
    resultado: factForms,
  },
  'tradicao-inovacao': {
    tradicao: (typed) => ({ ...phraseForms(typed), ...nounForms(typed) }),
    origem: originForms,
    comunidade: placeForms,
    inovacao: factForms,
    dificuldade: factForms,
    futuro: factForms,
  },
  'rede-cooperacao': {
    nomeGrupo: groupForms,
    atividadePrincipal: optionForms,
    numeroMembros: (typed) => ({ ...phraseForms(typed), ...countForms(typed) }),
    problema: factForms,
    cooperacao: factForms,
    conquista: factForms,
  },
  'lider-transformador': {
    nomeLider: nameForms,
    papel: (typed) => ({ ...phraseForms(typed), ...factForms(typed, 'eu'), ...roleForms(typed) }),
    comunidade: placeForms,
    situacao: factForms,
    acao: factForms,
    legado: factForms,
  },
};

const deeds = new Set(['solucao', 'inovacao']);
const markOf: Record<Narrator, string> = { eu: 'eu', nos: 'nos', outro: 'ele' };
/** The fields in which a story ends; a dream may well say what must never be. */
const ends = ['resultado', 'conquista', 'legado'];
const nothingSaid = 'Esta história ainda está no começo.';
const tries = 24;

/**
 * Tells a person's story, at least half of it in their own words wherever these suffice; the same words and seed always
 * make the same story.
 */
export function tellStory(
  templateId: StoryTemplateId,
  fields: Readonly<Record<string, string>>,
  seed = '',
): Story {
  const random = seeded(
    [templateId, seed, ...Object.keys(fieldForms[templateId]).map((name) => fields[name]?.trim() ?? '')].join(
      '\u0000',
    ),
  );
  const said = whatWasSaid(templateId, fields);
  const marks = marksOf(templateId, said);
  const given = [...said.values()];
  const { titles } = proseOf[templateId];
  const closings = isSorrow(said) ? [] : proseOf[templateId].closings;
  const ready = titles.slice(0, -1).flatMap((line) => filled(line, marks) ?? []);
  const title = capitalSentences(draw(ready, random) ?? titles.at(-1) ?? '');
  const told = frameThinly(templateId, marks, given, random);
  const closed = [told || nothingSaid, draw(closings, random) ?? ''].filter(Boolean).join('\n\n');
  return { title, story: told === '' || ownShare(closed, given) >= 0.5 ? closed : told };
}

/** A death, or an end that is no good one: a proverb after it would be unkind. */
function isSorrow(said: ReadonlyMap<string, string>): boolean {
  return [...said.values()].some(isGrave) || ends.some((name) => isSad(said.get(name) ?? ''));
}

/** What the person told, without what says nothing and without saying anything twice. */
function whatWasSaid(
  templateId: StoryTemplateId,
  fields: Readonly<Record<string, string>>,
): Map<string, string> {
  const said = new Map<string, string>();
  for (const name of Object.keys(fieldForms[templateId])) {
    const typed = fields[name]?.trim() ?? '';
    const text = isName(name) ? withoutSelf(typed) : typed;
    if (!saysNothing(name, text) && !isSaidBy(said, name, text)) said.set(name, text);
  }
  return said;
}

/** The same words in another field, or a role that the name holds already: «Padre Geraldo», «padre». */
function isSaidBy(said: ReadonlyMap<string, string>, name: string, text: string): boolean {
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  const ofName = name === 'papel' ? (said.get('nomeLider') ?? '').split(/\s+/) : [];
  return [...said.values(), ...ofName].some(isSame);
}

function narratorOf(templateId: StoryTemplateId, said: ReadonlyMap<string, string>): Narrator {
  if (templateId === 'rede-cooperacao' || templateId === 'lider-transformador') return 'nos';
  const name = said.get('nome') ?? '';
  const facts = ['desafio', 'solucao', 'resultado', 'inovacao', 'dificuldade', 'futuro'];
  const isAbout = facts.some((fact) => isOfAnother(said.get(fact) ?? '', properName(name), deeds.has(fact)));
  if (isAbout || isOurs(name)) return 'outro';
  return areSeveral(name) ? 'nos' : 'eu';
}

/** Who taught: a person, or a sentence, which is speech where the story is about somebody else. */
function originForms(typed: string, narrator: Narrator): Forms {
  const person = personForms(typed);
  if (person.pessoa || narrator !== 'outro') return { ...phraseForms(typed), ...person };
  return factForms(typed, narrator);
}

function marksOf(templateId: StoryTemplateId, said: ReadonlyMap<string, string>): Marks {
  const narrator = narratorOf(templateId, said);
  const marks: Marks = new Map([[markOf[narrator], '']]);
  for (const [name, formsOf] of Object.entries(fieldForms[templateId])) {
    const text = said.get(name);
    if (text === undefined) continue;
    for (const [form, value] of Object.entries(formsOf(text, narrator)))
      marks.set(form ? `${name}:${form}` : name, value);
  }
  const isSeveral = areSeveral(said.get('nomeLider') ?? '');
  // Of whom one tells a death nobody says what they are, and of two not what one is.
  if (isSeveral || [...said.values()].some(isGrave)) marks.delete('papel:hoje');
  if (isSeveral) marks.delete('acao:fez');
  return marks;
}

/** The first telling of which half is the person's own; else, of the leanest ones, that with most of it. */
function frameThinly(
  templateId: StoryTemplateId,
  marks: Marks,
  given: readonly string[],
  random: Random,
): string {
  let best = { story: '', share: -1 };
  for (let turn = 0; turn < 2 * tries; turn++) {
    const story = compose(templateId, marks, turn >= tries, random);
    const share = ownShare(story, given);
    if (share >= 0.5) return story;
    if (share > best.share) best = { story, share };
  }
  return best.story;
}

function compose(templateId: StoryTemplateId, marks: Marks, isLean: boolean, random: Random): string {
  const { arcs, beats } = proseOf[templateId];
  const untold = new Set([...marks.keys()].map(fieldOf));
  const paragraphs = (draw(arcs, random) ?? []).map((paragraph) => {
    const lines = paragraph.map((beat) => choose(beats[beat] ?? [], { marks, untold, isLean }, random));
    return capitalSentences(lines.filter(Boolean).join(' '));
  });
  return paragraphs.filter(Boolean).join('\n\n');
}

const fieldOf = (mark: string) => mark.replace(/:.*/, '');
const marksIn = (line: string) => [...line.matchAll(/\{(\w+(?::\w+)?)\}/g)].map(([, mark = '']) => mark);

/** One of the lines that tell most of what is still untold, filled in. */
function choose(
  lines: readonly string[],
  { marks, untold, isLean }: { marks: Marks; untold: Set<string>; isLean: boolean },
  random: Random,
): string {
  const news = (line: string) =>
    new Set(
      marksIn(line)
        .map(fieldOf)
        .filter((field) => untold.has(field) && fieldForm(field)),
    ).size;
  const ready = lines.filter((line) => filled(line, marks) !== null);
  const max = Math.max(0, ...ready.map(news));
  if (max === 0) return '';
  const newest = ready.filter((line) => news(line) === max);
  const once = newest.filter((line) => !isDoubled(line, marks));
  const telling = once.length > 0 ? once : newest;
  const leanest = Math.min(...telling.map(frameLength));
  const chosen =
    draw(isLean ? telling.filter((line) => frameLength(line) <= leanest + 1) : telling, random) ?? '';
  for (const mark of marksIn(chosen)) untold.delete(fieldOf(mark));
  return filled(chosen, marks) ?? '';
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}|era|fez/gu) ?? [];

/** Whether the person's words say again what the line says: «E hoje? Hoje vendo mais». */
function isDoubled(line: string, marks: Marks): boolean {
  const given = new Set(marksIn(line).flatMap((mark) => wordsOf(marks.get(mark) ?? '')));
  return wordsOf(line.replace(/\{[^}]*\}/g, '')).some((word) => given.has(word));
}

const fieldForm = (field: string) => !Object.values(markOf).includes(field);

const frameLength = (line: string) => line.replace(/\{[^}]*\}/g, '').match(/\p{L}+/gu)?.length ?? 0;

function filled(line: string, marks: Marks): string | null {
  let known = true;
  const text = line.replace(
    /\{(\w+(?::(\w+))?)\}(\s\p{L})?/gu,
    (_, mark: string, form?: string, next = '') => {
      const value = marks.get(mark);
      if (value === undefined) known = false;
      // «em Picos, Piauí, que...»: a place with a comma inside closes with one.
      const closes = next && (form === 'em' || form === 'de') && value?.includes(',') ? ',' : '';
      return `${value ?? ''}${closes}${next}`;
    },
  );
  return known ? text : null;
}
