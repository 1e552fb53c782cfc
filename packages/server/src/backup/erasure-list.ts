import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from '../durable-files.ts';
import { BackupError } from './backup-error.ts';

/** The list beside the backups: one line for each member who was erased, the random id of the key. */
export const ERASURE_LIST = 'erased.txt';

const KEY_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ids are added at the end, each once, and are there after a power cut. */
export async function noteErasures(folder: string, keyIds: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path.join(folder, ERASURE_LIST), 'a+', 0o600);
  try {
    const text = await file.readFile('utf8');
    const known = new Set(text.split('\n'));
    const lines = keyIds.filter((id) => !known.has(id)).map((id) => `${id}\n`);
    // A line that a power cut has left half is ended first, and then is no id.
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    if (lines.length > 0) await file.appendFile(start + lines.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  await syncDirectory(folder);
}

/** The ids in a list. Throws a `BackupError` where it is no such list. */
export function parseErasures(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const ids = lines.map((line) => line.trim()).filter((line) => KEY_ID.test(line));
  if (lines.length > 0 && ids.length === 0)
    throw new BackupError(`This is not the list ${ERASURE_LIST} of the folder with the backups.`);
  return ids;
}

/** The ids of the list at this path. */
export async function readErasures(file: string): Promise<string[]> {
  return parseErasures(await readFile(file, 'utf8'));
}
