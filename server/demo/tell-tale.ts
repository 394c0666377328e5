import { gameOf } from '#core/content/games.ts';
import { storyTemplates } from '#core/content/minha-historia.ts';
import { people } from './people.ts';
import { hour, type Scene } from './scene.ts';
import type { Tale } from './tales.ts';

const minhaHistoria = gameOf('minha-historia');

/** Somebody has a story written, shares it, and others like it; never the one who signs in, who may. */
export async function tellTale({ call, clock, members }: Scene, tale: Tale): Promise<void> {
  const author = members[people.findIndex(({ username }) => username === tale.author)];
  const template = storyTemplates.find(({ id }) => id === tale.template);
  if (!author || !template) throw new Error(`nobody can tell the story of ${tale.author}`);
  const { token } = author;
  const { id: promptId, category } = template;
  const written = await call('generateStory', {
    token,
    body: { prompt: { id: promptId }, formData: tale.words },
  });
  const { id } = await call('saveStory', {
    token,
    body: { title: written.title, content: written.story, category, promptId, inputData: tale.words },
  });
  const data = { promptId, storyLength: written.story.length, storyTitle: written.title, category };
  await call('saveProgress', {
    token,
    params: { gameId: minhaHistoria.id },
    body: { score: 100, isCompleted: true, data },
  });
  const others = members.slice(1).filter((member) => member !== author);
  for (const reader of others.slice(0, tale.likes)) {
    clock.now += hour / 12;
    await call('voteStory', { token: reader.token, params: { id } });
  }
}
