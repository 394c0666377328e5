import { spawn } from 'node:child_process';

/** A program of PostgreSQL is missing, or did not do what it was asked; the sentence says what to do. */
export class ProgramError extends Error {}

/** Runs pg_dump or pg_restore on a database. The password goes by the environment: others can read a command's line. */
export async function runOn(
  url: string,
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  stopped?: AbortSignal,
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(stopped ? { signal: stopped } : {}),
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(missing(program, error)));
    child.once('close', resolve);
  });
  if (code !== 0) throw new ProgramError(`O ${program} não conseguiu: ${said.trim()}`);
}

const missing = (program: string, error: Error): Error =>
  'code' in error && error.code === 'ENOENT'
    ? new ProgramError(
        `Falta o programa ${program}, do PostgreSQL (Debian: apt-get install postgresql-client).`,
      )
    : error;
