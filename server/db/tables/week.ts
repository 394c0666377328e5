import type { GoalKind } from '#core/progress/weekly-goal.ts';
import type { CommunityId } from '#server/db/scope.ts';
import type { Instant } from './instant.ts';

/** What a community set out to do in a week. */
export interface WeeklyGoalsTable {
  community_id: CommunityId;
  week: number;
  kind: GoalKind;
  target: number;
  /** How far it came; null until the week was told. */
  reached: number | null;
  told_at: Instant | null;
}

/** What a member has given to the goals of a week, each thing once. */
interface WeeklyActsTable {
  user_id: number;
  week: number;
  act: string;
}

/** The weeks of a community. */
export interface WeekTables {
  weekly_goals: WeeklyGoalsTable;
  weekly_acts: WeeklyActsTable;
}
