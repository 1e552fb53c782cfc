import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/test/own-postgres.ts';

/** Where a server keeps its files and its rows. */
export interface Place {
  dataDir: string;
  databaseUrl: string;
}

/** Makes one for the time of its use. */
export async function withPlace<Result>(use: (place: Place) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'database') });
  try {
    return await use({ dataDir, databaseUrl: await postgres.databaseUrl('daylit') });
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The variables of a server there. */
export function environmentOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}
