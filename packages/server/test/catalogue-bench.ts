import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { systemClock } from '../src/clock.ts';
import { startServer } from '../src/composition.ts';
import { readConfig } from '../src/config.ts';
import type { Db } from '../src/db/database.ts';
import { SHELF_SLOTS } from '../src/modules/care-plan/shelf-slots.ts';
import { importFile } from '../src/modules/catalogue/import/import-file.ts';
import { pickQuery } from '../src/modules/catalogue/shelf/stored-products.ts';
import { addMember } from './members.ts';
import { writeExport } from './obf-export.ts';
import { createVisitor } from './visitor.ts';

/** A server with an imported catalogue, and one member. */
export interface CatalogueBench {
  /** Of the import: lines a second, and the most memory in use in its first third and afterwards, in MB. */
  linesPerSecond: number;
  megabytes: readonly [first: number, last: number];
  /** Loads the member's recommendations; resolves with the milliseconds that it took. */
  recommend(): Promise<number>;
  /** How PostgreSQL finds what a care plan can choose from. */
  queryPlan(): Promise<string[]>;
  close(): Promise<void>;
}

interface Options {
  /** Lines of the file. */
  rows: number;
  /** Whether a part of them is skipped, as in a real export. */
  hasGaps: boolean;
}

/** Imports an invented export into a new data directory, and serves it. */
export async function startCatalogueBench(options: Options): Promise<CatalogueBench> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-catalogue-'));
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_DIR: dataDir });
  const server = await startServer(config, { analyser: NO_ENGINE });
  const figures = await importInto(server.db, path.join(dataDir, 'export.tsv.gz'), options);
  // PostgreSQL does the same by itself, some time after a large import.
  await sql`vacuum analyze`.execute(server.db);
  const { token } = await addMember(server.db, systemClock);
  const member = createVisitor({ url: server.url, token });
  return {
    ...figures,
    async recommend() {
      const startedAt = performance.now();
      const { status } = await member.get('/api/recommendations');
      if (status !== 200) throw new Error(`The recommendations answered ${status}.`);
      return performance.now() - startedAt;
    },
    async queryPlan() {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (analyze, costs off, timing off, summary off, buffers off) ${pickQuery(SHELF_SLOTS, 6)}
      `.execute(server.db);
      return rows.map((row) => row['QUERY PLAN']);
    },
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function importInto(
  db: Db,
  file: string,
  options: Options,
): Promise<Pick<CatalogueBench, 'linesPerSecond' | 'megabytes'>> {
  await writeExport(file, options);
  let [first, last] = [0, 0];
  let next = options.rows / 12;
  const startedAt = performance.now();
  const { lines } = await importFile({ db, clock: systemClock }, file, {
    onProgress: (_, done) => {
      if (done < next) return;
      next += options.rows / 12;
      // What is not in use stays until somebody needs the space, and says nothing.
      collectGarbage();
      const inUse = process.memoryUsage().heapUsed / 1_000_000;
      if (done <= options.rows / 3) first = Math.max(first, inUse);
      else last = Math.max(last, inUse);
    },
  });
  return { linesPerSecond: lines / ((performance.now() - startedAt) / 1_000), megabytes: [first, last] };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const NO_ENGINE = {
  version: 'none',
  assess: () => Promise.reject(new Error('There is no engine here.')),
  repeat: () => Promise.reject(new Error('There is no engine here.')),
  analyse: () => {
    throw new Error('There is no engine here.');
  },
};
