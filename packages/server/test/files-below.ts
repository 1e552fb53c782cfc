import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Names of the files in a directory and all of its folders, sorted. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

/** Where a store on a disk keeps the file of this name. */
export function placeIn(directory: string, name: string): string {
  return path.join(directory, name.slice(0, 2), name);
}
