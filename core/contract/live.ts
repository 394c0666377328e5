/** Where live updates are read, as server-sent events, with the bearer header. */
export const eventsPath = '/api/events';

/** Something that has just changed; the screens freshen what it touches. */
export type LiveEvent =
  /** A post came, was hidden, shown again or removed. */
  | { type: 'feed' }
  | { type: 'votes'; postId: number; votes: number }
  /** Somebody answered a post, or an answer to it is gone. */
  | { type: 'replies'; postId: number; replies: number }
  /** Points moved somewhere in the community. */
  | { type: 'ranking' }
  /** There is something new to be read under «Avisos», or it was read elsewhere. */
  | { type: 'notices' }
  /** Somebody wrote in a team's thread. */
  | { type: 'messages'; quizId: number; teamId: number }
  /** The own points, badges or connections moved. */
  | { type: 'member' }
  /** The list of a challenge's teams changed. */
  | { type: 'teams'; quizId: number }
  /** Who sits at a team's desk, or who is here, changed. */
  | { type: 'team'; quizId: number; teamId: number }
  | {
      type: 'answer';
      quizId: number;
      teamId: number;
      part: number;
      answer: string;
      authorId: number;
      updatedAt: string;
    };
