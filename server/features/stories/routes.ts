import { findPosts } from '#server/features/posts/queries.ts';
import { type Route, read, write } from '#server/http/route.ts';
import { readFields, templateById } from './read-fields.ts';
import { saveStory, toStory } from './save-story.ts';

const mostListed = 50;

/** Stories: told, shared, listed. Voting on them is the posts' affair, as with ideas. */
export const storiesRoutes: readonly Route[] = [
  read('generateStory', async (_db, { body, services }) => {
    const template = templateById(body.prompt.id);
    return services.ai.tell(template.id, readFields(template, body.formData));
  }),
  read('stories', async (db, { member }) => {
    const posts = await findPosts(db, member.id, { kind: 'story', limit: mostListed });
    return posts.map(toStory);
  }),
  write('saveStory', saveStory),
];
