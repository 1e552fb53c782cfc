import type { Db } from '../../db/database.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import type { FileStore } from './ports.ts';

interface Dependencies {
  db: Db;
  log: Pick<Logger, 'error'>;
  thumbnails: FileStore;
}

/** How the log names files that stay. */
export const NOT_REMOVED = { failed: 'lost files were not removed', idOf: (name: string) => name };

/** Names that are looked up at once. */
const STEP = 1_000;

/** Removes the thumbnails that no scan has needed since before the given time. */
export async function removeUnneeded(
  { db, log, thumbnails }: Dependencies,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const remove = async (name: string) => {
    await thumbnails.remove(name);
    await db.deleteFrom('unneeded_thumbnails').where('name', '=', name).execute();
  };
  let after: string | undefined = '';
  while (after !== undefined && !signal.aborted) {
    const rows: { name: string }[] = await db
      .selectFrom('unneeded_thumbnails')
      .select('name')
      .where('name', '>', after)
      .where('since', '<', before)
      .orderBy('name')
      .limit(STEP)
      .execute();
    const names = rows.map(({ name }) => name);
    await eachAlone(names, remove, { ...NOT_REMOVED, log, signal });
    after = names.at(-1);
  }
}
