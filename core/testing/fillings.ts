import { type StoryTemplateId, storyTemplates } from '#core/content/minha-historia.ts';
import { draw, seeded } from '#core/games/chance.ts';
import { empreendedorLocal } from './fillings/empreendedor-local.ts';
import { liderTransformador } from './fillings/lider-transformador.ts';
import { redeCooperacao } from './fillings/rede-cooperacao.ts';
import { tradicaoInovacao } from './fillings/tradicao-inovacao.ts';

const written: Readonly<Record<StoryTemplateId, Readonly<Record<string, readonly string[]>>>> = {
  'empreendedor-local': empreendedorLocal,
  'tradicao-inovacao': tradicaoInovacao,
  'rede-cooperacao': redeCooperacao,
  'lider-transformador': liderTransformador,
};

const options = (id: StoryTemplateId, name: string): readonly string[] => {
  const template = storyTemplates.find((candidate) => candidate.id === id);
  const field = template?.fields.find((candidate) => candidate.name === name);
  return field?.type === 'select' ? field.options : (written[id][name] ?? []);
};

/** People who fill in a template, each a little differently. */
export function fillings(id: StoryTemplateId, count: number): Record<string, string>[] {
  const random = seeded(`fillings of ${id}`);
  const names =
    storyTemplates.find((template) => template.id === id)?.fields.map((field) => field.name) ?? [];
  const unlike = new Map<string, Record<string, string>>();
  while (unlike.size < count) {
    const fields = Object.fromEntries(names.map((name) => [name, draw(options(id, name), random) ?? '']));
    unlike.set(Object.values(fields).join('|'), fields);
  }
  return [...unlike.values()];
}
