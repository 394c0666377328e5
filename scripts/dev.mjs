import { spawn } from 'node:child_process';
import { say } from './console.mjs';

const commands = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
];

say('servidor e páginas com recarga: abra o endereço que o Vite mostra; Ctrl-C encerra');
const children = commands.map((args) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }),
);

/** One without the other is of no use, so both end together. */
function stop() {
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
