import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

const GIGABYTE = 1e9;

/** Gigabytes: with fewer free PostgreSQL may stop, and with fewer than the second it is time to make room. */
const [TOO_LITTLE, LITTLE] = [0.2, 2];

/** Whether DATA_DIR can be written to and has room. */
export async function checkDisk({ dataDir, databaseUrl, filesUrl }: Config): Promise<Finding[]> {
  if (databaseUrl !== undefined && filesUrl) return [ok('Nothing is kept in DATA_DIR.')];
  try {
    const trial = path.join(dataDir, `.doctor-${randomBytes(8).toString('hex')}`);
    await writeFile(trial, 'yes');
    await rm(trial);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return [warning(`DATA_DIR, ${dataDir}, is not there yet. The first start of the server makes it.`)];
    return [
      wrong(`DATA_DIR cannot be written to: ${reasonOf(error)}. Give it to the account of the server.`),
    ];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  const words = `DATA_DIR can be written to and has ${free.toFixed(1)} GB free`;
  if (free < TOO_LITTLE) return [wrong(`${words}, with which PostgreSQL may stop. Make room.`)];
  return [free < LITTLE ? warning(`${words}. Make room soon.`) : ok(`${words}.`)];
}
