import { type StoryTemplate, storyTemplates } from '#core/content/minha-historia.ts';
import type { Answer } from '#core/contract/index.ts';
import { readValues, type Values } from './drafts.ts';

/** A story that was written from a person's answers. */
export interface WrittenStory {
  template: StoryTemplate;
  values: Values;
  title: string;
  text: string;
  engine: 'embedded' | 'model';
  /** What was changed in the person's spelling. */
  mended: readonly Mended[];
  /** Under this id it is shared once, however often it is sent. */
  runId: string;
  isShared: boolean;
  /** Whether the person changed the text by hand. */
  isByHand: boolean;
}

export type Mended = Answer<'generateStory'>['mended'][number];

/** A template of today by its id. */
export const templateOf = (id: unknown): StoryTemplate | undefined =>
  storyTemplates.find((template) => template.id === id);

/** What is kept of a story that has not been shared yet. */
export const packStory = ({ template, ...rest }: WrittenStory): object => ({
  ...rest,
  template: template.id,
});

/** The story that was kept; what this program could not have written is none. */
export function unpackStory(kept: unknown): WrittenStory | undefined {
  const {
    template: templateId,
    values,
    title,
    text,
    engine: engineId,
    mended,
    runId,
    isByHand,
  } = Object(kept);
  const template = templateOf(templateId);
  const engine = engines.find((one) => one === engineId);
  const areTexts = [title, text, runId].every((part) => typeof part === 'string' && part !== '');
  if (!template || !engine || !areTexts || !/^[0-9a-f-]{36}$/.test(runId)) return undefined;
  return {
    template,
    values: readValues(values, template),
    title,
    text,
    engine,
    mended: Array.isArray(mended) ? mended.filter(isMended) : [],
    runId,
    isShared: false,
    isByHand: isByHand === true,
  };
}

function isMended(kept: unknown): kept is Mended {
  const { field, before, after } = Object(kept);
  return [field, before, after].every((part) => typeof part === 'string');
}

const engines = ['embedded', 'model'] as const satisfies readonly WrittenStory['engine'][];
