import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined } from '../durable-files.ts';

/** When the newest backup in a folder was finished; undefined without one. Throws without the folder. */
export async function newestBackupIn(folder: string): Promise<Date | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.backup'));
  const files = await Promise.all(names.map((name) => orUndefined(stat(path.join(folder, name)))));
  const times = files.flatMap((file) => (file ? [file.mtimeMs] : []));
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
