import type { StoryTemplate } from '#core/content/minha-historia.ts';
import { storedJson } from '#web/api/stored-draft.ts';

/** What the person wrote into the fields of a template, by the fields' names. */
export type Values = Readonly<Record<string, string>>;

/** The unfinished forms of a member on this device, one for each template. */
export function draftsOf(userId: number) {
  const draftOf = ({ id }: StoryTemplate) => storedJson(userId, id);
  return {
    read: (template: StoryTemplate): Values => readValues(draftOf(template).read(), template),
    keep: (template: StoryTemplate, values: Values): void => draftOf(template).write(values),
    drop: (template: StoryTemplate): void => draftOf(template).write(undefined),
  };
}

/** Only what fits the template as it is today. */
export function readValues(kept: unknown, { fields }: StoryTemplate): Values {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value: unknown = Object(kept)[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
