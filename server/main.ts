import { type Environment, readEnvironment } from './environment.ts';
import { serve } from './serve.ts';
import { startFailure } from './start-failure.ts';

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  await serve(environment);
} catch (error) {
  console.error(startFailure(error, environment));
  if (environment?.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
