import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { type MemberKeys, openJson, sealJson } from '../members/ports.ts';
import type { ScanJobs } from './jobs.ts';
import { type Answer, answerContext, firstContext } from './photo-checks.ts';
import { openPhoto } from './photo-cipher.ts';
import type { PhotoKeys } from './photo-keys.ts';
import type { FileStore, PreviousScan, SkinAnalyser } from './ports.ts';

interface Dependencies {
  db: Db;
  keys: MemberKeys;
  photoKeys: PhotoKeys;
  originals: FileStore;
  analyser: SkinAnalyser;
}

/** The worker's part of a queued check: it reads the photo and answers. */
export function createPhotoCheck(given: Dependencies): JobHandler<ScanJobs['check-photo']> {
  const { db, keys, photoKeys, originals, analyser } = given;

  async function answer(photo: Buffer, first: PreviousScan | undefined): Promise<Answer> {
    try {
      return { value: first ? await analyser.repeat(photo, first) : await analyser.assess(photo) };
    } catch (error) {
      // This worker stops, so another one has to answer.
      if (!(error instanceof Refusal) || error.code === 'busy') throw error;
      return { refused: error.code, detail: error.message };
    }
  }

  return {
    async run({ user_id, check_id: id }) {
      const row = await db.selectFrom('photo_checks').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return;
      const [key, bytes] = await Promise.all([
        photoKeys.unwrap(row.photo_key, row.photo_name),
        originals.find(row.photo_name),
      ]);
      // The person waits no longer.
      if (!key || !bytes) return;
      const open = await keys.findOpener(db, user_id);
      const first = row.sealed_first
        ? (openJson(open, row.sealed_first, firstContext(id)) as PreviousScan)
        : undefined;
      const given = await answer(openPhoto({ key, bytes }), first);
      const sealed_answer = await sealJson(keys, db, user_id, given, answerContext(id));
      await db.updateTable('photo_checks').set({ sealed_answer }).where('id', '=', id).execute();
    },

    async giveUp({ check_id }) {
      await db.updateTable('photo_checks').set({ is_given_up: true }).where('id', '=', check_id).execute();
    },
  };
}
