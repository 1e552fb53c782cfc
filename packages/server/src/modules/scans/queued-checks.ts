import type { PhotoQuality } from '@daylit/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { JobQueue, QueueReader } from '../../jobs/queue.ts';
import { type MemberKeys, openJson, sealJson } from '../members/ports.ts';
import type { ScanJobs } from './jobs.ts';
import { type Answer, answerContext, firstContext, type PhotoChecks } from './photo-checks.ts';
import { sealPhoto } from './photo-cipher.ts';
import type { PhotoKeys } from './photo-keys.ts';
import type { FileStore, PreviousScan, RepeatPair } from './ports.ts';
import { randomName } from './random-name.ts';

/** How long a person waits, in milliseconds: also for a second worker, where the first one dies. */
const LONGEST_WAIT = 25_000;

/** How long checks may still take once the server stops, in milliseconds. */
const STOP_GRACE = 5_000;

/** Between two looks whether a worker has answered, in milliseconds. */
const PAUSE = 40;

const NOT_CHECKED =
  'Your photo could not be checked just now, and nothing was counted. Please send it again.';

interface Dependencies {
  db: Db;
  queue: JobQueue<ScanJobs> & QueueReader<ScanJobs>;
  keys: MemberKeys;
  photoKeys: PhotoKeys;
  originals: FileStore;
}

/** Checks by a worker. The photo waits for it sealed, like an original, and is deleted with the answer. */
export function createQueuedChecks({ db, queue, keys, photoKeys, originals }: Dependencies): PhotoChecks & {
  /** Answers all checks that no worker answers in time, because the server stops. */
  stop(): void;
} {
  const stopping = new AbortController();

  /** What the worker says, as its caller knows it. Throws a 503 when no worker answers. */
  async function ask<Value>(userId: number, photo: Buffer, first?: PreviousScan): Promise<Value> {
    if (await queue.isFull(db, 'check-photo')) throw notChecked();
    const id = randomUUID();
    const photo_name = randomName();
    const { key, bytes } = sealPhoto(photo);
    const photo_key = await photoKeys.wrap(key, photo_name);
    await originals.put(photo_name, bytes);
    try {
      await inTransaction(db, async (transaction) => {
        const sealed_first = first
          ? await sealJson(keys, transaction, userId, first, firstContext(id))
          : null;
        await transaction
          .insertInto('photo_checks')
          .values({ id, user_id: userId, photo_name, photo_key, sealed_first })
          .execute();
        await queue.enqueue(transaction, 'check-photo', { user_id: userId, check_id: id });
      });
      const answer = (await awaitAnswer(userId, id)) as Answer<Value>;
      if ('refused' in answer) throw new Refusal(answer.refused, { detail: answer.detail });
      return answer.value;
    } finally {
      // What a crash prevents here is left to the sweep.
      await originals.remove(photo_name);
      await db.deleteFrom('photo_checks').where('id', '=', id).execute();
    }
  }

  async function awaitAnswer(userId: number, id: string): Promise<Answer> {
    const isOver = AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_WAIT)]);
    while (!isOver.aborted) {
      const row = await db
        .selectFrom('photo_checks')
        .select(['sealed_answer', 'is_given_up'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row || row.is_given_up) break;
      if (row.sealed_answer)
        return openJson(await keys.findOpener(db, userId), row.sealed_answer, answerContext(id)) as Answer;
      await sleep(PAUSE);
    }
    throw notChecked();
  }

  return {
    assess: (userId, photo) => ask<PhotoQuality>(userId, photo),
    repeat: (userId, photo, first) => ask<RepeatPair>(userId, photo, first),
    stop: () => void setTimeout(() => stopping.abort(), STOP_GRACE).unref(),
  };
}

function notChecked(): Refusal {
  return new Refusal('busy', { detail: NOT_CHECKED, retryAfter: 5 });
}
