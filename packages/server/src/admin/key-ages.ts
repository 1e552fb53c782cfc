import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined } from '../durable-files.ts';
import { isPurpose } from '../keyring.ts';
import type { ObjectStore } from '../object-store.ts';

/** A key that is no member's. */
export interface KeyAge {
  name: string;
  madeAt: Date;
}

const IN_BUCKET = 'keys/purposes/';

/**
 * Since when each key exists, in a bucket or in the data directory. Those of members and those that rotate by
 * themselves, which have a number, are left out.
 */
export async function readKeyAges(place: ObjectStore | string): Promise<KeyAge[]> {
  const ages = typeof place === 'string' ? await agesOnDisk(path.join(place, 'keys')) : await agesIn(place);
  return ages.toSorted((a, b) => a.name.localeCompare(b.name));
}

async function agesOnDisk(directory: string): Promise<KeyAge[]> {
  const names = (await readdir(directory)).filter(isLasting);
  const ages = names.map(async (name) => {
    const file = await orUndefined(stat(path.join(directory, name)));
    return file ? [{ name, madeAt: file.mtime }] : [];
  });
  return (await Promise.all(ages)).flat();
}

async function agesIn(objects: ObjectStore): Promise<KeyAge[]> {
  const ages: KeyAge[] = [];
  for await (const page of objects.list(IN_BUCKET))
    for (const { name, writtenAt } of page) {
      const purpose = name.slice(IN_BUCKET.length);
      if (isLasting(purpose)) ages.push({ name: purpose, madeAt: writtenAt });
    }
  return ages;
}

function isLasting(name: string): boolean {
  return isPurpose(name) && !/\d/.test(name);
}
