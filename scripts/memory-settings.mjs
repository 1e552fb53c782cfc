/**
 * Environment of the server's process that keeps its memory small: freed photos go back to the system at once
 * (glibc keeps them otherwise), V8 collects short-lived objects in 8 MB, and the server may collect the
 * garbage of its start. `npm run bench -- memory` measures it; a scan takes about 4 % longer.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8 --expose-gc',
};
