import { buildAppIfStale } from './build-app-if-stale.ts';
import { buildModel } from './build-model.ts';

// Run by `npm start` through pnpm, which installs everything first.
buildModel();
await buildAppIfStale();
