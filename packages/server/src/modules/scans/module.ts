import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobQueue, QueueReader } from '../../jobs/queue.ts';
import type { Keyring } from '../../keyring.ts';
import type { Logger } from '../../logger.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { CarePlanner, ConfirmedPlans, Courses, LeftOuts, Tonights } from '../care-plan/ports.ts';
import type { ChatJobs, UploadReplies } from '../chat/ports.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { MemberDays, MemberKeys, MemberLocks, ProfileReader } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { WebhookEvents } from '../webhooks/ports.ts';
import { createScanAnalysis } from './analyse-scan.ts';
import { createPhotoCheck } from './check-photo.ts';
import { createDisputedFinds } from './disputed-finds.ts';
import { createScanDeleter } from './delete-scan.ts';
import { createFileErasure } from './erase-files.ts';
import { createHandOvers } from './hand-over.ts';
import { createScanHandlers } from './handlers.ts';
import type { ScanJobs } from './jobs.ts';
import { leftToTheSweep } from './left-to-the-sweep.ts';
import type { FileStore, ScanComparer, SkinAnalyser } from './ports.ts';
import { createRecordedScans } from './recorded-scans.ts';
import { createScanArchive } from './scan-archive.ts';
import { createScanComparisons } from './scan-comparisons.ts';
import { createScanLookups } from './scan-lookups.ts';
import { createAwaitedEvents } from './awaited-events.ts';
import { createScanReader } from './scan-reader.ts';
import { createWaitingPhotos } from './waiting-photos.ts';
import { createThumbnailKeeper } from './thumbnail-keeper.ts';
import { createThumbnailFiles } from './thumbnail-files.ts';
import { createSecondPhotos } from './second-photos.ts';

interface Dependencies {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  queue: JobQueue<ScanJobs & ChatJobs> & QueueReader<ScanJobs>;
  keyring: Keyring;
  memberDays: Pick<MemberDays, 'today' | 'zoneOf'>;
  locks: MemberLocks;
  keys: MemberKeys;
  plans: PlanReader;
  consents: ConsentReader;
  profiles: ProfileReader;
  meter: UsageMeter;
  webhooks: WebhookEvents;
  carePlanner: CarePlanner;
  courses: Courses;
  confirmedPlans: ConfirmedPlans;
  leftOuts: LeftOuts;
  tonights: Tonights;
  analyser: SkinAnalyser;
  comparer: ScanComparer;
  /** Whether this process analyses photos. */
  isWorker: boolean;
  /** Where encrypted originals wait for their analysis. */
  originals: FileStore;
  thumbnails: FileStore;
}

/** The replies before the chat is there. */
const findNone: UploadReplies['find'] = async () => new Map();

/** Scans: from a photo to a report, and what members may see of it. */
export function createScans(given: Dependencies) {
  const { photoKeys, ender, checkedPhotos, checks, queuedChecks, starter, sweeper } =
    createWaitingPhotos(given);
  const dependencies = { ...given, photoKeys, ender };
  const thumbnails = createThumbnailFiles(given);
  const gone = { originals: leftToTheSweep(given.originals), thumbnails: leftToTheSweep(given.thumbnails) };
  let findReplies: UploadReplies['find'] = findNone;
  const uploadReplies: UploadReplies = { find: (...scans) => findReplies(...scans) };
  const reader = createScanReader({ ...dependencies, thumbnails, uploadReplies });
  const awaitedEvents = createAwaitedEvents({ ...given, reader });
  const recorded = createRecordedScans(given);
  const comparisons = createScanComparisons({ ...given, reader, recorded });
  const handOvers = createHandOvers({ ...given, comparisons, recorded });
  const disputedFinds = createDisputedFinds({ ...given, reader });
  return {
    handlers: createScanHandlers({
      starter,
      reader,
      awaitedEvents,
      comparisons,
      confirmedPlans: given.confirmedPlans,
      handOvers,
      secondPhotos: createSecondPhotos({ ...given, recorded, checks }),
      deleteScan: createScanDeleter({ ...given, ...gone }),
      disputedFinds,
    }),
    jobs: {
      'analyse-scan': createScanAnalysis({ ...dependencies, thumbnails }),
      'check-photo': createPhotoCheck(dependencies),
      'sweep-photos': sweeper,
      'discard-photo-keys': photoKeys,
    },
    ports: {
      erasure: createFileErasure(gone),
      /** For a member who withdraws the consent to analyses. */
      stopAnalyses: ender.stop,
      discardCheckedPhoto: checkedPhotos.stop,
      recorded,
      archive: createScanArchive({ ...given, thumbnails }),
      thumbnails: createThumbnailKeeper(given),
      scanLookups: createScanLookups({ ...given, reader, comparisons }),
      handOvers,
      verdictTotals: disputedFinds.countAll,
    },
    /** Answers calls that wait for events or for a worker. To be called before the server closes. */
    stopWaiting(): void {
      awaitedEvents.stop();
      queuedChecks.stop();
    },
    /** Reports show these replies from now on. The chat is made after the scans that it tells about. */
    showReplies({ find }: UploadReplies): void {
      findReplies = find;
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
