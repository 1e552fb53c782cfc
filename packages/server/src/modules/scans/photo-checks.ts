import type { PhotoQuality } from '@daylit/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { RefusalCode } from '../../errors.ts';
import type { PreviousScan, RepeatPair, SkinAnalyser } from './ports.ts';

/** Checks a member's photo while the member waits. The calls throw what those of `SkinAnalyser` do. */
export interface PhotoChecks {
  assess(userId: number, photo: Buffer): Promise<PhotoQuality>;
  repeat(userId: number, photo: Buffer, first: PreviousScan): Promise<RepeatPair>;
}

/** Checks by the engine of this process. */
export function checkHere(analyser: SkinAnalyser): PhotoChecks {
  return {
    assess: (_userId, photo) => analyser.assess(photo),
    repeat: (_userId, photo, first) => analyser.repeat(photo, first),
  };
}

/** What a worker says of a photo. */
export type Answer<Value = unknown> = { value: Value } | { refused: RefusalCode; detail: string };

/** Deletes the rows of checks whose servers died. Their photos are swept like any file without a row. */
export async function forgetOldChecks(db: Db): Promise<void> {
  await db
    .deleteFrom('photo_checks')
    .where('received_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute();
}

/** What the first scan of a second photo is sealed with. */
export function firstContext(id: string): string {
  return `first scan of check ${id}`;
}

/** What the answer is sealed with. */
export function answerContext(id: string): string {
  return `answer of check ${id}`;
}
