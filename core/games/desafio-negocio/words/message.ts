import type { Reading } from './words.ts';

/** One message of a conversation. */
export interface Line {
  role: 'user' | 'assistant';
  content: string;
}

/** A message of the person that may count. */
export interface Message {
  index: number;
  reading: Reading;
  /** Words copied from the challenge or from the persona. */
  copied: ReadonlySet<number>;
  /** What the persona had just said. */
  question: Reading | null;
  /** The objectives the persona had just asked about. */
  asked: ReadonlySet<string>;
  /** Words that stand for somebody else, spoken of in an earlier message: «ele», «Antenor». */
  absent: ReadonlySet<string>;
  /** The words of the persona's name. */
  persona: ReadonlySet<string>;
  /** The question that a short yes answers, as a statement of the person's. */
  affirmed: Reading | null;
  hasVerb: boolean;
  isHeldTogether: boolean;
}
