/**
 * Runs a bench with the server as it is built: from its sources, a thread's files would be translated while it is measured,
 * which takes a core of its own. Usage: node bench/run-built.mjs rounds [arguments]
 */
import { spawn } from 'node:child_process';
import { buildServer } from '#scripts/build-server.mjs';

const [name = '', ...args] = process.argv.slice(2);
const programs = [name, 'measured-server', 'bare-server'];
await buildServer(Object.fromEntries(programs.map((one) => [one, `bench/${one}.ts`])), 'dist/bench');
const child = spawn(process.execPath, [`dist/bench/${name}.js`, ...args], { stdio: 'inherit' });
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
