import type { Scan } from '@daylit/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { filesBelow } from './files-below.ts';
import { createDiskFiles } from '../src/adapters/images/disk-files.ts';
import { type Db, openDatabase } from '../src/db/database.ts';
import type { ConsentReader } from '../src/modules/consents/ports.ts';
import { openKeyring } from '../src/keyring.ts';
import type { CarePlanner, ConfirmedPlans } from '../src/modules/care-plan/ports.ts';
import { memberLocks as locks } from '../src/modules/members/member-locks.ts';
import type { Member } from '../src/modules/members/ports.ts';
import { createScanReader } from '../src/modules/scans/scan-reader.ts';
import { createScans } from '../src/modules/scans/module.ts';
import { createThumbnailFiles } from '../src/modules/scans/thumbnail-files.ts';
import { createWaitingPhotos } from '../src/modules/scans/waiting-photos.ts';
import { createUsageMeter } from '../src/modules/usage/usage-meter.ts';
import { createFakeAnalyser, type FakeAnalyser } from './fake-analyser.ts';
import { addMember, memberKeysOf, consentsOf } from './members.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * The scans module without a server and without workers: a test runs each job itself, as often as it wants.
 */
export interface ScanBench {
  db: Db;
  clock: TestClock;
  analyser: FakeAnalyser;
  /** Counts how often it is asked to decide. */
  carePlanner: CarePlanner & { decisions: number };
  scans: ReturnType<typeof createScans>;
  /** A Pro member, so that the allowance is not in the way. */
  member: Member;
  /** Holds `originals`, `thumbnails` and `keys`. */
  directory: string;
  /** Accepts a photo as the upload does. */
  startScan(photo: string): Promise<number>;
  /** Runs the job of a scan once. */
  analyse(scanId: number, signal?: AbortSignal): Promise<void>;
  sweep(): Promise<void>;
  scan(scanId: number): Promise<Scan | undefined>;
  /** Gives or withdraws the photo consent, as the member's call does. */
  decide(granted: boolean): Promise<void>;
  discardPhotoKeys(): Promise<void>;
  /** Scans charged to the member. */
  used(): Promise<number>;
  /** Names of the originals and of the thumbnails on disk. */
  files(): Promise<[originals: string[], thumbnails: string[]]>;
  close(): Promise<void>;
}

type ConsentPurpose = Parameters<ConsentReader['hasConsent']>[2];

const NEVER = new AbortController().signal;

/** Gives each test of a file a bench of its own. The file has one database, and each bench a member in it. */
export function useScanBench(): ScanBench {
  // The object that the file keeps; it is filled before each test.
  const bench = {} as ScanBench;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
  });
  beforeEach(async () => {
    Object.assign(bench, await createScanBench(databaseUrl));
  });
  afterEach(() => bench.close());
  return bench;
}

async function createScanBench(url: string): Promise<ScanBench> {
  const { db, pool, close } = openDatabase({ url });
  const directory = await mkdtemp(path.join(tmpdir(), 'daylit-scans-'));
  const clock = createTestClock();
  const analyser = createFakeAnalyser();
  const keys = await memberKeysOf(directory);
  const { id } = await addMember(db, clock.now, { plan: 'pro' });
  const member = {
    id,
    plan: 'pro',
    createdAt: clock.now(),
    agreedToTermsAt: clock.now(),
    preferences: { age_band: '25-39' },
  } as Member;
  const keyring = await openKeyring(path.join(directory, 'keys'));
  const meter = createUsageMeter({ db, clock: clock.now });
  const consents = consentsOf(db, clock.now, {
    onWithdrawal: (...call) => scans.ports.stopAnalyses(...call),
  });
  const carePlanner = createFakePlanner();
  const originals = await createDiskFiles(path.join(directory, 'originals'));
  const thumbnails = await createDiskFiles(path.join(directory, 'thumbnails'));
  const dependencies = {
    db,
    pool,
    clock: clock.now,
    locks,
    memberDays: { today: async () => '2026-11-20', zoneOf: async () => 'UTC' },
    plans: { find: async (id: number) => ({ id, plan: 'pro' as const, createdAt: clock.now() }) },
    keys,
    keyring,
    log: { error: () => undefined },
    queue: {
      enqueue: async () => undefined,
      findPlace: async () => undefined,
      isFull: async () => false,
    },
    isWorker: true,
    consents: {
      hasConsent: async (reading: Db, userId: number, purpose: ConsentPurpose) =>
        purpose === 'external_ai' || (await consents.hasConsent(reading, userId, purpose)),
    },
    profiles: {
      findProfile: async () => ({ goals: [], issues: [], preferences: { age_band: '25-39' } as const }),
    },
    meter,
    analyser,
    comparer: {
      overTime: () => ({ scans: [], measures: [] }),
      compare: () => undefined,
      repeatability: () => ({ pairs: 0, summary: null, measures: [] }),
    },
    carePlanner,
    courses: { find: async () => ({ today: '2026-11-20', region: null, begun: null, removed: [] }) },
    confirmedPlans: NO_PLANS,
    leftOuts: NO_LEFT_OUTS,
    tonights: NO_TONIGHTS,
    uploadReplies: { find: async () => new Map() },
    webhooks: { reportIsComplete: async () => undefined, planIsWritten: async () => undefined },
    originals,
    thumbnails,
  };
  const scans = createScans(dependencies);
  const { starter } = createWaitingPhotos(dependencies);
  const reader = createScanReader({
    ...dependencies,
    thumbnails: createThumbnailFiles(dependencies),
  });
  return {
    db,
    clock,
    analyser,
    carePlanner,
    scans,
    member,
    directory,
    startScan: (photo) => starter.startScan(member, Buffer.from(photo), null),
    analyse: (scanId, signal = NEVER) =>
      scans.jobs['analyse-scan'].run({ user_id: id, scan_id: scanId }, signal),
    sweep: () => scans.jobs['sweep-photos'].run({}, NEVER),
    scan: (scanId) => reader.find(member, scanId),
    async decide(granted) {
      await consents.decide(id, { purpose: 'photo_analysis', granted });
    },
    discardPhotoKeys: () => scans.jobs['discard-photo-keys'].run({}, NEVER),
    used: async () => (await meter.check(member, 'scans')).used,
    files: () =>
      Promise.all([
        filesBelow(path.join(directory, 'originals')),
        filesBelow(path.join(directory, 'thumbnails')),
      ]),
    async close() {
      await close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Nobody's answers leave anything out. */
const NO_TONIGHTS: Parameters<typeof createScans>[0]['tonights'] = {
  find: () => Promise.reject(new Error('No test of scans asks for a day.')),
  planToday: async (_userId, plan) => plan,
};

const NO_LEFT_OUTS: Parameters<typeof createScans>[0]['leftOuts'] = {
  of: async () => ({ ofUsed: () => [], ofOffered: () => [] }),
  ofStored: async () => () => null,
  fitPlan: async (_userId, plan) => plan,
};

/** A planner that decides nothing. */
const NO_PLANS: ConfirmedPlans = {
  read: async () => [],
  readRemoved: async () => [],
  present: async () => ({ morning: {}, night: {}, weekly: {} }),
};

function createFakePlanner(): ScanBench['carePlanner'] {
  return {
    decisions: 0,
    async decide() {
      this.decisions += 1;
      return {
        carePlan: () => ({ morning: {}, night: {}, weekly: {}, notes: [] }),
        productNeeds: () => ({}),
      };
    },
    isForAdults: () => false,
  };
}
