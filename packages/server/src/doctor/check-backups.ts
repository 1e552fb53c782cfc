import { stat } from 'node:fs/promises';
import { backupPlaceOf } from '../backup/find-place.ts';
import type { Config } from '../config.ts';
import { orUndefined } from '../durable-files.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

const HOUR = 3_600_000;

/** Oldest age of a backup in hours: of one each night with room for a slow one, and of one by hand. */
const [NIGHTLY, BY_HAND] = [26, 7 * 24];

/** How old the newest backup is, and whether it would survive the disk. */
export async function checkBackups(config: Config, now: Date): Promise<Finding[]> {
  const { backupFolder: folder, backupPassphrase, dataDir } = config;
  const place = backupPlaceOf(config);
  if (folder === undefined || place === undefined)
    return [
      warning(
        'BACKUP_FOLDER is not set, so there are no backups by themselves. Name a folder on another disk.',
      ),
    ];
  try {
    const newest = (await place.list()).at(-1);
    const findings = [ageOf(newest?.finishedAt.getTime(), backupPassphrase !== undefined, now)];
    if (typeof folder !== 'string') return findings;
    const [own, other] = await Promise.all([orUndefined(stat(dataDir)), stat(folder)]);
    if (own?.dev === other.dev)
      findings.push(
        warning('BACKUP_FOLDER is on the disk of DATA_DIR, and lost with it. Name a folder on another one.'),
      );
    return findings;
  } catch (error) {
    return [
      wrong(
        `BACKUP_FOLDER cannot be read: ${reasonOf(error)}. Make it, or let the account of the server use it.`,
      ),
    ];
  }
}

function ageOf(finishedAt: number | undefined, isNightly: boolean, now: Date): Finding {
  if (finishedAt === undefined)
    return wrong(
      isNightly
        ? 'There is no backup yet. The server makes one at 02:23 UTC; make the first one by hand.'
        : 'There is no backup yet. Make one, or set BACKUP_PASSPHRASE, and the server makes one every night.',
    );
  const hours = Math.floor((now.getTime() - finishedAt) / HOUR);
  const age = `The newest backup is ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} old`;
  if (isNightly && hours > NIGHTLY)
    return wrong(`${age}, though one is due every night. The log of the server says why.`);
  if (hours > BY_HAND) return warning(`${age}. Make a new one.`);
  return ok(`${age}.`);
}
