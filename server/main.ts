import { FolderInUseError } from './db/sqlite.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { serve } from './serve.ts';

try {
  await serve(readEnvironment(process.env));
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof FolderInUseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
