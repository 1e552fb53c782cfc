import type { Config } from '../config.ts';
import { JOB_OPTIONS } from '../job-options.ts';
import type { JobPayloads } from '../job-types.ts';
import { startJobSystem } from '../jobs/job-system.ts';
import type { Logger } from '../logger.ts';
import { openForRestore, readFileInParts } from './open-places.ts';
import { requireNew, restoreBackup, type Restored } from './restore.ts';

/** What an operator asks for. */
export interface RestoreOrder {
  /** Path of the backup. */
  file: string;
  passphrase: string;
  /** The ids of the list beside the backup. */
  erased: readonly string[];
}

/**
 * Restores into the database and the directory of the settings, which no server may use meanwhile. Throws a
 * `BackupError` where they are not new. `onRead` is told how many bytes of the backup have been read.
 */
export async function runRestore(
  config: Config,
  log: Logger,
  { file, onRead, ...order }: RestoreOrder & { onRead: (bytes: number) => void },
): Promise<Restored> {
  await using stack = new AsyncDisposableStack();
  const places = await openForRestore(config, log, stack);
  await requireNew(places);
  const queue = await startJobSystem<JobPayloads>({
    directUrl: places.directUrl,
    jobs: JOB_OPTIONS,
    isAlone: true,
    runsSchedule: false,
    onError: (err) => log.error({ err }, 'the queue failed'),
  });
  stack.defer(() => queue.stop(0));
  return await restoreBackup({ ...places, ...order, queue, file: readFileInParts(file, onRead) });
}
