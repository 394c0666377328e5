import { expect, it } from 'vitest';
import { storyTemplates } from '#core/content/minha-historia.ts';
import { hastyFillings } from '#core/testing/hasty-fillings.ts';
import { shortOf } from '#core/testing/in-short.ts';
import { mendFields } from './mend-fields.ts';
import { tellStory } from './tell-story.ts';

const people = 150;
const toldWhole = 8;

/** Every third, who also writes in haste, says everything; the others leave something out. */
const leftOut = (fields: Record<string, string>, at: number): Record<string, string> => {
  const names = Object.keys(fields);
  const missing =
    at % 3 === 0 ? [] : [names[at % names.length], at % 3 === 1 ? '' : names[(at >> 3) % names.length]];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !missing.includes(name)));
};

/**
 * The stories exactly as they were last accepted, some word for word and the others in short: whoever changes how stories are
 * told sees here which ones the change moved. It is accepted with `npx vitest run --project core accepted-stories -u`.
 */
it.each(storyTemplates)('$id is told as was accepted', async ({ id }) => {
  const stories = hastyFillings(id, people).map((fields, at) => {
    const { title, story } = tellStory(id, mendFields(leftOut(fields, at)).fields);
    return `${at + 1}. ${title}\n${at < toldWhole ? `\n${story}\n` : shortOf(story)}`;
  });
  await expect(`${stories.join('\n')}\n`).toMatchFileSnapshot(`accepted/${id}.txt`);
});
