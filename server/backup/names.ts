/** Why a copy was made: each night, before the schema changes, or because somebody asked. */
export type Reason = 'noite' | 'migracao' | 'pedido';

/** So many of each are kept, the newest; what somebody asked for is never deleted. */
const kept: Record<Reason, number> = { noite: 7, migracao: 5, pedido: Number.POSITIVE_INFINITY };

const pattern = /^rota-viva-\d{8}-\d{6}-(noite|migracao|pedido)\.(db|dump)$/;

/** Whether a file is a copy that is still being made, or never was finished. */
export const isUnfinished = (file: string): boolean =>
  file.endsWith('.part') && pattern.test(file.slice(0, -'.part'.length));

/** What a copy of that moment is called; names sort by time, which is UTC. */
export function backupName(now: number, reason: Reason, ending: 'db' | 'dump'): string {
  const [day = '', time = ''] = new Date(now)
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '')
    .split('T');
  return `rota-viva-${day}-${time}-${reason}.${ending}`;
}

/** Those of a folder's files that are copies no longer kept. */
export function outdated(files: readonly string[]): string[] {
  return (Object.keys(kept) as Reason[]).flatMap((reason) =>
    files
      .filter((file) => pattern.exec(file)?.[1] === reason)
      .toSorted()
      .toReversed()
      .slice(kept[reason]),
  );
}

const hour = 3;

/** The last night that has passed 3 o'clock where the server stands, as days since 1970. */
export function lastNight(now: number): number {
  const there = new Date(now);
  const day = there.getHours() >= hour ? there.getDate() : there.getDate() - 1;
  return Date.UTC(there.getFullYear(), there.getMonth(), day) / 86_400_000;
}
