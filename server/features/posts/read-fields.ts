import { fieldLimits, type StoryTemplateId, storyTemplates } from '#core/content/minha-historia.ts';
import { errors } from '#core/contract/errors.ts';
import { text } from '#core/contract/text.ts';
import { saysNothing } from '#core/games/says-nothing.ts';
import { parse } from '#server/http/parse.ts';
import { Refusal } from '#server/http/refusal.ts';

type Template = (typeof storyTemplates)[number];

/** The template of an id, or a refusal. */
export function templateById(id: string): Template {
  const template = storyTemplates.find((one) => one.id === id);
  if (!template) throw new Refusal('not_found');
  return template;
}

/** The fields of a template as the person filled them in: every one of them, and none beyond its length. */
export function readFields(
  template: { id: StoryTemplateId; fields: Template['fields'] },
  formData: Record<string, unknown>,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const field of template.fields) {
    const longest = field.type === 'textarea' ? fieldLimits.textarea : fieldLimits.text;
    const given = formData[field.name];
    if (given === undefined || given === null || given === '')
      throw refuse('story_field_missing', field.name);
    const value = parse(text(longest, 'story_field_too_long'), given);
    const isOption = field.type !== 'select' || field.options.some((option) => option === value);
    if (value === '' || !isOption) throw refuse('story_field_missing', field.name);
    fields[field.name] = value;
  }
  const written = template.fields.filter(({ type }) => type !== 'select');
  if (written.every(({ name }) => saysNothing(name, fields[name] ?? '')))
    throw new Refusal('story_says_nothing');
  return fields;
}

const refuse = (code: 'story_field_missing', name: string): Refusal =>
  new Refusal(code, { issues: [{ path: `formData.${name}`, code, message: errors[code].message }] });
