/** A topic as a post names it (`tag`) and as it is grouped and looked up (`key`). */
export interface Hashtag {
  tag: string;
  key: string;
}

/** A post belongs to at most this many topics; more is decoration. */
export const hashtagsPerPost = 5;

const longest = 30;

/** A tag starts a word: 'a#b', addresses with '/#x' and HTML entities are none. No lookbehind: older phones fail on it. */
const pattern = /(?:^|[^\p{L}\p{M}\p{N}_/&#])#([\p{L}\p{M}\p{N}_]+)/gu;

/** The key of a topic: without '#', accents or capitals, so that '#Café' and '#cafe' meet. */
export const hashtagKey = (tag: string): string =>
  tag.replace(/^#/, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The topics of a post's text, each once, in the order in which they are written. */
export const readHashtags = (text: string): Hashtag[] => {
  if (!text.includes('#')) return [];
  const found = new Map<string, Hashtag>();
  for (const [, tag = ''] of text.normalize('NFC').matchAll(pattern)) {
    const key = hashtagKey(tag);
    const isTopic = /\p{L}/u.test(tag) && [...tag].length <= longest;
    if (isTopic && !found.has(key)) found.set(key, { tag, key });
  }
  return [...found.values()].slice(0, hashtagsPerPost);
};
