import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread does not inherit how its process reads TypeScript, and a flag for it is not heard: it is set up here.
register();
await import(workerData.file);
