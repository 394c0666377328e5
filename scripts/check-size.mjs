import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureClient } from './client.mjs';
import { measure } from './size-budget.mjs';

const folder = 'dist/web';

/** The first visit may cost 350 KB until everything is there; the rest is what the server answers meanwhile. */
const keptLimit = 340_000;

await ensureClient();
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const measures = measure(manifest, (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
measures.push({ name: 'tudo o que fica no aparelho', amount: keptBytes(), limit: keptLimit, unit: 'bytes' });

/** What the service worker brings, as it travels: compressed once, when it was built. */
function keptBytes() {
  /** @type {string[]} */
  const kept = JSON.parse(readFileSync(join(folder, '.vite/kept.json'), 'utf8'));
  const sizeOf = (/** @type {string} */ path) =>
    statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  return ['index.html', 'icon.svg', 'sw.js', ...kept].reduce(
    (sum, file) => sum + sizeOf(join(folder, file)),
    0,
  );
}

const kilobytes = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
for (const { name, amount, limit, unit } of measures) {
  const mark = (amount > limit ? 'ACIMA' : 'ok').padEnd(5);
  const figures =
    unit === 'files'
      ? `${String(amount).padStart(7)} de ${limit}   `
      : `${kilobytes.format(amount / 1000).padStart(7)} de ${(limit / 1000).toLocaleString('pt-BR')} KB`;
  console.log(`${figures}  ${mark}  ${name}`);
}
process.exitCode = measures.every(({ amount, limit }) => amount > 0 && amount <= limit) ? 0 : 1;
