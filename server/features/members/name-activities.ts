import { aplBank } from '#core/content/cadeia-valor.ts';
import { deckBank } from '#core/content/flip-produtividade/bank.ts';
import { activityWords, pairOf, postOf } from '#core/progress/activity-words.ts';
import type { PointKind } from '#core/progress/points.ts';
import { quoteText } from '#core/progress/quote-text.ts';
import type { Db, EntryRow } from '#server/db/schema.ts';
import type { Member } from '#server/http/route.ts';
import { findOwnPosts, findShownNames } from './queries.ts';

const maxTold = 40;

/** The ledger's entries in words: with the names of those who may be named now, and the member's own posts. */
export async function nameActivities(
  db: Db,
  member: Member,
  entries: readonly EntryRow[],
): Promise<string[]> {
  const others = entries.map(({ ref }) => pairOf(ref)?.find((id) => id !== member.id));
  const posts = entries.map(({ ref }) => postOf(ref));
  const names = await findShownNames(db, member, known(others));
  const titles = await findOwnPosts(db, member.id, known(posts));
  return entries.map((entry, place) => {
    const post = titles.get(posts[place] ?? 0);
    return activityWords({
      ...entry,
      kind: entry.kind as PointKind,
      person: names.get(others[place] ?? 0),
      post: post && quoteText(post, maxTold),
      variant: variantOf(entry.ref),
    });
  });
}

/** Decks and chains by what a finished game is kept under; entries of other games say theirs themselves. */
const variants = new Map<string, string>([
  ...deckBank.map(({ id, name }) => [`flip-produtividade:${id}`, name] as const),
  ...aplBank.map(({ id, name }) => [`cadeia-valor:${id}`, name] as const),
]);

const variantOf = (ref: string): string | undefined => variants.get(ref);

const known = (ids: readonly (number | undefined)[]): number[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
];
