import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandlers, JobQueue } from '../../jobs/queue.ts';
import type { ConsentReader, MemberFiles, PhotoAnalyses, ProfileReader } from '../accounts/ports.ts';
import type { Keyring } from '../../keyring.ts';
import type { UsageMeter } from '../usage/ports.ts';
import { createScanAnalysis } from './analyse-scan.ts';
import { createScanReader } from './scan-reader.ts';
import { createScanEnder } from './end-scan.ts';
import type { ScanJobs } from './jobs.ts';
import { createScanFiles } from './member-files.ts';
import { createPhotoKeys, type PhotoKeys } from './photo-keys.ts';
import type { FileStore, RoutinePlanner, SkinAnalyser } from './ports.ts';
import { createScanHandlers, type ScanHandlers } from './routes.ts';
import { createScanStarter } from './start-scan.ts';
import { createPhotoSweeper } from './sweep-photos.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue;
  keyring: Keyring;
  consents: ConsentReader;
  profiles: ProfileReader;
  meter: UsageMeter;
  analyser: SkinAnalyser;
  planner: RoutinePlanner;
  /** Where encrypted originals wait for their analysis. */
  originals: FileStore;
  thumbnails: FileStore;
}

/** The scans module, put together. */
export interface Scans {
  handlers: ScanHandlers;
  jobs: Pick<JobHandlers, keyof ScanJobs>;
  files: MemberFiles;
  analyses: PhotoAnalyses;
  /** Begins to remove files older than the moment that a crash left behind. Returns what to call before the database ends. */
  sweep(olderThan: Date, onError: (error: unknown) => void): () => Promise<void>;
  /** Destroys the keys that ran out while no server ran. To be called once before serving. */
  discardOldKeys: PhotoKeys['discardOld'];
}

export function createScans(given: Dependencies): Scans {
  const photoKeys = createPhotoKeys(given);
  const dependencies = { ...given, photoKeys };
  const { db, clock, originals, thumbnails } = dependencies;
  const reader = createScanReader(db, thumbnails, clock);
  const ender = createScanEnder(dependencies);
  const sweeper = createPhotoSweeper({ ...dependencies, ender });
  return {
    handlers: createScanHandlers(createScanStarter(dependencies), reader),
    jobs: {
      'analyse-scan': createScanAnalysis({ ...dependencies, ender }),
      'sweep-photos': sweeper,
      'discard-photo-keys': photoKeys,
    },
    files: createScanFiles(originals, thumbnails),
    analyses: ender,
    discardOldKeys: photoKeys.discardOld,
    sweep(olderThan, onError) {
      const stopping = new AbortController();
      const sweeping = sweeper.removeOrphans(olderThan, stopping.signal).catch(onError);
      return async () => {
        stopping.abort();
        await sweeping;
      };
    },
  };
}
