import type { Generated } from 'kysely';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

interface TeamsTable {
  id: Generated<number>;
  community_id: CommunityId;
  quiz_id: number;
  leader_id: number;
  created_at: Instant;
  completed_at: Instant | null;
}

/** Who sits where: a part is one person's, a person has one part. */
interface TeamMembersTable {
  team_id: number;
  user_id: number;
  part: number;
  joined_at: Instant;
  /** When the member was last seen at the desk. */
  seen_at: Instant;
}

interface TeamAnswersTable {
  team_id: number;
  part: number;
  answer: string;
  /** Who wrote it last; null once that account is gone. */
  author_id: number | null;
  updated_at: Instant;
}

/** Everyone who ever sat at a part: what became of a team is known by it when somebody leaves. */
interface TeamHoldersTable {
  team_id: number;
  part: number;
  user_id: number;
}

/** What teammates tell each other beside their desk. */
interface TeamMessagesTable {
  id: Generated<number>;
  team_id: number;
  author_id: number | null;
  body: string;
  run_id: string | null;
  created_at: Instant;
}

/** Teams and what they write together. */
export interface TeamTables {
  teams: TeamsTable;
  team_members: TeamMembersTable;
  team_answers: TeamAnswersTable;
  team_holders: TeamHoldersTable;
  team_messages: TeamMessagesTable;
}
