import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Purge } from '../../jobs/purge-expired.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Logger } from '../../logger.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberErasure, MemberPorts, ProfileReader } from '../members/ports.ts';
import type { ScanArchive, ThumbnailKeeper } from '../scans/ports.ts';
import type { FreshSignIn } from '../sign-in/ports.ts';
import { createArchive } from './archive.ts';
import { createAccountEraser, type EraseAccount } from './erase-account.ts';
import { createExports } from './exports.ts';
import { createPrivacyHandlers } from './handlers.ts';
import { createHistoryReports } from './history-report.ts';
import type { PrivacyJobs } from './jobs.ts';
import type { HandOvers, StreamStore } from './ports.ts';
import { createExportJob } from './make-export.ts';
import { createMapReader } from './read-map.ts';
import { createPrivacyReader } from './read-privacy.ts';
import { createPrivacySettings } from './settings.ts';
import { createArchiveWriter } from './write-archive.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  queue: JobQueue<PrivacyJobs>;
  members: MemberPorts;
  freshSignIn: FreshSignIn;
  outbox: Outbox;
  profiles: ProfileReader;
  scans: ScanArchive;
  thumbnails: ThumbnailKeeper;
  handOvers: HandOvers;
  /** Where the sealed archives of exports wait for their download. */
  archives: StreamStore;
}

/** Privacy: how long pictures are kept, the export of everything, and its erasure. */
export function createPrivacy(given: Dependencies) {
  const { archives } = given;
  const { locks, keys, eraser, days } = given.members;
  const map = createMapReader({ ...given, keys });
  const settings = createPrivacySettings(given);
  const listArchive = createArchive({ ...given, map });
  const writeArchive = createArchiveWriter({ ...given, keys, listArchive });
  const eraseAccount = createAccountEraser({ ...given, eraser, map });
  const exports = createExports({ ...given, locks, keys });
  return {
    handlers: createPrivacyHandlers({
      ...given,
      readPrivacy: createPrivacyReader({ ...given, settings, exports, map }),
      settings,
      exports,
      writeHistory: createHistoryReports({ ...given, memberDays: days }),
      eraseAccount,
    }),
    jobs: { 'make-export': createExportJob({ ...given, writeArchive }) },
    ports: {
      eraseAccount,
      async erasure(transaction, { id }) {
        const names = await exports.namesOf(transaction, id);
        return async () => {
          for (const name of names) await archives.remove(name);
        };
      },
      purge: async (now, signal) => {
        await settings.purge(now, signal);
        await exports.purge(now);
      },
    } satisfies { eraseAccount: EraseAccount; erasure: MemberErasure; purge: Purge },
  };
}
