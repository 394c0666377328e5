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
for (const { name, bytes, limit } of measures) {
  const mark = bytes > limit ? 'ACIMA' : 'ok';
  console.log(
    `${kilobytes.format(bytes / 1000).padStart(7)} de ${limit / 1000} KB  ${mark.padEnd(5)}  ${name}`,
  );
}
process.exitCode = measures.every(({ bytes, limit }) => bytes > 0 && bytes <= limit) ? 0 : 1;
