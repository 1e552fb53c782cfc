import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import type { PictureFailure, PictureSource } from '../ports.ts';

interface Dependencies {
  db: Db;
  source: PictureSource;
  /** Stores a picture under a name of ours. */
  keep(name: string, picture: Uint8Array): Promise<void>;
}

export interface PictureReport {
  taken: number;
  /** `not_stored`: the disk or the database refused it. */
  failed: Partial<Record<PictureFailure | 'not_stored', number>>;
}

/** So that one slow shop does not hold up the others, and no shop gets many questions at once. */
const AT_A_TIME = 4;

/**
 * Fetches the pictures that the operator names and that are not stored yet. A failure is retried next time.
 */
export async function importPictures(
  { db, source, keep }: Dependencies,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<PictureReport> {
  const wanted = await db
    .selectFrom('shop_offers')
    .select(['code', 'picture_url'])
    .where('picture', 'is', null)
    .where('picture_url', 'is not', null)
    .orderBy('code')
    .execute();
  const report: PictureReport = { taken: 0, failed: {} };
  let next = 0;
  let done = 0;

  async function take({ code, picture_url }: (typeof wanted)[number]) {
    const fetched = await source.fetch(picture_url ?? '');
    if ('failure' in fetched) return fetched.failure;
    const picture = nameOf(fetched.picture);
    try {
      await keep(picture, fetched.picture);
      await db.updateTable('shop_offers').set({ picture }).where('code', '=', code).execute();
    } catch {
      return 'not_stored';
    }
    return undefined;
  }

  async function work(): Promise<void> {
    for (let offer = wanted[next++]; offer !== undefined; offer = wanted[next++]) {
      const failure = await take(offer);
      if (failure === undefined) report.taken += 1;
      else report.failed[failure] = (report.failed[failure] ?? 0) + 1;
      done += 1;
      onProgress(done, wanted.length);
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return report;
}

/** By its bytes, so that an address never shows another picture than before. */
function nameOf(picture: Uint8Array): string {
  return `${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`;
}
