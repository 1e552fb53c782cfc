import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Every request costs a round trip on a phone. So: one chunk for what each page needs at once, one for the small parts that
// many pages share; the rest follows its page.
const CHUNKS = [
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: 'common', minShareCount: 5, maxModuleSize: 4000 },
];

// The package's `exports` hide its models, so they are found beside its entry. Each is served under a name with its hash.
const faceNetworks = path.join(
  path.dirname(createRequire(import.meta.resolve('@daylit/vision')).resolve('@vladmandic/human')),
  '../models',
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: { '#face-networks': faceNetworks } },
  server: {
    port: 5173,
    proxy: proxyTo(process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'),
  },
  build: {
    manifest: true,
    // Small pictures inside the style sheets would make every page's first kilobytes heavier.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: 'es' },
});

// The browser says that it asks its own origin, which here is Vite's; the server is told the same origin as the browser.
function proxyTo(target: string) {
  const settings = { target, changeOrigin: false };
  return { '/api': settings, '/health': settings, '/mailbox': settings };
}
