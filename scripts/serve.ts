import { buildAppIfStale } from './build-app-if-stale.ts';

await buildAppIfStale();
// One process from here on, so that a signal to it reaches the server.
await import('../packages/server/src/main.ts');
