import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the home page shares with other pages. It needs nothing else that these share. */
const WELCOME =
  /\/art\/(EvidenceShapes|RangeMeter)\/|pin-word|item-at|icons\/(arrow-right|check|circle-dashed)\./;

// Every request costs a round trip on a phone. So there is one chunk for what every page needs at once, one
// for the home page, and one for small modules that many pages share. Other modules go with their page.
const CHUNKS = [
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: 'welcome', test: WELCOME, minShareCount: 2, priority: 1 },
  { name: 'common', minShareCount: 5, maxModuleSize: 4000 },
];

// The package's `exports` hide its models, so they are resolved from its entry. Each gets a hashed name.
const faceNetworks = path.join(
  path.dirname(createRequire(import.meta.resolve('@daylit/vision')).resolve('@vladmandic/human')),
  '../models',
);

/** The oldest browsers that the pages are made for: decision 0153. */
const OLDEST_BROWSERS = ['chrome122', 'edge122', 'firefox127', 'safari17.4', 'ios17.4'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: { '#face-networks': faceNetworks } },
  server: {
    port: 5173,
    proxy: proxyTo(process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'),
  },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    // The oldest of these browsers preloads modules itself.
    modulePreload: { polyfill: false },
    // Images inlined into the style sheets would make the first load of every page larger.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: 'es' },
});

// Keeps the `Host` header, so that the server sees the origin that the browser uses: Vite's.
function proxyTo(target: string) {
  const settings = { target, changeOrigin: false };
  return { '/api': settings, '/health': settings, '/mailbox': settings };
}
