import { type Build, keepProgram } from './keep-program.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written in by the build. */
declare const ownBuild: Build;

keepProgram(self, ownBuild);
