import { open, readFile } from 'node:fs/promises';

/** Writes a file that only its owner may read, and resolves when its bytes would survive a power cut. */
export async function writeDurably(name: string, bytes: Uint8Array): Promise<void> {
  const file = await open(name, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Makes the names in a directory durable. Without it a power cut may lose the name of a file whose bytes are
 * safe.
 */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The bytes of a file; undefined when there is none. */
export function readIfThere(name: string): Promise<Buffer | undefined> {
  return orUndefined(readFile(name));
}

/** Turns "there is no such file" into undefined. */
export async function orUndefined<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
