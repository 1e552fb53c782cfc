import type { Config } from '../config.ts';
import { JOB_OPTIONS } from '../job-options.ts';
import type { JobPayloads } from '../job-types.ts';
import { startJobSystem } from '../jobs/job-system.ts';
import type { Logger } from '../logger.ts';
import { openForRestore } from './open-places.ts';
import { requireNew, restoreBackup, type Restored } from './restore.ts';

/** What an operator asks for. */
export interface RestoreOrder {
  passphrase: string;
  /** The ids of the list beside the backup. */
  erased: readonly string[];
}

/**
 * Restores into the database and the place for files of the settings, which no server may use meanwhile.
 * Throws a `BackupError` where they are not new. `onRead` is told how many bytes have been read.
 */
export async function runRestore(
  config: Config,
  log: Logger,
  { file, onRead, ...order }: RestoreOrder & { file: AsyncIterable<Buffer>; onRead(bytes: number): void },
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
  return await restoreBackup({ ...places, ...order, queue, file: counted(file, onRead) });
}

async function* counted(
  file: AsyncIterable<Buffer>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of file) {
    yield part;
    onRead((bytes += part.length));
  }
}
