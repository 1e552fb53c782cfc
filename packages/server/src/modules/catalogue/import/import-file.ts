import { createHash } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { Batches, type LineFormat, obfFormat, shopFormat } from './batches.ts';
import { openProgress, type Tally } from './import-progress.ts';
import { readJsonRow, readTabbedHeader, WrongHeader } from './obf-row.ts';
import { FileCutOff, readHead, readLines } from './read-lines.ts';
import { readShopHeader } from './shop-row.ts';

export interface ImportOptions {
  /** Starts again from the first line, even where an import of this file was interrupted. */
  fromStart?: boolean;
  /** Gets the bytes that were read, and the lines that were done. */
  onProgress?: (bytes: number, lines: number) => void;
  /** Aborts between two batches. */
  signal?: AbortSignal;
}

export interface ImportReport extends Tally {
  /** Lines that an earlier run had done already. */
  alreadyDone: number;
  /** Numbers of the lines that the database refused in this run. */
  refusedLines: number[];
  /**
   * Whether the file ended in the middle. Its lines are stored; an import of the whole file continues from
   * there.
   */
  isCutOff: boolean;
}

/** Number of first bytes that identify a file; few, so that a part of a file has the same identity. */
const HEAD_BYTES = 8 * 1024;

/**
 * Imports an export of Open Beauty Facts (tabs or JSON lines) or an operator's list of prices, each plain or
 * compressed by gzip. Continues where an import of the same file was interrupted. Throws `WrongHeader`.
 */
export async function importFile(
  { db, clock }: { db: Db; clock: Clock },
  file: string,
  { fromStart = false, onProgress = () => undefined, signal }: ImportOptions = {},
): Promise<ImportReport> {
  const fingerprint = createHash('sha256')
    .update(await readHead(file, HEAD_BYTES))
    .digest('hex');
  let bytes = 0;
  let batches: Batches<unknown> | undefined;
  let toSkip = 0;
  let isCutOff = false;
  try {
    for await (const lines of readLines(file, (read) => (bytes = read))) {
      for (const line of lines) {
        if (batches === undefined) {
          const { format, hasHeader } = chooseFormat(line, clock);
          const progress = await openProgress({ db, clock }, fingerprint, fromStart);
          batches = new Batches<unknown>(db, format as LineFormat<unknown>, progress, hasHeader ? 1 : 0);
          toSkip = progress.before.lines;
          if (hasHeader) continue;
        }
        if (toSkip > 0) toSkip -= 1;
        else batches.add(line);
        if (!batches.isFull) continue;
        await batches.store();
        signal?.throwIfAborted();
        onProgress(bytes, batches.tally.lines);
      }
    }
  } catch (error) {
    if (!(error instanceof FileCutOff) || batches === undefined) throw error;
    isCutOff = true;
  }
  if (batches === undefined) throw new WrongHeader('The file is empty.');
  await batches.end();
  if (!isCutOff) await batches.finish();
  onProgress(bytes, batches.tally.lines);
  const { tally, alreadyDone, refusedLines } = batches;
  return { ...tally, alreadyDone, refusedLines, isCutOff };
}

function chooseFormat(first: string | null, clock: Clock) {
  if (first === null) throw new WrongHeader('The first line of the file is longer than 1 MB.');
  if (first.trimStart().startsWith('{')) {
    if (readJsonRow(first) === 'unreadable') throw new WrongHeader('The first line is no product in JSON.');
    return { format: obfFormat(readJsonRow, clock), hasHeader: false };
  }
  const isTabbed = first.includes('\t');
  const format = isTabbed
    ? obfFormat(readTabbedHeader(first), clock)
    : shopFormat(readShopHeader(first, clock), clock);
  return { format, hasHeader: true };
}
