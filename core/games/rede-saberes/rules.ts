import { day } from '#core/progress/day.ts';
import { type Fault, faultOf } from './real-answer.ts';

export type Part = 1 | 2 | 3;

/** The parts of a challenge; a team has a seat for each. */
export const parts = [1, 2, 3] as const satisfies readonly Part[];

export const tuning = { reward: 300, leaderBonus: 100 } as const;

const minAuthors = 2;

/** Whoever has not been at the desk for so long may be covered by the others. */
export const awayAfterMs = day;

/** What a completed challenge is worth as a score. */
export const score = (isLeader: boolean): number => tuning.reward + (isLeader ? tuning.leaderBonus : 0);

/** A challenge as far as its answers are held against it. */
interface Challenge {
  title: string;
  description: string;
  parts: readonly { id: number; question: string }[];
}

/** A team at its desk. */
export interface Table {
  seats: readonly { part: number; userId: number; isAway: boolean }[];
  /** Whoever wrote it last is its author; nobody, where that account is gone. */
  answers: readonly { part: number; answer: string; authorId: number | null }[];
  /** Everyone who holds a part or once held it. */
  holders: readonly { part: number; userId: number }[];
}

/** What keeps a part from being answered: its text, nobody to write it, or that its holder has not written it. */
export type PartLack = Fault | 'no-holder' | 'not-by-holder';

/** What keeps a team from concluding. */
export interface Lacks {
  /** How many more people must take part. */
  people: number;
  parts: { part: Part; why: PartLack }[];
  /** One person wrote it all. */
  isOneAuthor: boolean;
}

/** What is still missing; `canComplete` when it is nothing. */
export function lacksOf(challenge: Challenge, table: Table): Lacks {
  const people = new Set(table.holders.map(({ userId }) => userId)).size;
  const authors = new Set(table.answers.map(({ authorId }) => authorId));
  return {
    people: Math.max(0, parts.length - people),
    parts: parts.flatMap((part) => {
      const why = partLack(challenge, table, part);
      return why ? [{ part, why }] : [];
    }),
    isOneAuthor: authors.size < minAuthors,
  };
}

/** Three people took part, every part has a real answer by its holder or by who covers it, and at least two wrote. */
export const canComplete = (challenge: Challenge, table: Table): boolean => {
  const lacks = lacksOf(challenge, table);
  return lacks.people === 0 && lacks.parts.length === 0 && !lacks.isOneAuthor;
};

/** What keeps a text from being the answer of a part; nothing when it is one. */
export const textFault = (
  { title, description, parts: asked }: Challenge,
  answers: Table['answers'],
  part: number,
  text: string,
): Fault | null =>
  faultOf(text, {
    title,
    description,
    questions: asked.map(({ question }) => question),
    otherAnswers: answers.filter((answer) => answer.part !== part).map(({ answer }) => answer),
  });

function partLack(challenge: Challenge, table: Table, part: number): PartLack | null {
  const { answers } = table;
  const own = answers.find((answer) => answer.part === part);
  const holder = holderOf(table, part);
  if (!holder && !wasHeld(table, part)) return 'no-holder';
  const fault = textFault(challenge, answers, part, own?.answer ?? '');
  if (fault) return fault;
  const isByHolder = holder ? own?.authorId === holder.userId : own?.authorId != null;
  return isByHolder ? null : 'not-by-holder';
}

const holderOf = ({ seats }: Table, part: number) => seats.find((seat) => seat.part === part);

const wasHeld = ({ holders }: Table, part: number): boolean => holders.some((held) => held.part === part);

/** How a member stands to a part. */
export type Access = 'own' | 'cover' | 'taken' | 'no-holder' | 'outside';

/**
 * Whether a member may write a part: the own one, one whose holder has left, and one whose holder has been away for a
 * day without answering it. A part that nobody ever held waits for a person.
 */
export function accessTo(challenge: Challenge, table: Table, userId: number, part: number): Access {
  if (!table.seats.some((seat) => seat.userId === userId)) return 'outside';
  const holder = holderOf(table, part);
  if (!holder) return wasHeld(table, part) ? 'cover' : 'no-holder';
  if (holder.userId === userId) return 'own';
  const lack = partLack(challenge, table, part);
  // Where two parts say the same, it is not for the one who copied to put the other out.
  return holder.isAway && lack && lack !== 'copied-part' ? 'cover' : 'taken';
}
