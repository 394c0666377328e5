import type { Answer } from '#core/contract/index.ts';
import type { MentoringRow } from './pair-queries.ts';

type Shown = Answer<'mentors'>['mentorings'][number];

/** Where a mentoring stands. */
export function stateOf({ accepted_at, ended_at, finished_at }: MentoringRow): Shown['state'] {
  if (finished_at !== null) return 'finished';
  if (ended_at !== null) return accepted_at === null ? 'declined' : 'left';
  return accepted_at === null ? 'asked' : 'running';
}

/** One of the two, and since when nobody else can have come in as that one. */
interface Viewer {
  userId: number;
  wayBack: number;
}

/** A mentoring as one of its two people sees it; its goal is a word between the two, like what they write. */
export function showMentoring(row: MentoringRow, { userId, wayBack }: Viewer, other: Shown['other']): Shown {
  const role = row.mentor_id === userId ? 'mentor' : 'learner';
  const done = { mentor: row.mentor_done_at !== null, learner: row.learner_done_at !== null };
  return {
    id: row.id,
    role,
    other,
    goal: row.asked_at >= wayBack ? row.goal : '',
    state: stateOf(row),
    askedAt: new Date(row.asked_at).toISOString(),
    saidDone: { self: done[role], other: done[role === 'mentor' ? 'learner' : 'mentor'] },
  };
}
