import { hashtagKey, readHashtags } from '#core/progress/hashtags.ts';

interface Piece {
  /** Where in the text it begins. */
  start: number;
  text: string;
  /** The topic it names, if it is one. */
  topic?: string;
}

/** A text cut into plain pieces and the topics it belongs to. */
export function splitTopics(text: string): Piece[] {
  const keys = new Set(readHashtags(text).map(({ key }) => key));
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/#[\p{L}\p{M}\p{N}_]+/gu)) {
    const topic = hashtagKey(word);
    if (!keys.has(topic)) continue;
    if (index > end) pieces.push({ start: end, text: text.slice(end, index) });
    pieces.push({ start: index, text: word, topic });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { start: end, text: text.slice(end) }] : pieces;
}
