import { proseOf } from '#core/content/minha-historia/prose.ts';
import { type StoryTemplateId, storyTemplates } from '#core/content/minha-historia.ts';
import { draw, seeded } from '#core/games/chance.ts';
import { factForms, phraseForms } from './fact.ts';
import {
  countForms,
  type Forms,
  groupForms,
  nounForms,
  optionForms,
  personForms,
  placeForms,
  roleForms,
} from './grammar.ts';
import { capitalSentences, properName } from './tidy.ts';

export interface Story {
  title: string;
  story: string;
}

type Marks = Map<string, string>;

/** How each field's words may be fitted into the story; the narrator of the template decides whose words they are. */
const fieldForms: Record<StoryTemplateId, Record<string, (typed: string) => Forms>> = {
  'empreendedor-local': {
    nome: nameForms,
    tipoNegocio: optionForms,
    cidade: placeForms,
    desafio: (typed) => factForms(typed, 'eu'),
    solucao: (typed) => factForms(typed, 'eu'),
    resultado: (typed) => factForms(typed, 'eu'),
  },
  'tradicao-inovacao': {
    tradicao: (typed) => ({ ...phraseForms(typed), ...nounForms(typed) }),
    origem: (typed) => ({ ...phraseForms(typed), ...personForms(typed) }),
    comunidade: placeForms,
    inovacao: (typed) => factForms(typed, 'eu'),
    dificuldade: (typed) => factForms(typed, 'eu'),
    futuro: (typed) => factForms(typed, 'eu'),
  },
  'rede-cooperacao': {
    nomeGrupo: groupForms,
    atividadePrincipal: optionForms,
    numeroMembros: (typed) => ({ ...phraseForms(typed), ...countForms(typed) }),
    problema: (typed) => factForms(typed, 'nos'),
    cooperacao: (typed) => factForms(typed, 'nos'),
    conquista: (typed) => factForms(typed, 'nos'),
  },
  'lider-transformador': {
    nomeLider: nameForms,
    papel: (typed) => ({ ...phraseForms(typed), ...roleForms(typed) }),
    comunidade: placeForms,
    situacao: (typed) => factForms(typed, 'outro'),
    acao: (typed) => factForms(typed, 'outro'),
    legado: (typed) => factForms(typed, 'outro'),
  },
};

/** Tells a person's story with their own words in it; the same words and seed always make the same story. */
export function tellStory(
  templateId: StoryTemplateId,
  fields: Readonly<Record<string, string>>,
  seed = '',
): Story {
  const names =
    storyTemplates.find((template) => template.id === templateId)?.fields.map(({ name }) => name) ?? [];
  const random = seeded(
    [templateId, seed, ...names.map((name) => fields[name]?.trim() ?? '')].join('\u0000'),
  );
  const marks = marksOf(templateId, fields);
  const prose = proseOf[templateId];
  const told = new Set<string>();
  const { field, byOption } = prose.scenes ?? { field: '', byOption: {} };
  const scene = byOption[fields[field] ?? ''] ?? [];
  const tell = (beat: string) =>
    choose(beat === 'cena' ? scene : (prose.beats[beat] ?? []), marks, told, random);
  const arc = draw(prose.arcs, random) ?? [];
  const paragraphs = arc.map((beats) => capitalSentences(beats.map(tell).filter(Boolean).join(' ')));
  return {
    title: capitalSentences(choose(prose.titles, marks, told, random)),
    story: paragraphs.filter(Boolean).join('\n\n'),
  };
}

function nameForms(typed: string): Forms {
  return { '': properName(typed) };
}

function marksOf(templateId: StoryTemplateId, fields: Readonly<Record<string, string>>): Marks {
  const marks: Marks = new Map();
  for (const [name, formsOf] of Object.entries(fieldForms[templateId])) {
    const typed = fields[name]?.trim();
    if (!typed) continue;
    for (const [form, text] of Object.entries(formsOf(typed)))
      marks.set(form ? `${name}:${form}` : name, text);
  }
  return marks;
}

/** One of the lines whose marks are all known, filled in; rather one that repeats no sentence told before. */
function choose(lines: readonly string[], marks: Marks, told: Set<string>, random: () => number): string {
  const ready = lines.flatMap((line) => filled(line, marks) ?? []);
  const fresh = ready.filter((text) => sentencesOf(text).every((sentence) => !told.has(sentence)));
  const chosen = draw(fresh.length > 0 ? fresh : ready, random) ?? '';
  for (const sentence of sentencesOf(chosen)) told.add(sentence);
  return chosen;
}

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

function sentencesOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[^.!?…]+[.!?…]*/g)
      ?.map((sentence) => sentence.trim()) ?? []
  );
}
