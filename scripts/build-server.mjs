import { resolve } from 'node:path';
import { build } from 'rolldown';

/** The threads, beside whatever starts them. */
const threads = {
  'copy-worker': 'server/backup/copy-worker.ts',
  'snapshot-worker': 'server/network/snapshot-worker.ts',
  'check-worker': 'server/check-worker.ts',
  'tell-worker': 'server/features/rounds/tell-worker.ts',
  'round-file-worker': 'server/features/rounds/round-file-worker.ts',
  'export-worker': 'server/features/network/export-worker.ts',
  'spelling-worker': 'server/spelling/spelling-worker.ts',
  'rules-worker': 'server/ai/rules-worker.ts',
};

/** What runs by itself: the server, the demo and the operator's commands. */
const programs = {
  main: 'server/main.ts',
  demo: 'server/demo/main.ts',
  backup: 'server/backup/backup-command.ts',
  restore: 'server/backup/restore-command.ts',
  move: 'server/backup/move-command.ts',
  carer: 'server/carer-command.ts',
};

/**
 * Builds programs of the server with the threads, side by side in one folder.
 * @param {Record<string, string>} input
 * @param {string} dir
 */
export const buildServer = (input, dir) =>
  build({
    input: { ...input, ...threads },
    platform: 'node',
    // Binaries and dictionaries stay where npm put them; pg looks for one that this project does without; scripts know their own place.
    external: [
      /^better-sqlite3/,
      '@node-rs/argon2',
      'dictionary-pt',
      'hunspell-wasm',
      'pg-native',
      /^#scripts\//,
    ],
    output: { dir, cleanDir: true, minify: 'dce-only' },
  });

if (process.argv[1] === resolve(import.meta.filename)) await buildServer(programs, 'dist/server');
