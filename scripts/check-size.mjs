import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureClient } from './client.mjs';
import { measure } from './size-budget.mjs';

const folder = 'dist/web';

await ensureClient();
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const measures = measure(manifest, (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);

const kilobytes = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
for (const { name, amount, limit, unit } of measures) {
  const mark = (amount > limit ? 'ACIMA' : 'ok').padEnd(5);
  const figures =
    unit === 'files'
      ? `${String(amount).padStart(7)} de ${limit}   `
      : `${kilobytes.format(amount / 1000).padStart(7)} de ${limit / 1000} KB`;
  console.log(`${figures}  ${mark}  ${name}`);
}
process.exitCode = measures.every(({ amount, limit }) => amount > 0 && amount <= limit) ? 0 : 1;
