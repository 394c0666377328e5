import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'dist/web');
const textFile = /\.(js|css|html|svg|json|webmanifest)$/;

/** What nearly every screen behind the sign-in shows: the frame, the cache of answers, panels and common icons. */
const frame =
  /[\\/]web[\\/](app[\\/]layout|play[\\/]deliveries|calls[\\/]load-failure|ui[\\/](influence|panel|skeleton|tag))\.tsx$|react-query[\\/].*[\\/]useQuery\.js$|core[\\/]progress[\\/](wording|sample|relative-time)\.ts$|icons[\\/](award|clock|compass|handshake|puzzle|sparkles|star|sun|thumbs-up|trending-up|trophy|users)\.mjs$/;

/** What every screen stands on: React, the router and what is around the screens. */
const program =
  /[\\/]web[\\/]app[\\/]start\.tsx$|[\\/]ui[\\/]brand-mark\.tsx$|[\\/]node_modules[\\/]wouter[\\/]/;

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

/** Writes .br and .gz beside every text file once, so that the server never compresses while a person waits. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => textFile.test(file)).map((file) => compress(join(outDir, file))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind(), reactStore, announceStart, precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The page's content policy allows files of its own host only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The entry stays small and apart, so that it can ask for the rest early.
            { name: 'main', tags: ['$initial'], priority: 2 },
            // The program with all it needs is one file.
            { name: 'start', test: program, priority: 1 },
            // What nearly every screen behind the sign-in uses is one more, rather than dozens of a few bytes.
            { name: 'frame', test: frame },
            // The same for what the games share, and for the icons of more than one screen.
            { name: 'play', test: /[\\/]web[\\/]play[\\/]/, minShareCount: 3 },
            { name: 'icons', test: /lucide-react[\\/].*[\\/]icons[\\/]/, minShareCount: 3 },
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
