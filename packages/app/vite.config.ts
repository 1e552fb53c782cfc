import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: 5173,
    proxy: proxyTo(process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'),
  },
  build: {
    manifest: true,
    // Small pictures inside the style sheets would make every page's first kilobytes heavier.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
});

// The browser says that it asks its own origin, which here is Vite's; the server is told the same origin as the browser.
function proxyTo(target: string) {
  const settings = { target, changeOrigin: false };
  return { '/api': settings, '/health': settings, '/mailbox': settings };
}
