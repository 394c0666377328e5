import { type CertificateWords, certificateWords } from '#core/content/certificates.ts';
import { gameOf } from '#core/content/games.ts';
import { type Deed, readPillar, recordedTime, statedTime, type TimeSpent } from '#core/progress/certified.ts';
import type { CertificateRow } from './queries.ts';

const minute = 60_000;

/** The time that belongs to a deed: that of its games, or all that was counted while playing. */
export function timeOf({ kind, ref }: Pick<Deed, 'kind' | 'ref'>, playedMs: number): TimeSpent | null {
  if (kind === 'pillar') return statedTime(readPillar(ref)?.games ?? []);
  if (kind === 'team') return statedTime([gameOf('rede-saberes')]);
  return kind === 'badge' ? recordedTime(playedMs) : null;
}

/** What a certificate says of a deed. */
export interface Certified extends CertificateWords {
  doneAt: string;
  time: TimeSpent | null;
}

/** What can be said of a deed; nothing of one that nobody knows any more. */
export function certify(deed: Deed, playedMs: number): Certified | undefined {
  const words = certificateWords(deed);
  return words && { ...words, doneAt: new Date(deed.doneAt).toISOString(), time: timeOf(deed, playedMs) };
}

/** The same as a certificate says it: the time as it was counted when it was made. */
export const certifyKept = (deed: Deed, row: CertificateRow): Certified | undefined =>
  certify(deed, (row.minutes ?? 0) * minute);

/** Whether a certificate is about this deed. */
export const isAbout = (row: Pick<Deed, 'kind' | 'ref'>, deed: Deed): boolean =>
  row.kind === deed.kind && row.ref === deed.ref;
