import type { PhotoQuality } from '@daylit/contract';
import type { DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { Member, MemberKeys, MemberLocks } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { CheckedPhoto, CheckedPhotos } from './checked-photos.ts';
import type { ScanJobs } from './jobs.ts';
import { requirePhotoConsent } from './photo-consent.ts';
import { appendEvent, findRecentScan, insertScan, type NewScan, nextScanId } from './repository.ts';

export interface AcceptanceDependencies {
  queue: JobQueue<ScanJobs>;
  locks: MemberLocks;
  keys: MemberKeys;
  consents: ConsentReader;
  checkedPhotos: CheckedPhotos;
  meter: UsageMeter;
}

/** What is known of a photo before its scan is stored. */
interface ReadPhoto {
  fingerprint: Buffer;
  quality: PhotoQuality;
  checked: CheckedPhoto | undefined;
}

/** See the function that it returns. */
export function createScanAcceptance(dependencies: AcceptanceDependencies) {
  const { queue, locks, keys, consents, checkedPhotos, meter } = dependencies;
  /**
   * Stores the scan, its first event, its charge and the job that will finish it, all in one transaction.
   * Returns the files that no scan needs.
   */
  return async (
    transaction: DbTransaction,
    member: Member,
    scan: NewScan,
    { fingerprint, quality, checked }: ReadPhoto,
  ): Promise<{ id: number; unused: string[] }> => {
    await locks.lockMember(transaction, member.id);
    // Checked again, because the consent may have been withdrawn during the assessment.
    await requirePhotoConsent(consents, transaction, member.id);
    const known = await findRecentScan(transaction, member.id, fingerprint);
    // Whatever waits is scanned now, or a newer photo is.
    const taken = await checkedPhotos.take(transaction, member.id);
    const waiting = taken ? [taken.photo_name] : [];
    // The known scan may be of this checked photo, and then its file is still needed.
    if (known !== undefined) return { id: known, unused: checked ? waiting : [...waiting, scan.photo_name] };
    if (checked && taken?.id !== checked.id) throw waitsNoLonger();
    const id = await nextScanId(transaction, member.id);
    await meter.charge(transaction, member, [{ kind: 'scans', source: `scan:${id}`, amount: 1 }]);
    await insertScan(transaction, keys, id, scan, fingerprint);
    await appendEvent(transaction, keys, member.id, id, { stage: 'photo_quality', payload: quality });
    await queue.enqueue(transaction, 'analyse-scan', { user_id: member.id, scan_id: id });
    return { id, unused: waiting.filter((name) => name !== scan.photo_name) };
  };
}

export function waitsNoLonger(): Refusal {
  return new Refusal('not_found', { detail: 'This photo is not kept any more. Please send it again.' });
}
