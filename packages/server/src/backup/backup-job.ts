import type { Config } from '../config.ts';
import type { JobHandler } from '../jobs/queue.ts';
import type { Logger } from '../logger.ts';
import type { ObjectStore } from '../object-store.ts';
import { filesInBucket, filesOnDisk } from './dump-files.ts';
import { backupPlaceOf } from './find-place.ts';
import { makeBackup } from './make-backup.ts';
import { requireLongPassphrase } from './passphrase.ts';
import { pruneBackups } from './prune-backups.ts';

interface Dependencies {
  config: Config;
  log: Logger;
  directUrl: string;
  dataDir: string;
  objects: ObjectStore | undefined;
}

/** Writes the backup of the night, where the settings name a place and a passphrase for it. */
export function createBackupJob(given: Dependencies): JobHandler<object> {
  const { config, log, directUrl, dataDir, objects } = given;
  return {
    async run(_payload, signal) {
      const place = backupPlaceOf(config);
      // The place alone is for backups by hand, and for the list of erasures.
      if (place === undefined || config.backupPassphrase === undefined) return;
      const passphrase = requireLongPassphrase(config);
      const files = objects ? filesInBucket({ objects, secrets: config.keys ?? [] }) : filesOnDisk(dataDir);
      const { file, bytes } = await makeBackup({ directUrl, files, place, passphrase, signal });
      log.info({ file, bytes }, 'a backup was made');
      const removed = await pruneBackups(place, config.backupsKept);
      if (removed.length > 0) log.info({ removed }, 'older backups were removed');
    },
    giveUp: async () => log.error('the backup of this night was given up; the lines before say why'),
  };
}
