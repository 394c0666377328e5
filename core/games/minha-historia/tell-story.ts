import { proseOf } from '#core/content/minha-historia/prose.ts';
import type { StoryTemplateId } from '#core/content/minha-historia.ts';
import { draw, seeded } from '#core/games/chance.ts';
import { isName, saysNothing } from '#core/games/says-nothing.ts';
import { factForms, isOfAnother, type Narrator, phraseForms } from './fact.ts';
import type { Forms } from './forms.ts';
import { countForms, groupForms, nounForms, optionForms, personForms, roleForms } from './grammar.ts';
import { ownShare } from './own-share.ts';
import { placeForms } from './place.ts';
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
  const { titles, closings } = proseOf[templateId];
  const ready = titles.slice(0, -1).flatMap((line) => filled(line, marks) ?? []);
  const title = capitalSentences(draw(ready, random) ?? titles.at(-1) ?? '');
  const told = frameThinly(templateId, marks, given, random);
  const closed = `${told}\n\n${draw(closings, random) ?? ''}`;
  if (told === '') return { title, story: `${nothingSaid}\n\n${draw(closings, random) ?? ''}` };
  return { title, story: ownShare(closed, given) >= 0.5 ? closed : told };
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
    const isTwice = [...said.values()].some((other) => other.toLowerCase() === text.toLowerCase());
    if (!saysNothing(name, text) && !isTwice) said.set(name, text);
  }
  return said;
}

/** «Eu mesma, Tereza» names Tereza. */
function withoutSelf(typed: string): string {
  return typed.replace(/^(eu( mesm[ao])?|sou( [ao])?|meu nome é|me chamo)[\s,:-]+/iu, '');
}

/** «Lia e Pedro» are two. */
function areSeveral(name: string): boolean {
  return /\s(e|&)\s/iu.test(name) || /\p{L}, \p{Lu}/u.test(name);
}

function narratorOf(templateId: StoryTemplateId, said: ReadonlyMap<string, string>): Narrator {
  if (templateId === 'rede-cooperacao' || templateId === 'lider-transformador') return 'nos';
  const name = said.get('nome') ?? '';
  const facts = ['desafio', 'solucao', 'resultado', 'inovacao', 'dificuldade', 'futuro'];
  const isAbout = facts.some((fact) => isOfAnother(said.get(fact) ?? '', properName(name), deeds.has(fact)));
  if (isAbout) return 'outro';
  return areSeveral(name) ? 'nos' : 'eu';
}

/** Who taught: a person, or a sentence, which is speech where the story is about somebody else. */
function originForms(typed: string, narrator: Narrator): Forms {
  const person = personForms(typed);
  if (person.pessoa || narrator !== 'outro') return { ...phraseForms(typed), ...person };
  return factForms(typed, narrator);
}

function nameForms(typed: string): Forms {
  return { '': properName(typed) };
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
  const most = Math.max(0, ...ready.map(news));
  if (most === 0) return '';
  const telling = ready.filter((line) => news(line) === most);
  const leanest = Math.min(...telling.map(frameLength));
  const chosen =
    draw(isLean ? telling.filter((line) => frameLength(line) <= leanest + 1) : telling, random) ?? '';
  for (const mark of marksIn(chosen)) untold.delete(fieldOf(mark));
  return filled(chosen, marks) ?? '';
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
