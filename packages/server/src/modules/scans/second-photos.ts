import type { Repeatability } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { Member, MemberKeys, MemberLocks } from '../members/ports.ts';
import { requirePhotoConsent } from './photo-consent.ts';
import type { PhotoChecks } from './photo-checks.ts';
import type { PreviousScan, ScanComparer } from './ports.ts';
import type { RecordedScans } from './recorded-scans.ts';
import { noteRefusedPhoto, requireAttempt } from './refused-photos.ts';
import { findScanRow } from './repository.ts';
import { deletePair, hasPair, insertPair, listSecondPhotos } from './repeat-pairs.ts';

/**
 * Later, daylight has changed, and the two photos would no longer be of the same moment.
 */
const MINUTES = 5;

const TOO_LATE = `The ${MINUTES} minutes after this scan are over. You can take a second photo after your next scan.`;
const TAKEN = 'This scan has its second photo. You can take another one after your next scan.';

/** Second photos, which show how far two photos of a member differ. */
export interface SecondPhotos {
  read(member: Member): Promise<Repeatability>;
  /**
   * Takes the second photo of a scan, which is measured and not kept. It charges nothing.
   * Undefined for an unknown scan, or one without a report.
   */
  take(member: Member, scanId: number, photo: Buffer): Promise<Repeatability | undefined>;
  /** Deletes one: it no longer counts. Without one nothing happens. */
  remove(member: Member, scanId: number): Promise<Repeatability>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  keys: MemberKeys;
  consents: ConsentReader;
  recorded: RecordedScans;
  comparer: ScanComparer;
  checks: PhotoChecks;
}

export function createSecondPhotos(dependencies: Dependencies): SecondPhotos {
  const { db, clock, locks, keys, consents, recorded, comparer, checks } = dependencies;

  async function measure(member: Member, photo: Buffer, first: PreviousScan, now: Date) {
    await requireAttempt(db, member.id, now);
    try {
      return await checks.repeat(member.id, photo, first);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'invalid') await noteRefusedPhoto(db, member.id, now);
      throw error;
    }
  }

  async function read(member: Member): Promise<Repeatability> {
    const [newest] = await recorded.list(member, 1);
    const known = comparer.repeatability(newest?.pairs ?? []);
    const second_photos = await listSecondPhotos(db, member.id);
    const isTaken = second_photos.some(({ checkin_id }) => checkin_id === newest?.checkin_id);
    const isOpen = newest && clock() <= endOf(newest) && !isTaken;
    const offer = isOpen ? { checkin_id: newest.checkin_id, until: endOf(newest).toISOString() } : null;
    return { ...known, second_photos, offer };
  }

  return {
    read,

    async take(member, scan_id, photo) {
      const received_at = clock();
      await requirePhotoConsent(consents, db, member.id);
      const first = await recorded.find(member, scan_id);
      if (!first) return undefined;
      if (received_at > endOf(first)) throw new Refusal('conflict', { detail: TOO_LATE });
      if (await hasPair(db, member.id, scan_id)) throw new Refusal('conflict', { detail: TAKEN });

      const pair = await measure(member, photo, first, received_at);
      const isThere = await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, member.id);
        // Checked again: the consent may have been withdrawn, the scan deleted, or another photo sent.
        await requirePhotoConsent(consents, transaction, member.id);
        if (!(await findScanRow(transaction, member.id, scan_id))) return false;
        const isNew = await insertPair(transaction, keys, { user_id: member.id, scan_id, received_at }, pair);
        if (!isNew) throw new Refusal('conflict', { detail: TAKEN });
        return true;
      });
      return isThere ? await read(member) : undefined;
    },

    async remove(member, scan_id) {
      await deletePair(db, member.id, scan_id);
      return await read(member);
    },
  };
}

function endOf({ created_at }: PreviousScan): Date {
  return new Date(Date.parse(created_at) + MINUTES * 60_000);
}
