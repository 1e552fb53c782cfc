import type { BackupPlace } from './backup-place.ts';

/** Names of our backups; other files of the place stay. */
const OUR_NAMES = /^daylit-[\dT-]+Z\.backup$/;

/**
 * Removes the oldest backups of a place, so that `count` stay; 0 removes none. For after a backup, which is
 * the newest one. Returns the names of what was removed.
 */
export async function pruneBackups(place: BackupPlace, count: number): Promise<string[]> {
  if (count === 0) return [];
  const names = (await place.list()).map(({ name }) => name).filter((name) => OUR_NAMES.test(name));
  const surplus = names.slice(0, -count);
  for (const name of surplus) await place.remove(name);
  return surplus;
}
