import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Keyring } from '../../keyring.ts';
import type { Logger } from '../../logger.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { CarePlanner, ConfirmedPlans, Courses, LeftOuts } from '../care-plan/ports.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { MemberDays, MemberKeys, MemberLocks, ProfileReader } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import { createScanAnalysis } from './analyse-scan.ts';
import { createScanEnder } from './end-scan.ts';
import { createFileErasure } from './erase-files.ts';
import { createHandOvers } from './hand-over.ts';
import { createScanHandlers } from './handlers.ts';
import type { ScanJobs } from './jobs.ts';
import { createPhotoKeys } from './photo-keys.ts';
import type { FileStore, ScanComparer, SkinAnalyser } from './ports.ts';
import { createRecordedScans } from './recorded-scans.ts';
import { createScanArchive } from './scan-archive.ts';
import { createScanComparisons } from './scan-comparisons.ts';
import { createScanLookups } from './scan-lookups.ts';
import { createScanReader } from './scan-reader.ts';
import { createScanStarter } from './start-scan.ts';
import { createThumbnailKeeper } from './thumbnail-keeper.ts';
import { createThumbnailFiles } from './thumbnail-files.ts';
import { createSecondPhotos } from './second-photos.ts';
import { createPhotoSweeper } from './sweep-photos.ts';

interface Dependencies {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  queue: JobQueue<ScanJobs>;
  keyring: Keyring;
  memberDays: Pick<MemberDays, 'today' | 'zoneOf'>;
  locks: MemberLocks;
  keys: MemberKeys;
  plans: PlanReader;
  consents: ConsentReader;
  profiles: ProfileReader;
  meter: UsageMeter;
  carePlanner: CarePlanner;
  courses: Courses;
  confirmedPlans: ConfirmedPlans;
  leftOuts: LeftOuts;
  analyser: SkinAnalyser;
  comparer: ScanComparer;
  /** Where encrypted originals wait for their analysis. */
  originals: FileStore;
  thumbnails: FileStore;
}

/** Scans: from a photo to a report, and what members may see of it. */
export function createScans(given: Dependencies) {
  const photoKeys = createPhotoKeys(given);
  const ender = createScanEnder(given);
  const dependencies = { ...given, photoKeys, ender };
  const thumbnails = createThumbnailFiles(given);
  const sweeper = createPhotoSweeper(dependencies);
  const reader = createScanReader({ ...dependencies, thumbnails });
  const recorded = createRecordedScans(given);
  const comparisons = createScanComparisons({ ...given, reader, recorded });
  const handOvers = createHandOvers({ ...given, comparisons, recorded });
  return {
    handlers: createScanHandlers({
      starter: createScanStarter(dependencies),
      reader,
      comparisons,
      handOvers,
      secondPhotos: createSecondPhotos({ ...given, recorded }),
    }),
    jobs: {
      'analyse-scan': createScanAnalysis({ ...dependencies, thumbnails }),
      'sweep-photos': sweeper,
      'discard-photo-keys': photoKeys,
    },
    ports: {
      erasure: createFileErasure(given),
      /** For a member who withdraws the consent to analyses. */
      stopAnalyses: ender.stop,
      recorded,
      archive: createScanArchive({ ...given, thumbnails }),
      thumbnails: createThumbnailKeeper(given),
      scanLookups: createScanLookups({ ...given, reader, comparisons }),
      handOvers,
    },
    /** Destroys the keys that expired while no server ran. To be called once before serving. */
    discardOldKeys: photoKeys.discardOld,
    /**
     * Starts to remove files older than the given time that a crash left behind. Returns a function that
     * stops this, to be called before the database closes.
     */
    sweep(olderThan: Date, onError: (error: unknown) => void): () => Promise<void> {
      const stopping = new AbortController();
      const sweeping = sweeper.removeOrphans(olderThan, stopping.signal).catch(onError);
      return async () => {
        stopping.abort();
        await sweeping;
      };
    },
  };
}
