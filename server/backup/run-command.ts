import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, readEnvironment } from '#server/environment.ts';
import { startFailure } from '#server/start-failure.ts';
import { backupsFolder } from './make-backup.ts';

/** Runs an operator's command with the server's settings; what fails is said in a sentence, and ends it with 1. */
export async function runCommand(
  work: (environment: Environment, argument: string | undefined) => Promise<string>,
) {
  const argument = process.argv[2];
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(process.env);
    console.log(await work(environment, argument));
  } catch (error) {
    console.error(startFailure(error, environment && withTarget(environment, argument)));
    process.exitCode = 1;
  }
}

/** A PostgreSQL that a command was given is the one that it could not reach. */
const withTarget = (environment: Environment, argument = ''): Environment =>
  /^postgres(ql)?:\/\//.test(argument) && URL.canParse(argument)
    ? { ...environment, DATABASE_URL: argument }
    : environment;

/** A file as the operator named it: from where the command was called, or a copy in the folder of copies. */
export function findCopy(name: string, dataDir: string): string {
  const places = [resolve(process.env.INIT_CWD ?? '.', name), join(backupsFolder(dataDir), name)];
  const found = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
  if (!found) throw new Error(`O arquivo ${name} não existe. As cópias ficam em ${backupsFolder(dataDir)}.`);
  return found;
}
