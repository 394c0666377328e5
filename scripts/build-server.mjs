import { build } from 'rolldown';

/** What runs by itself: the server, the demo, the operator's commands and the threads, side by side in one folder. */
const input = {
  main: 'server/main.ts',
  demo: 'server/demo/main.ts',
  backup: 'server/backup/backup-command.ts',
  restore: 'server/backup/restore-command.ts',
  move: 'server/backup/move-command.ts',
  carer: 'server/carer-command.ts',
  'copy-worker': 'server/backup/copy-worker.ts',
  'snapshot-worker': 'server/network/snapshot-worker.ts',
  'check-worker': 'server/check-worker.ts',
  'tell-worker': 'server/features/rounds/tell-worker.ts',
  'export-worker': 'server/features/network/export-worker.ts',
};

await build({
  input,
  platform: 'node',
  // Binaries stay where npm put them; pg looks for one that this project does without.
  external: [/^better-sqlite3/, '@node-rs/argon2', 'pg-native'],
  output: { dir: 'dist/server', cleanDir: true, minify: 'dce-only' },
});
