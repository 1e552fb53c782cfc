import { buildAppIfStale } from './build-app-if-stale.ts';

// Run by `npm start` through pnpm, which installs everything first.
await buildAppIfStale();
