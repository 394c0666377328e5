import type { LeaderTypeId } from '#core/progress/leader-model.ts';
import type { Tie } from '#core/progress/network.ts';
import type { TieKind } from '#core/progress/network-model.ts';
import type { Histogram } from '#core/progress/percentile.ts';
import type { MemberFigures } from './compute-snapshot.ts';

const kinds = ['connection', 'team', 'vote'] as const satisfies readonly TieKind[];

/** Ties as columns of numbers, which travel to another thread at the cost of a copy of memory. */
export interface TieColumns {
  kinds: Uint8Array;
  from: Int32Array;
  to: Int32Array;
  at: Float64Array;
}

/** What a worker is started with; members follow in messages, since many at once would hold up this thread. */
export interface WorkerInput {
  ties: TieColumns;
  histograms: Record<LeaderTypeId, Histogram>;
  now: number;
}

/** Some of the members, or null after the last. */
export type WorkerMessage = readonly MemberFigures[] | null;

/** Puts ties into columns. */
export function toColumns(ties: readonly Tie[]): TieColumns {
  const columns = {
    kinds: new Uint8Array(ties.length),
    from: new Int32Array(ties.length),
    to: new Int32Array(ties.length),
    at: new Float64Array(ties.length),
  };
  ties.forEach((tie, index) => {
    columns.kinds[index] = kinds.indexOf(tie.kind);
    columns.from[index] = tie.from;
    columns.to[index] = tie.to;
    columns.at[index] = tie.at;
  });
  return columns;
}

/** Reads ties out of columns. */
export function* fromColumns(columns: TieColumns): Generator<Tie> {
  for (const [index, kind] of columns.kinds.entries()) {
    yield {
      kind: kinds[kind] ?? 'connection',
      from: columns.from[index] ?? 0,
      to: columns.to[index] ?? 0,
      at: columns.at[index] ?? 0,
    };
  }
}
