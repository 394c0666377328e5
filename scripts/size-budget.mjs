/**
 * @typedef {{file: string, name?: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], css?: string[]}} Chunk
 * @typedef {{name: string, amount: number, limit: number, unit: 'bytes' | 'files'}} Measure
 */

/** Kilobytes of gzip. The first screen is the login: what the browser needs before a person can type. */
const limits = {
  firstScreen: 90,
  loginScripts: 85,
  firstStyles: 8,
  dashboardScripts: 103,
  sharedScripts: 30,
  lazyChunk: 35,
};

/** On a slow line files wait in turns: how many the first screen asks for, and the whole dashboard beyond it. */
const fileLimits = { firstScreen: 8, dashboard: 10 };

/** What the page asks for beside scripts and styles: itself and its icon. */
const ownFiles = 2;

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
 * What the first screen and the dashboard's first paint weigh, what each lazy chunk adds to what every screen has, and
 * how many files the first two ask for.
 * @param {Record<string, Chunk>} manifest Vite's
 * @param {(file: string) => number} gzipBytes
 * @returns {Measure[]}
 */
export function measure(manifest, gzipBytes) {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const load = (/** @type {string[]} */ names, /** @type {string[]} */ screens = []) =>
    loadedWith(manifest, [
      ...entries,
      ...keys.filter((key) => ['start', ...names].includes(manifest[key]?.name ?? '')),
      ...screens,
    ]);
  const first = load(['signed-out']);
  // A screen does not wait for what follows it; one that does pays for it below.
  const common = load(['signed-in', 'shared']);
  const frame = load(['signed-in']);
  // The sections further down come after the first paint, each in a chunk of its own below.
  const dashboard = load(['signed-in'], ['screens/dashboard/dashboard.tsx']);
  const later = keys.filter((key) => key.startsWith('screens/dashboard/'));
  const whole = load(['signed-in', 'late'], later).filter((file) => !first.includes(file));

  const weigh = (/** @type {string[]} */ files) => files.reduce((sum, file) => sum + gzipBytes(file), 0);
  const weight = (/** @type {string} */ name, /** @type {string[]} */ files, /** @type {number} */ limit) =>
    /** @type {const} */ ({ name, amount: weigh(files), limit: limit * 1000, unit: 'bytes' });
  const lazy = keys.filter((key) => manifest[key]?.isDynamicEntry);
  return [
    weight('primeira tela, tudo', first, limits.firstScreen),
    weight('primeira tela, scripts', first.filter(isScript), limits.loginScripts),
    weight('primeira tela, estilos', first.filter(isStyle), limits.firstStyles),
    weight('dashboard, scripts', dashboard.filter(isScript), limits.dashboardScripts),
    weight(
      'o que as telas dividem, scripts',
      common.filter((file) => isScript(file) && !frame.includes(file)),
      limits.sharedScripts,
    ),
    ...lazy.map((key) => {
      const added = loadedWith(manifest, [key]).filter((file) => !common.includes(file));
      return weight(key, added, limits.lazyChunk);
    }),
    {
      name: 'primeira tela, arquivos',
      amount: first.length + ownFiles,
      limit: fileLimits.firstScreen,
      unit: 'files',
    },
    { name: 'dashboard, mais arquivos', amount: whole.length, limit: fileLimits.dashboard, unit: 'files' },
  ];
}
