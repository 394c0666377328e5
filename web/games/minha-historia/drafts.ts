import type { StoryTemplate } from '#core/content/minha-historia.ts';

/** What the person wrote into the fields of a template, by the fields' names. */
export type Values = Readonly<Record<string, string>>;

/** The unfinished forms of a member on this device, one for each template. */
export function draftsOf(userId: number) {
  const keyOf = ({ id }: StoryTemplate) => `draft:${userId}:${id}`;
  return {
    read: (template: StoryTemplate): Values => readValues(localStorage.getItem(keyOf(template)), template),
    keep(template: StoryTemplate, values: Values): void {
      try {
        localStorage.setItem(keyOf(template), JSON.stringify(values));
      } catch {
        // Where the storage is full or forbidden, a draft lives as long as the page.
      }
    },
    drop: (template: StoryTemplate): void => localStorage.removeItem(keyOf(template)),
  };
}

/** Only what fits the template as it is today. */
function readValues(stored: string | null, { fields }: StoryTemplate): Values {
  const kept: unknown = parsed(stored);
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value: unknown = Object(kept)[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
