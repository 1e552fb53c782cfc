import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandlers, JobQueue } from '../../jobs/queue.ts';
import type { ConsentReader, MemberFiles, ProfileReader } from '../accounts/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import { createScanAnalysis } from './analyse-scan.ts';
import { createCheckinReader } from './checkin-reader.ts';
import { createScanEnder } from './end-scan.ts';
import type { ScanJobs } from './jobs.ts';
import { createScanFiles } from './member-files.ts';
import type { FileStore, RoutinePlanner, SkinAnalyser } from './ports.ts';
import { createScanHandlers, type ScanHandlers } from './routes.ts';
import { createScanStarter } from './start-scan.ts';
import { createPhotoSweeper, type PhotoSweeper } from './sweep-photos.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue;
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
  /** Removes what a crash left behind. To be called once before serving. */
  removeOrphans: PhotoSweeper['removeOrphans'];
}

export function createScans(dependencies: Dependencies): Scans {
  const { db, clock, originals, thumbnails } = dependencies;
  const reader = createCheckinReader(db, thumbnails, clock);
  const ender = createScanEnder(dependencies);
  const sweeper = createPhotoSweeper({ ...dependencies, ender });
  return {
    handlers: createScanHandlers(createScanStarter(dependencies), reader),
    jobs: { 'analyse-scan': createScanAnalysis({ ...dependencies, ender }), 'sweep-photos': sweeper },
    files: createScanFiles(db, originals, thumbnails),
    removeOrphans: sweeper.removeOrphans,
  };
}
