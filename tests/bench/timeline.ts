import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/test/own-postgres.ts';
import { storeHistory } from '../../packages/server/test/stored-history.ts';
import { median } from './median.ts';
import { PRODUCT, startServer } from './running-server.ts';

const FEW = 10;
const MANY = 10_000;
const ROUNDS = 200;

/**
 * The first page of a timeline of 10,000 scans, compared with one of 10 in the same run: time of
 * `GET /api/checkins` in turns, so that a busy machine slows both. The promise is a ratio of at most 1.2.
 */
export async function benchTimeline(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'database') });
  const databaseUrl = await postgres.databaseUrl('daylit');
  const product = await startServer(PRODUCT, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const few = await storeHistory({ databaseUrl, dataDir }, FEW);
  const many = await storeHistory({ databaseUrl, dataDir }, MANY);
  try {
    for (const line of await many.explain()) console.log(`  ${line}`);
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await timeOfPage(product.origin, few.token));
      times.many.push(await timeOfPage(product.origin, many.token));
    }
    const [small, large] = [median(times.few), median(times.many)];
    console.log(`page of ${FEW} scans:     ${small.toFixed(2)} ms`);
    console.log(`page of ${MANY} scans:  ${large.toFixed(2)} ms`);
    console.log(`ratio:                ${(large / small).toFixed(2)} (promised: at most 1.2)`);
  } finally {
    await few.close();
    await many.close();
    await product.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds of one page of ten. */
async function timeOfPage(origin: string, token: string): Promise<number> {
  const askedAt = performance.now();
  const response = await fetch(`${origin}/api/checkins?offset=0&limit=10`, {
    headers: { cookie: `session=${token}` },
  });
  const scans = (await response.json()) as unknown[];
  if (scans.length !== 10) throw new Error(`A page of ${scans.length} scans: ${response.status}`);
  return performance.now() - askedAt;
}
