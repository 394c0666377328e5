import { ForeignDataError } from './db/check-history.ts';
import { FolderInUseError } from './db/sqlite.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { serve } from './serve.ts';

try {
  await serve(readEnvironment(process.env));
} catch (error) {
  const told = [EnvironmentError, FolderInUseError, ForeignDataError];
  if (!(error instanceof Error) || !told.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
