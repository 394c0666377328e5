import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { fingerprint } from './stamp.mjs';

const configs = readdirSync('.').filter((name) => name.endsWith('.config.ts'));
const rooms = ['core', 'server', 'web', 'e2e', 'bench', 'scripts'];

const options = await extractOptions('./.dependency-cruiser.cjs');
// What was read is remembered until a file changes, or what is installed.
const folder = `.cache/imports/${fingerprint(['package.json', 'package-lock.json'])}`;
const { output } = await cruise([...rooms, ...configs], {
  ...options,
  cache: { folder, strategy: 'content', compress: true },
});
if (typeof output === 'string') throw new Error('A leitura das importações não devolveu dados.');

const { totalCruised, totalDependenciesCruised = 0, violations } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);

// A parser that does not know the language reads nothing and finds nothing wrong.
const readEachRoom = ['core/', 'server/', 'web/'].every((room) =>
  output.modules.some(({ source }) => source.startsWith(room)),
);
if (!readEachRoom || totalDependenciesCruised === 0) {
  console.error('Nenhuma importação foi lida: as regras não foram conferidas.');
}
console.log(`${totalCruised} módulos e ${totalDependenciesCruised} importações`);
process.exitCode = violations.length === 0 && readEachRoom && totalDependenciesCruised > 0 ? 0 : 1;
