// `npm run catalogue -- import FILE` and `npm run catalogue -- export FILE`: docs/catalogue.md.
import { stat } from 'node:fs/promises';
import { createPictureSource } from '../src/adapters/pictures/fetch-picture.ts';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { openProductDatabase } from '../src/db/product-database.ts';
import { createLogger } from '../src/logger.ts';
import { exportObf } from '../src/modules/catalogue/import/export-obf.ts';
import { importFile, type ImportReport } from '../src/modules/catalogue/import/import-file.ts';
import { importPictures, type PictureReport } from '../src/modules/catalogue/import/import-pictures.ts';
import { WrongHeader } from '../src/modules/catalogue/import/obf-row.ts';
import { SKIP_REASONS, type SkipReason } from '../src/modules/catalogue/import/skip-reasons.ts';
import { openFiles } from '../src/open-files.ts';
import { showProgress } from './progress-bar.ts';

const USAGE = `Usage: npm run catalogue -- import FILE [--from-start]
       npm run catalogue -- export FILE

import reads an export of Open Beauty Facts (CSV with tabs, or JSONL) or a list of prices
(code,price,currency,product_url,price_seen_at,picture_url), each also as .gz. What was cut off goes on where it
stopped; --from-start begins again. export writes what comes from Open Beauty Facts, with its licence.`;

const STOPPED = 'Stopped. What was done is kept: run the same command again to go on.';

const [command, file, ...flags] = process.argv.slice(2);

const stack = new AsyncDisposableStack();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`\n${stopping.signal.aborted ? STOPPED : describe(error)}\n`);
  process.exitCode = 1;
} finally {
  await stack.disposeAsync();
}

async function run(): Promise<number> {
  if (file === undefined || flags.some((flag) => flag !== '--from-start')) return usage();
  switch (command) {
    case 'import':
      return await runImport(file);
    case 'export': {
      const { db } = await openDatabase();
      say(`${await exportObf(db, file)} products of Open Beauty Facts are in ${file}, with their licence.`);
      return 0;
    }
    default:
      return usage();
  }
}

async function openDatabase() {
  const config = readConfig(process.env);
  return await openProductDatabase(config, createLogger('warn'), stack);
}

async function runImport(source: string): Promise<number> {
  const { size } = await stat(source);
  const places = await openDatabase();
  const { db } = places;
  const bar = showProgress(process.stderr);
  const report = await importFile({ db, clock: systemClock }, source, {
    fromStart: flags.includes('--from-start'),
    signal: stopping.signal,
    onProgress: (bytes, lines) => bar.show(bytes / size, `${lines} lines`),
  });
  bar.end();
  for (const line of tell(report)) say(line);
  const { productPictures } = await openFiles(places);
  const pictures = await importPictures(
    { db, source: createPictureSource(), keep: productPictures.put },
    (done, of) => bar.show(done / of, `${done} of ${of} pictures`),
  );
  bar.end();
  for (const line of tellPictures(pictures)) say(line);
  return report.isCutOff ? 1 : 0;
}

function tell({ lines, taken, skipped, alreadyDone, refusedLines, isCutOff }: ImportReport): string[] {
  const reasons = (Object.entries(skipped) as [SkipReason, number][]).sort(([, a], [, b]) => b - a);
  return [
    ...(alreadyDone > 0 ? [`Went on after line ${alreadyDone}, where the last import stopped.`] : []),
    `${lines} lines read, ${taken} taken.`,
    ...reasons.map(([reason, count]) => `${String(count).padStart(8)} skipped: ${SKIP_REASONS[reason]}`),
    ...(refusedLines.length > 0 ? [`The database refused line ${refusedLines.join(', ')}.`] : []),
    ...(isCutOff
      ? [
          'The file ends or is damaged in the middle. What came before is kept: get the whole file and run this again.',
        ]
      : []),
  ];
}

function tellPictures({ taken, failed }: PictureReport): string[] {
  const failures = Object.entries(failed);
  if (taken === 0 && failures.length === 0) return [];
  const sum = failures.map(([reason, count]) => `${count} ${reason.replaceAll('_', ' ')}`).join(', ');
  return [`${taken} pictures taken${sum === '' ? '.' : `; not had, and drawn instead: ${sum}.`}`];
}

function describe(error: unknown): string {
  if (error instanceof WrongHeader || !(error instanceof Error)) return String(error).replace(/^Error: /, '');
  return error.message;
}

function usage(): number {
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
