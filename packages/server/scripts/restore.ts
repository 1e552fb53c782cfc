// `npm run restore -- FILE [--erasures LIST | --without-erasures]`: docs/operating/backup.md.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../src/backup/backup-error.ts';
import { describeContents, inMegabytes } from '../src/backup/describe.ts';
import { ERASURE_LIST, readErasures } from '../src/backup/erasure-list.ts';
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
  const size = (await orUndefined(stat(file)))?.size;
  if (size === undefined) throw new BackupError(`There is no file ${file}.`);
  const config = readConfig(process.env);
  const log = createLogger('warn');
  const passphrase = requireLongPassphrase(config);
  const erased = await findErasures(file);
  const bar = showProgress(process.stderr);
  const { manifest, contents } = await runRestore(config, log, {
    file,
    passphrase,
    erased,
    onRead: (bytes) => bar.show(bytes / size, inMegabytes(bytes)),
  });
  bar.end();
  process.stdout.write(
    `Restored what there was at ${manifest.created_at}: ${describeContents(contents)}. Now run: npm start\n`,
  );
});

async function findErasures(file: string): Promise<string[]> {
  if (values['without-erasures']) return [];
  const list = values.erasures ?? path.join(path.dirname(file), ERASURE_LIST);
  const erased = await orUndefined(readErasures(list));
  if (erased) return erased;
  throw new BackupError(
    `There is no ${list}, so members who were erased after the backup would return. ` +
      'Name the list with --erasures LIST, or restore all of them with --without-erasures.',
  );
}
