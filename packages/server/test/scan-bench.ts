import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskFiles } from '../src/adapters/images/disk-files.ts';
import { type Db, openDatabase } from '../src/db/database.ts';
import type { Member } from '../src/modules/accounts/ports.ts';
import { createCheckinReader } from '../src/modules/scans/checkin-reader.ts';
import type { Checkin } from '../src/modules/scans/ports.ts';
import { createScans, type Scans } from '../src/modules/scans/scans.ts';
import { createScanStarter } from '../src/modules/scans/start-scan.ts';
import { createUsageMeter } from '../src/modules/usage/repository.ts';
import { createFakeAnalyser, type FakeAnalyser } from './fake-analyser.ts';
import { addMember } from './members.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

/** The scans module without a server and without workers: a test runs each job itself, as often as it wants. */
export interface ScanBench {
  db: Db;
  clock: TestClock;
  analyser: FakeAnalyser;
  scans: Scans;
  /** A Pro member, so that the allowance is not in the way. */
  member: Member;
  /** Holds `originals` and `thumbnails`. */
  directory: string;
  /** Accepts a photo as the upload does. */
  startScan(photo: string): Promise<number>;
  /** Runs the job of a scan once. */
  analyse(n: number, signal?: AbortSignal): Promise<void>;
  sweep(): Promise<void>;
  checkin(n: number): Promise<Checkin | undefined>;
  /** Scans charged to the member. */
  used(): Promise<number>;
  /** Names of the originals and of the thumbnails on disk. */
  files(): Promise<[originals: string[], thumbnails: string[]]>;
  close(): Promise<void>;
}

const NEVER = new AbortController().signal;

/** Several benches may stand on one database; each has a member of its own. */
export async function createScanBench({ url }: Pick<TestDatabase, 'url'>): Promise<ScanBench> {
  const { db, close } = openDatabase({ url });
  const directory = await mkdtemp(path.join(tmpdir(), 'daylit-scans-'));
  const clock = createTestClock();
  const analyser = createFakeAnalyser();
  const { id } = await addMember(db, clock.now, { plan: 'pro' });
  const member = { id, plan: 'pro', createdAt: clock.now() } as Member;
  const meter = createUsageMeter(db, clock.now);
  const originals = await createDiskFiles(path.join(directory, 'originals'));
  const thumbnails = await createDiskFiles(path.join(directory, 'thumbnails'));
  const dependencies = {
    db,
    clock: clock.now,
    queue: { enqueue: async () => undefined },
    consents: { hasConsent: async () => true },
    profiles: {
      findProfile: async () => ({ goals: [], issues: [], preferences: { age_band: '25-39' } as const }),
    },
    meter,
    analyser,
    planner: {
      planRoutine: () => ({
        care_plan: { morning: {}, night: {}, weekly: {}, notes: [] },
        product_needs: {},
      }),
    },
    originals,
    thumbnails,
  };
  const scans = createScans(dependencies);
  const starter = createScanStarter(dependencies);
  const reader = createCheckinReader(db, thumbnails, clock.now);
  return {
    db,
    clock,
    analyser,
    scans,
    member,
    directory,
    startScan: (photo) => starter.startScan(member, Buffer.from(photo), null),
    analyse: (n, signal = NEVER) => scans.jobs['analyse-scan'].run({ user_id: id, checkin_id: n }, signal),
    sweep: () => scans.jobs['sweep-photos'].run({}, NEVER),
    checkin: (n) => reader.find(member, n),
    used: async () => (await meter.check(member, 'scan')).used,
    files: () =>
      Promise.all([readdir(path.join(directory, 'originals')), readdir(path.join(directory, 'thumbnails'))]),
    async close() {
      await close();
      await rm(directory, { recursive: true });
    },
  };
}
