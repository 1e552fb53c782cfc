import type { PhotoQuality } from '@daylit/contract';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { Member, MemberDays, MemberKeys, MemberLocks } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import { requirePhotoConsent } from './photo-consent.ts';
import { sealPhoto } from './photo-cipher.ts';
import type { PhotoKeys } from './photo-keys.ts';
import type { FileStore, SkinAnalyser } from './ports.ts';
import { fingerprintOf } from './recent-photo.ts';
import { noteRefusedPhoto, requireAttempt } from './refused-photos.ts';
import { appendEvent, findRecentScan, insertScan, type NewScan, nextScanId } from './repository.ts';
import type { ScanJobs } from './jobs.ts';

const TERMS_NEEDED = 'Please accept the terms first. You are asked when you load the page again.';
const AGE_NEEDED = 'Please tell us your age group first, on the Register page.';

export interface ScanStarter {
  /** The gate's verdict. Stores nothing. */
  validatePhoto(member: Member, photo: Buffer): Promise<PhotoQuality>;
  /**
   * Starts a scan and returns its number; the same photo within a minute returns the same number. Besides the
   * photo consent, it requires accepted terms and a known age, because goals and care plan depend on the age.
   */
  startScan(member: Member, photo: Buffer, userMessage: string | null): Promise<number>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue<ScanJobs>;
  locks: MemberLocks;
  memberDays: Pick<MemberDays, 'today'>;
  keys: MemberKeys;
  consents: ConsentReader;
  photoKeys: PhotoKeys;
  meter: UsageMeter;
  analyser: SkinAnalyser;
  /** Where encrypted originals wait. */
  originals: FileStore;
}

export function createScanStarter(dependencies: Dependencies): ScanStarter {
  const { db, clock, queue, locks, memberDays, keys, consents, photoKeys, meter, analyser, originals } =
    dependencies;

  /** Stores the scan, its first event, its charge and the job that will finish it, all in one transaction. */
  async function accept(
    transaction: DbTransaction,
    member: Member,
    scan: NewScan,
    { fingerprint, quality }: { fingerprint: Buffer; quality: PhotoQuality },
  ): Promise<{ id: number; isNew: boolean }> {
    await locks.lockMember(transaction, member.id);
    // Checked again, because the consent may have been withdrawn during the assessment.
    await requirePhotoConsent(consents, transaction, member.id);
    const known = await findRecentScan(transaction, member.id, fingerprint, clock());
    if (known !== undefined) return { id: known, isNew: false };
    const id = await nextScanId(transaction, member.id);
    await meter.charge(transaction, member, [{ kind: 'scans', source: `scan:${id}`, amount: 1 }]);
    await insertScan(transaction, keys, id, scan, fingerprint);
    await appendEvent(transaction, keys, member.id, id, { stage: 'photo_quality', payload: quality });
    await queue.enqueue(transaction, 'analyse-scan', { user_id: member.id, scan_id: id });
    return { id, isNew: true };
  }

  return {
    async validatePhoto(member, photo) {
      await requirePhotoConsent(consents, db, member.id);
      return await analyser.assess(photo);
    },

    async startScan(member, photo, userMessage) {
      requireTermsAndAge(member);
      await requirePhotoConsent(consents, db, member.id);
      const created_at = clock();
      const fingerprint = fingerprintOf(photo);
      const known = await findRecentScan(db, member.id, fingerprint, created_at);
      if (known !== undefined) return known;
      await meter.check(member, 'scans');
      await requireAttempt(db, member.id, created_at);

      const quality = await analyser.assess(photo);
      if (quality.status === 'fail') {
        await noteRefusedPhoto(db, member.id, created_at);
        throw new Refusal('invalid', { detail: quality.reason });
      }

      const sealed = sealPhoto(photo);
      const photo_name = randomName();
      const scan: NewScan = {
        user_id: member.id,
        created_at,
        taken_on: await memberDays.today(member.id),
        user_message: userMessage,
        thumbnail_filename: `${randomName()}.webp`,
        engine_version: analyser.version,
        photo_bytes: photo.length,
        photo_name,
        photo_key: await photoKeys.wrap(sealed.key, photo_name),
      };
      // The file is written before the scan is stored. Without the commit nobody ever gets its key.
      await originals.put(scan.photo_name, sealed.bytes);
      try {
        const { id, isNew } = await inTransaction(db, (transaction) =>
          accept(transaction, member, scan, { fingerprint, quality }),
        );
        if (!isNew) await originals.remove(scan.photo_name);
        return id;
      } catch (error) {
        // After a lost connection it is unknown whether the transaction was committed. The sweep finds out
        // later.
        if (error instanceof Refusal) await originals.remove(scan.photo_name);
        throw error;
      }
    },
  };
}

function requireTermsAndAge({ agreedToTermsAt, preferences }: Member): void {
  if (agreedToTermsAt === null) throw new Refusal('not_allowed', { detail: TERMS_NEEDED });
  if (preferences.age_band === undefined) throw new Refusal('not_allowed', { detail: AGE_NEEDED });
}

/** 128 random bits, so that nobody can guess a name. */
function randomName(): string {
  return randomBytes(16).toString('hex');
}
