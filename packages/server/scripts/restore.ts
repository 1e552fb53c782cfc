// `npm run restore -- FILE [--erasures LIST | --without-erasures]`: docs/operating/backup.md.
import { parseArgs } from 'node:util';
import { BackupError } from '../src/backup/backup-error.ts';
import { describeContents, inMegabytes } from '../src/backup/describe.ts';
import type { BackupPlace } from '../src/backup/backup-place.ts';
import { readErasures } from '../src/backup/erasure-list.ts';
import { backupAt } from '../src/backup/find-place.ts';
import { requireLongPassphrase } from '../src/backup/passphrase.ts';
import { runRestore } from '../src/backup/run-restore.ts';
import { readConfig } from '../src/config.ts';
import { orUndefined } from '../src/durable-files.ts';
import { createLogger } from '../src/logger.ts';
import { showProgress } from './progress-bar.ts';
import { runCommand } from './run-command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { erasures: { type: 'string' }, 'without-erasures': { type: 'boolean', default: false } },
});

await runCommand(async () => {
  const [file] = positionals;
  if (file === undefined) throw new BackupError('Say which backup: npm run restore -- FILE');
  const config = readConfig(process.env);
  const { place, name } = backupAt(config, file);
  const size = await place.sizeOf(name);
  if (size === undefined) throw new BackupError(`There is no backup ${file}.`);
  const log = createLogger('warn');
  const passphrase = requireLongPassphrase(config);
  const erased = await findErasures(place);
  const bar = showProgress(process.stderr);
  const { manifest, contents } = await runRestore(config, log, {
    file: place.read(name),
    passphrase,
    erased,
    onRead: (bytes) => bar.show(bytes / size, inMegabytes(bytes)),
  });
  bar.end();
  process.stdout.write(
    `Restored what there was at ${manifest.created_at}: ${describeContents(contents)}. Now run: npm start\n`,
  );
});

async function findErasures(place: BackupPlace): Promise<string[]> {
  if (values['without-erasures']) return [];
  const { erasures } = values;
  const erased = await (erasures === undefined ? place.readErased() : orUndefined(readErasures(erasures)));
  if (erased) return erased;
  throw new BackupError(
    `There is no ${erasures ?? `list of erasures in ${place.title}`}, so members who were erased after the backup would return. ` +
      'Name the list with --erasures LIST, or restore all of them with --without-erasures.',
  );
}
