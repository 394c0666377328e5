/**
 * @typedef {{file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], css?: string[]}} Chunk
 * @typedef {{name: string, bytes: number, limit: number}} Measure
 */

/** Kilobytes of gzip. The first screen is the login: what the browser needs before a person can type. */
const limits = {
  firstScreen: 90,
  loginScripts: 85,
  firstStyles: 8,
  dashboardScripts: 102,
  lazyChunk: 35,
};

/**
 * Every file the browser loads at once for these chunks: themselves, their static imports and styles.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 */
function loadedWith(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set();
  const seen = new Set();
  const pending = [...keys];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    pending.push(...(chunk.imports ?? []));
  }
  return [...files];
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js');
const isStyle = (/** @type {string} */ file) => file.endsWith('.css');

/**
 * What the first screen and the dashboard's first paint weigh, and what each lazy chunk adds to the frame around it.
 * @param {Record<string, Chunk>} manifest Vite's
 * @param {(file: string) => number} gzipBytes
 * @returns {Measure[]}
 */
export function measure(manifest, gzipBytes) {
  const weigh = (/** @type {string[]} */ files) => files.reduce((sum, file) => sum + gzipBytes(file), 0);
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const first = loadedWith(manifest, [...entries, 'app/signed-out.tsx']);
  const frame = loadedWith(manifest, [...entries, 'app/signed-in.tsx']);
  // The sections further down come after the first paint, each in a chunk of its own below.
  const dashboard = loadedWith(manifest, [
    ...entries,
    'app/signed-in.tsx',
    'screens/dashboard/dashboard.tsx',
  ]);
  const lazy = keys
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((key) => {
      const known = key === 'app/signed-in.tsx' ? first : frame;
      const bytes = weigh(loadedWith(manifest, [key]).filter((file) => !known.includes(file)));
      return { name: key, bytes, limit: limits.lazyChunk * 1000 };
    })
    .filter(({ name }) => name !== 'app/signed-out.tsx');

  return [
    { name: 'primeira tela, tudo', bytes: weigh(first), limit: limits.firstScreen * 1000 },
    {
      name: 'primeira tela, scripts',
      bytes: weigh(first.filter(isScript)),
      limit: limits.loginScripts * 1000,
    },
    { name: 'primeira tela, estilos', bytes: weigh(first.filter(isStyle)), limit: limits.firstStyles * 1000 },
    {
      name: 'dashboard, scripts',
      bytes: weigh(dashboard.filter(isScript)),
      limit: limits.dashboardScripts * 1000,
    },
    ...lazy,
  ];
}
