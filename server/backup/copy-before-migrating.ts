import type { Location } from '#server/db/open.ts';
import { makeBackup } from './make-backup.ts';
import { ProgramError } from './postgres-programs.ts';

/** Copies the data as they are before an update changes their schema. Without pg_dump the update goes on, and says so. */
export async function copyBeforeMigrating(location: Location): Promise<void> {
  try {
    const { file } = await makeBackup(location, { now: Date.now(), reason: 'migracao' });
    console.log(`Os dados vão ser atualizados; como estavam, ficam em ${file}.`);
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    console.log(`Os dados vão ser atualizados sem uma cópia de antes. ${error.message}`);
  }
}
