import { readFileSync } from 'node:fs';
import { forbiddenIn } from './forbidden.mjs';
import { filesUnder } from './stamp.mjs';

const source = /\.(ts|tsx|mjs|cjs|css|html)$/;
const rooms = ['core', 'server', 'web', 'e2e', 'bench', 'scripts'];

const paths = rooms.flatMap(filesUnder).filter((path) => source.test(path));
const found = paths.flatMap((path) => forbiddenIn(path, readFileSync(path, 'utf8')));

for (const line of found) console.error(line);
console.log(`${paths.length} arquivos`);
process.exitCode = found.length === 0 && paths.length > 0 ? 0 : 1;
