import type { Config } from '../config.ts';
import type { JobHandler } from '../jobs/queue.ts';
import type { Logger } from '../logger.ts';
import { makeBackup } from './make-backup.ts';
import { requireLongPassphrase } from './passphrase.ts';

interface Dependencies {
  config: Config;
  log: Logger;
  directUrl: string;
  dataDir: string;
}

/** Writes the backup of the night, where the settings name a folder and a passphrase for it. */
export function createBackupJob({ config, log, directUrl, dataDir }: Dependencies): JobHandler<object> {
  const { backupFolder: folder, backupPassphrase } = config;
  return {
    async run(_payload, signal) {
      // The folder alone is for backups by hand, and for the list of erasures.
      if (folder === undefined || backupPassphrase === undefined) return;
      const passphrase = requireLongPassphrase(config);
      const { file, bytes } = await makeBackup({ directUrl, dataDir, folder, passphrase, signal });
      log.info({ file, bytes }, 'a backup was made');
    },
    giveUp: async () => log.error('the backup of this night was given up; the lines before say why'),
  };
}
