import type { Answer } from '#core/contract/index.ts';
import type { RoundFormat } from '#core/contract/round-export.ts';
import type { Location } from '#server/db/open.ts';
import { openForReading } from '#server/db/open-for-reading.ts';
import type { Scope } from '#server/db/scope.ts';
import { serveJobs } from '#server/threads/serve-jobs.ts';
import { roundFiles } from './export-files.ts';
import { findFilePeople, findFileTies } from './file-queries.ts';
import { findOpinions } from './opinion-queries.ts';
import type { ToldHead } from './told-round.ts';

/** What the thread is sent; it reads what was told of people for itself. */
export interface RoundFileJob extends Scope {
  location: Location;
  format: RoundFormat;
  round: Answer<'roundResults'>['round'];
  head: ToldHead | null;
}

serveJobs(async ({ location, format, round, head, communityId }: RoundFileJob) => {
  const db = openForReading(location);
  const people = head ? await findFilePeople(db, { communityId }, round) : [];
  const ties = head ? await findFileTies(db, { communityId }, people) : [];
  const opinions = await findOpinions(db, round.id, { communityId });
  await db.destroy();
  const text = roundFiles[format].write({
    round,
    told: head,
    people,
    ties,
    opinions: opinions.map(({ id }) => id),
  });
  const result = new TextEncoder().encode(text);
  return { result, transfer: [result.buffer] };
});
