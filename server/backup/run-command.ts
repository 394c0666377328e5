import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, readEnvironment } from '#server/environment.ts';
import { backupsFolder } from './make-backup.ts';

/** Runs an operator's command with the server's settings; what fails is said in a sentence, and ends it with 1. */
export async function runCommand(
  work: (environment: Environment, argument: string | undefined) => Promise<string>,
) {
  try {
    console.log(await work(readEnvironment(process.env), process.argv[2]));
  } catch (error) {
    console.error(error instanceof Error ? error.message || error.name : error);
    process.exitCode = 1;
  }
}

/** A file as the operator named it: from where the command was called, or a copy in the folder of copies. */
export function findCopy(name: string, dataDir: string): string {
  const places = [resolve(process.env.INIT_CWD ?? '.', name), join(backupsFolder(dataDir), name)];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`O arquivo ${name} não existe. As cópias ficam em ${backupsFolder(dataDir)}.`);
  return found;
}
