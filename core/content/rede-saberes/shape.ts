import type { Reference } from '#core/content/fact.ts';

/** One part of a challenge: what is asked and an answer to learn from. */
export interface QuizPart extends Reference {
  id: 1 | 2 | 3;
  question: string;
  /** Shown once the challenge is completed. */
  answer: string;
}

/** A challenge for a team of three, one part each. */
export interface CollaborativeQuiz {
  id: number;
  title: string;
  description: string;
  parts: readonly [QuizPart, QuizPart, QuizPart];
}
