import type { PhotoQuality, PhotoVerdict } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { QueueReader } from '../../jobs/queue.ts';
import type { Member, MemberDays } from '../members/ports.ts';
import { type AcceptanceDependencies, createScanAcceptance, waitsNoLonger } from './accept-scan.ts';
import { requirePhotoConsent } from './photo-consent.ts';
import { sealPhoto } from './photo-cipher.ts';
import type { PhotoChecks } from './photo-checks.ts';
import type { PhotoKeys } from './photo-keys.ts';
import type { ScanJobs } from './jobs.ts';
import type { FileStore, SkinAnalyser } from './ports.ts';
import { randomName } from './random-name.ts';
import { fingerprintOf } from './recent-photo.ts';
import { noteRefusedPhoto, requireAttempt } from './refused-photos.ts';
import { findRecentScan, type NewScan } from './repository.ts';

const TERMS_NEEDED = 'Please accept the terms first. You are asked when you load the page again.';
const AGE_NEEDED = 'Please tell us your age group first, on the Register page.';

const MANY_WAIT =
  'Many photos are waiting at the moment, and yours was not counted. Please send it again in a few minutes.';

/** In seconds: some hundred scans later. */
const RETRY_AFTER = 120;

export interface ScanStarter {
  /** The gate's verdict. A photo that passes waits to be scanned under the id `checked_photo`. */
  validatePhoto(member: Member, photo: Buffer): Promise<PhotoVerdict>;
  /**
   * Starts a scan of a photo, or of one that was checked, and returns its number; the same photo within a
   * minute returns the same number. Besides the photo consent, it requires accepted terms and a known age,
   * because goals and care plan depend on the age. 404 when the checked photo waits no longer, 503 when too
   * many scans wait.
   */
  startScan(member: Member, source: Buffer | string, userMessage: string | null): Promise<number>;
}

interface Dependencies extends AcceptanceDependencies {
  db: Db;
  clock: Clock;
  queue: AcceptanceDependencies['queue'] & QueueReader<ScanJobs>;
  memberDays: Pick<MemberDays, 'today'>;
  photoKeys: PhotoKeys;
  checks: PhotoChecks;
  analyser: Pick<SkinAnalyser, 'version'>;
  /** Where encrypted originals wait. */
  originals: FileStore;
}

export function createScanStarter(dependencies: Dependencies): ScanStarter {
  const { db, clock, queue, memberDays, consents, checkedPhotos, meter, checks, analyser } = dependencies;
  const { photoKeys, originals } = dependencies;
  const accept = createScanAcceptance(dependencies);

  /** The verdict about a photo. Throws a 422 with the reason when it is not good enough. */
  async function assess(member: Member, photo: Buffer): Promise<PhotoQuality> {
    const quality = await checks.assess(member.id, photo);
    if (quality.status !== 'fail') return quality;
    await noteRefusedPhoto(db, member.id, clock());
    throw new Refusal('invalid', { detail: quality.reason });
  }

  /** Writes the file of a photo. Without the commit that follows nobody ever gets its key. */
  async function storeOriginal(
    photo: Buffer,
  ): Promise<Pick<NewScan, 'photo_name' | 'photo_key' | 'photo_bytes'>> {
    const sealed = sealPhoto(photo);
    const photo_name = randomName();
    const photo_key = await photoKeys.wrap(sealed.key, photo_name);
    await originals.put(photo_name, sealed.bytes);
    return { photo_name, photo_key, photo_bytes: photo.length };
  }

  return {
    async validatePhoto(member, photo) {
      await requirePhotoConsent(consents, db, member.id);
      const quality = await checks.assess(member.id, photo);
      if (quality.status === 'fail') return { ...quality, checked_photo: null };
      return { ...quality, checked_photo: await checkedPhotos.keep(member.id, photo, quality) };
    },

    async startScan(member, source, userMessage) {
      requireTermsAndAge(member);
      await requirePhotoConsent(consents, db, member.id);
      const created_at = clock();
      const checked = typeof source === 'string' ? await checkedPhotos.find(member.id, source) : undefined;
      const photo = typeof source === 'string' ? checked?.photo : source;
      if (!photo) throw waitsNoLonger();
      const fingerprint = fingerprintOf(photo);
      const known = await findRecentScan(db, member.id, fingerprint);
      if (known !== undefined) {
        await checkedPhotos.discard(member.id);
        return known;
      }
      await meter.check(member, 'scans');
      await requireAttempt(db, member.id, created_at);
      if (await queue.isFull(db, 'analyse-scan'))
        throw new Refusal('busy', { detail: MANY_WAIT, retryAfter: RETRY_AFTER });

      const quality = checked?.quality ?? (await assess(member, photo));
      const { photo_name, photo_key, photo_bytes } = checked ?? (await storeOriginal(photo));
      const scan: NewScan = {
        user_id: member.id,
        created_at,
        taken_on: await memberDays.today(member.id),
        user_message: userMessage,
        thumbnail_filename: `${randomName()}.webp`,
        engine_version: analyser.version,
        photo_bytes,
        photo_name,
        photo_key,
      };
      try {
        const { id, unused } = await inTransaction(db, (transaction) =>
          accept(transaction, member, scan, { fingerprint, quality, checked }),
        );
        for (const name of unused) await originals.remove(name);
        return id;
      } catch (error) {
        // After a lost connection it is unknown whether the transaction was committed. The sweep finds out
        // later. A checked photo still waits.
        if (error instanceof Refusal && !checked) await originals.remove(photo_name);
        throw error;
      }
    },
  };
}

function requireTermsAndAge({ agreedToTermsAt, preferences }: Member): void {
  if (agreedToTermsAt === null) throw new Refusal('not_allowed', { detail: TERMS_NEEDED });
  if (preferences.age_band === undefined) throw new Refusal('not_allowed', { detail: AGE_NEEDED });
}
