import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

/** A round of questions on who is looked to. */
interface RoundsTable {
  id: Generated<number>;
  community_id: CommunityId;
  opened_by: number | null;
  /** JSON of the texts. */
  questions: string;
  /** How many had a say as it was opened; `turnout-queries.ts` adds who gained it since. */
  members: Generated<number>;
  opened_at: Instant;
  ends_at: Instant;
  /** One round of a community at most is not closed; one whose end has come is over without being closed. */
  closed_at: Instant | null;
  /** JSON of what was told of all together; null until it was. It is told once, and never again. */
  told: string | null;
}

/** That somebody answered a question; who was named stands beside it, nobody at all for «ninguém». */
interface RoundAnswersTable {
  round_id: number;
  user_id: number;
  question: number;
  /** JSON of the names of people who are not here. */
  outside: string;
  answered_at: Instant;
  /** 1 while the person is counted among those who answered, in one of their rows at least; `turnout-queries.ts` alone knows. */
  counted: Generated<0 | 1>;
}

/** Who named whom. Nothing leaves the server from here but to the one who answered. */
interface RoundNamesTable {
  round_id: number;
  user_id: number;
  question: number;
  named_id: number;
}

/** Who does not want to be named. */
interface NamingRefusalsTable {
  user_id: number;
  since: Instant;
}

/** What was told of a person: JSON of counts that were shifted in secret. */
interface RoundToldTable {
  round_id: number;
  user_id: number;
  body: string;
}

/** Whom those who take care would name themselves. */
interface RoundOpinionsTable {
  round_id: number;
  carer_id: number;
  named_id: number;
}

/** Rounds of questions on who is looked to. */
export interface RoundTables {
  rounds: RoundsTable;
  round_answers: RoundAnswersTable;
  round_names: RoundNamesTable;
  naming_refusals: NamingRefusalsTable;
  round_told: RoundToldTable;
  round_opinions: RoundOpinionsTable;
}
