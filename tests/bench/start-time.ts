import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from './median.ts';
import { PRODUCT, startServer } from './running-server.ts';

const WARM_STARTS = 7;

/** Prints what `measureStarts` measures. */
export async function benchStartTime(): Promise<void> {
  const { first, warm } = await measureStarts();
  console.log(`first start, database made:  ${first.toFixed(0)} ms`);
  console.log(
    `later starts:                median ${median(warm).toFixed(0)} ms, slowest ${Math.max(...warm).toFixed(0)} ms of ${warm.length}`,
  );
}

/**
 * Milliseconds from process start to `Listening on …`: first with an empty data directory, then with a used
 * one.
 */
export async function measureStarts(): Promise<{ first: number; warm: number[] }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  try {
    const times: number[] = [];
    for (let start = 0; start <= WARM_STARTS; start++) {
      const server = await startServer(PRODUCT, { DATA_DIR: dataDir });
      times.push(server.startMs);
      await server.stop();
    }
    const [first = Number.NaN, ...warm] = times;
    return { first, warm };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
