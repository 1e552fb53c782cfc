// `npm run backup -- FOLDER|BUCKET`: docs/operating/backup.md.
import { describeContents, inMegabytes } from '../src/backup/describe.ts';
import { BackupError } from '../src/backup/backup-error.ts';
import { backupPlaceAt, backupPlaceOf } from '../src/backup/find-place.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { openForBackup } from '../src/backup/open-places.ts';
import { requireLongPassphrase } from '../src/backup/passphrase.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { showProgress } from './progress-bar.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (stack) => {
  const config = readConfig(process.env);
  const [, , named] = process.argv;
  const place = named === undefined ? backupPlaceOf(config) : backupPlaceAt(config, named);
  if (place === undefined) throw new BackupError('Say where the backup is to be: npm run backup -- FOLDER');
  const passphrase = requireLongPassphrase(config);
  const places = await openForBackup(config, createLogger('warn'), stack);
  const bar = showProgress(process.stderr);
  const backup = await makeBackup({
    ...places,
    place,
    passphrase,
    onProgress: (share, bytes) => bar.show(share, inMegabytes(bytes)),
  });
  bar.end();
  process.stdout.write(
    `${backup.file}\n${inMegabytes(backup.bytes)}: ${describeContents(backup.contents)}\n`,
  );
});
