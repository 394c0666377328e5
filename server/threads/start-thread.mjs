import 'kysely';
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread does not inherit how its process reads TypeScript, and a flag for it is not heard: it is set up here.
// What is no TypeScript and has many files is imported before that, in a quarter of the time.
register();
await import(workerData.file);
