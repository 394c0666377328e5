import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'rolldown';
import { defineConfig, type Plugin } from 'vite';
import { games } from './core/content/games.ts';
import { buildsToKeep, filesToRemove } from './scripts/kept-builds.mjs';

const outDir = join(import.meta.dirname, 'dist/web');
const textFile = /\.(js|css|html|svg|json|webmanifest)$/;

/** Before the sign-in, with the fields that one's own page has too. */
const signedOut = /[\\/]web[\\/](app[\\/]signed-out|ui[\\/](field|form|password-field))\.tsx?$/;

/** What nearly every screen behind the sign-in shows: the frame, the cache of answers, panels and common icons. */
const frame =
  /[\\/]web[\\/](app[\\/](signed-in|layout)|play[\\/]deliveries|calls[\\/]load-failure|ui[\\/](influence|panel|sample-tag|skeleton|tag))\.tsx$|react-query[\\/].*[\\/]useQuery\.js$|core[\\/]progress[\\/](wording|sample|relative-time)\.ts$|web[\\/]api[\\/](age|watch-signal)\.ts$|icons[\\/](award|clock|compass|handshake|puzzle|sparkles|sun|thumbs-up|trending-up|users)\.mjs$/;

/** The last known answers and what makes them old: the first drawing waits for this file, so nothing else is in it. */
const known = /[\\/]web[\\/]api[\\/](kept-reads|device-store|stale)\.ts$/;

/** What follows a screen: live updates, the bell, what the device has to say, the question before leaving. */
const late =
  /[\\/]web[\\/](app[\\/](live-updates\.tsx|bell\.tsx|unsent-question\.tsx|device[\\/])|calls[\\/](bring-file|waiting-file)\.|play[\\/](run-notice|unsaved-words)\.|api[\\/](forget-device|outbox|waiting-calls|send-call|ask-to-persist|held-lines|sender-lock|tab-line)\.ts)/;

/** The button that reads aloud: before the sign-in it comes without all that screens share. */
const listen =
  /[\\/]web[\\/]ui[\\/](listen-(button|here)\.tsx|device-choice\.ts|voice[\\/](read-aloud|reading|voices)\.ts)$|icons[\\/](play|square|volume-2)\.mjs$/;

/** What several screens show, unless it is large and for few of them, or only follows a screen. */
const isShared = (id: string): boolean =>
  shared.test(id) && ![ofGames, forFew, together, talk, late].some((apart) => apart.test(id));

const shared =
  /[\\/]web[\\/]((ui|calls)[\\/]|api[\\/](open-desks|change-))|[\\/]core[\\/](contract|network|progress|practice|content|games[\\/]shuffle)[\\/.]|[\\/]lucide-react[\\/]|[\\/]react-query[\\/].*use(Mutation|InfiniteQuery|PrefetchQuery)\.js$|[\\/]web[\\/]screens[\\/].*-options\.ts$/;

/** What the community achieves: the week's goal, badges, medals, and asking for a second look. */
const together =
  /[\\/]web[\\/](calls[\\/](weekly-goal|review-dialog)|ui[\\/](growing-tree|badge-emblem|badge-motifs|medal|figure-card|review-state))\.tsx$|[\\/]core[\\/](content[\\/](weekly-goal|samples)|progress[\\/](badges|weekly-goal))\.ts$/;

/** Where people answer each other: dictation, messages that wait, taking something off the wall. */
const talk =
  /[\\/]web[\\/](calls[\\/](remove-post|remove-dialog|waiting-messages)|ui[\\/]dictate-button)\.tsx$/;

/** What the parts of the desk share, and a printed code with all it needs. */
const desk = /[\\/]web[\\/]screens[\\/]care[\\/][^\\/]+$/;
const printedCode = /[\\/]web[\\/]ui[\\/]qr-code\.tsx$|[\\/]core[\\/]care[\\/]codes\.ts$/;

/** The content of a game: it comes with its screen or with its questions. */
const ofGames = new RegExp(
  `[\\\\/]core[\\\\/]content[\\\\/](${games.map(({ type }) => type).join('|')})[\\\\/.]`,
);

/** Printed codes, pictures to share, the log of those who take care. */
const forFew =
  /[\\/]core[\\/]content[\\/]care-log\.ts$|[\\/]web[\\/](calls[\\/]care-log|ui[\\/](qr-code|picture|voice[\\/].*))\.tsx?$/;

/** What games share, but for what is dragged: that is large, and for two of them. */
const play = /[\\/]web[\\/]play[\\/](?!use-release|drag-area)/;

/** What every screen stands on: React, the router and what is around the screens. */
const program =
  /[\\/]web[\\/]app[\\/](start\.tsx|session-address\.ts)$|[\\/]core[\\/]contract[\\/](limits|form-sentences)\.ts$|[\\/]ui[\\/](brand-mark\.tsx|keep-on-device\.ts)$|[\\/]node_modules[\\/]wouter[\\/]/;

/** Whoever takes care does so at a desk, with a signal: no other phone keeps the code of it. */
const ofCarers = /[\\/]web[\\/]screens[\\/]care[\\/]/;

/** Names the program's files in the page, so that they travel beside the entry that asks for them. */
const announceStart: Plugin = {
  name: 'announce-start',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .flatMap((file) =>
          file.type === 'chunk' && file.name === 'start' ? [file.fileName, ...file.imports] : [],
        )
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
};

/** wouter brings a stand-in for what React itself has had since 18. */
const reactStore: Plugin = {
  name: 'react-store',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('use-sync-external-store/shim') ? '\0react-store' : undefined),
  load: (id) => (id === '\0react-store' ? "export { useSyncExternalStore } from 'react';" : undefined),
};

/** Icons as plain pictures: what the set brings to change them all at once weighs as much as a screen. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? '\0plain-icons' : undefined),
  load: (id) =>
    id === '\0plain-icons' ? "export { plainIcon as default } from '#web/ui/plain-icon.ts';" : undefined,
};

/** What follows the bundle, in order: the worker that keeps it on the device, the builds before it, compressed copies. */
function finish(): Plugin {
  let own: string[] = [];
  let kept: string[] = [];
  let entry = '';
  return {
    name: 'finish',
    apply: 'build',
    writeBundle(_, bundle) {
      const files = Object.values(bundle);
      own = files.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/'));
      const left = files.filter(
        (file) => file.type === 'chunk' && ofCarers.test(file.facadeModuleId ?? file.moduleIds.join()),
      );
      kept = own.filter((name) => !left.some(({ fileName }) => fileName === name));
      entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
    },
    async closeBundle() {
      await writeWorker(kept, entry);
      await removeOldBuilds(own);
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => textFile.test(file)).map((file) => compress(join(outDir, file))),
      );
    },
  };
}

/** Writes the service worker with the list of all it keeps; another list or another page is another version. */
async function writeWorker(assets: readonly string[], entry: string): Promise<void> {
  const files = ['/', '/icon.svg', ...assets.map((file) => `/${file}`)];
  await writeFile(join(outDir, '.vite/kept.json'), JSON.stringify(assets));
  const page = await readFile(join(outDir, 'index.html'));
  const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12);
  await build({
    input: join(import.meta.dirname, 'web/sw/sw.ts'),
    transform: { define: { ownBuild: JSON.stringify({ version, entry, files }) } },
    output: { file: join(outDir, 'sw.js'), format: 'iife', minify: true },
  });
}

/** The server goes on serving what pages of the last builds may still ask for. */
async function removeOldBuilds(own: readonly string[]): Promise<void> {
  const list = join(outDir, '.vite/builds.json');
  const earlier: string[][] = await readFile(list, 'utf8').then(JSON.parse, () => []);
  const builds = buildsToKeep(earlier, own);
  const present = (await readdir(join(outDir, 'assets'))).map((file) => `assets/${file}`);
  await Promise.all(filesToRemove(present, builds).map((file) => rm(join(outDir, file))));
  await writeFile(list, JSON.stringify(builds));
}

/** Writes .br and .gz beside a file once, so that the server never compresses while a person waits. */
async function compress(path: string): Promise<void> {
  const isKept = /[\\/]assets[\\/]/.test(path) && (await stat(`${path}.gz`).catch(() => undefined));
  if (isKept) return;
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind(), reactStore, plainIcons, announceStart, finish()],
  build: {
    outDir,
    // What is old is removed below, except for what the last builds left.
    emptyOutDir: false,
    manifest: true,
    sourcemap: false,
    // The page's content policy allows files of its own host only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page itself announces these two.
      resolveDependencies: (_, files) => files.filter((file) => !/[\\/](start|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The entry stays small and apart, so that it can ask for the rest early.
            { name: 'main', test: /rolldown[\\/]runtime/, priority: 8 },
            { name: 'main', tags: ['$initial'], priority: 8 },
            // The program with all it needs is one file; so is each of the two sides of the door.
            { name: 'start', test: program, priority: 7 },
            { name: 'signed-out', test: signedOut, priority: 6 },
            { name: 'signed-in', test: frame, priority: 5 },
            { name: 'known', test: known, priority: 4 },
            { name: 'listen', test: listen, priority: 4 },
            // What more than one screen uses, rather than dozens of a few bytes. A group takes along whatever it needs, so
            // this one goes before those that follow a screen: else a screen would wait for them.
            { name: 'shared', test: isShared, minShareCount: 2, priority: 3 },
            { name: 'together', test: together, minShareCount: 2, priority: 2 },
            { name: 'talk', test: talk, minShareCount: 2, priority: 2 },
            { name: 'desk', test: desk, minShareCount: 2, priority: 2 },
            { name: 'printed-code', test: printedCode, minShareCount: 2, priority: 2 },
            { name: 'late', test: late, priority: 1 },
            { name: 'play', test: play, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: { '/api': 'http://localhost:3000' },
  },
});
