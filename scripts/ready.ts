import { buildAppIfStale } from './build-app-if-stale.ts';

// Run by `npm start` through pnpm, which has installed everything by now.
await buildAppIfStale();
