import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { buildId } from './build/buildId.ts';
import { chunkGroups } from './build/chunks.ts';
import { firstFrames } from './build/frames/firstFrames.ts';
import { pageHeadAssets } from './build/heads/forTheServer.ts';
import { landFiles, landTable } from './build/coasts/landPieces.ts';
import { libraryTexts } from './build/texts/libraryTexts.ts';
import { mapCities } from './build/names/mapCities.ts';
import { nearCities } from './build/names/nearCities.ts';
import { mapLandmarks } from './build/names/mapLandmarks.ts';
import { mapParts } from './build/names/mapParts.ts';
import { offline } from './build/offline/offline.ts';
import { operationModules } from './build/operations.ts';
import { readyTexts } from './build/texts/readyTexts.ts';
import { textModules } from './build/texts/texts.ts';
import { languages } from './i18n/languages.ts';

const root = import.meta.dirname;
const outDir = join(root, '../dist/web');
const libraries = join(root, '../node_modules');
const gateway = process.env['GATEWAY_DEV_URL'] ?? 'http://127.0.0.1:4000';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text file that browsers request, so that the server never compresses during a
 * request. Pieces of the map get only `.gz`: brotli makes them three percent smaller, and takes longer than the rest
 * of the build's compression. Pages and JSON files are read by the server, which sends parts of them.
 */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = outDir }) {
    const names = await readdir(dir, { recursive: true });
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await Promise.all(
      names
        .filter((name) => /\.(js|css|svg|txt|webmanifest|bin)$/.test(name))
        .map(async (name) => {
          const path = join(dir, name);
          const body = await readFile(path);
          if (body.length < 1024) return;
          await writeFile(`${path}.gz`, await packGzip(body, { level: 9 }));
          if (!name.endsWith('.bin')) await writeFile(`${path}.br`, await packBrotli(body, brotli));
        }),
    );
  },
});

const client: UserConfig = {
  root,
  publicDir: join(root, 'public'),
  plugins: [
    react(),
    mapCities(),
    landTable(),
    mapLandmarks(),
    mapParts(),
    nearCities(),
    operationModules(),
    textModules(),
    readyTexts(),
    libraryTexts(),
    { ...optimizeLocales.vite({ locales: languages.map(({ locale }) => locale) }), enforce: 'pre' },
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: [join(root, 'index.html'), join(root, 'playground.html')] },
  },
  server: {
    fs: { allow: [join(root, '..')] },
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/client-failures': gateway,
      '/media': gateway,
      '/preview': gateway,
      '/tiles': gateway,
      '/api': gateway,
      '/login': gateway,
      '/files': gateway,
    },
  },
};

/** Libraries in a smaller form than the one that bundlers choose by themselves. */
const smallerLibraries: UserConfig = {
  resolve: {
    alias: [
      // The build for browsers that support classes.
      { find: /^rxjs$/, replacement: join(libraries, 'rxjs/dist/esm/index.js') },
      // The build without warnings to developers.
      { find: /^react-router$/, replacement: join(libraries, 'react-router/dist/production/index.mjs') },
    ],
  },
};

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return client;
  const shipped = mergeConfig(client, smallerLibraries);
  const groups = await chunkGroups(shipped);
  return mergeConfig(shipped, {
    plugins: [buildId(), firstFrames(client), pageHeadAssets(), landFiles(), offline(), precompress()],
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
});
