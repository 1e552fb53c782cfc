import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BundledPostgres, bundledPostgres } from '../../../packages/server/test/bundled-postgres.ts';
import { facePhoto, marked } from '../../../packages/server/test/photos.ts';
import { type RealServer, startRealServer } from '../../../packages/server/test/real-server.ts';
import { scanForm } from '../../../packages/server/test/scans.ts';
import { signUp } from '../../../packages/server/test/sign-up.ts';
import { onSmallDisk, type SmallDisk, smallDiskOf } from '../../../packages/server/test/small-disk.ts';
import { createVisitor, form } from '../../../packages/server/test/visitor.ts';
import { CANARY, type Entry } from './ledger.ts';

/** A server with members. Every change that they request goes into a ledger. */
export interface Testbed {
  server: RealServer;
  postgres: BundledPostgres;
  /** The server's own disk. For a server with `megabytes` only. */
  disk(): SmallDisk;
  /** A path in the server's data directory, as this process reaches it. */
  pathOf(name: string): string;
  entries: Entry[];
  /** The result of each call: a status, or why there was no response. */
  answers: (number | string)[];
  scan(member: number): Promise<Entry>;
  consent(member: number): Promise<Entry>;
  register(): Promise<Entry>;
  /** Scans, consents and registers concurrently until `stop`, which waits for the last responses. */
  startLoad(): { stop(): Promise<void> };
  /** Starts the server again after it has stopped; resolves with the milliseconds until it listens. */
  restart(): Promise<number>;
  close(): Promise<void>;
}

const MEMBERS = 3;

/** Between two calls of one loop, in milliseconds: a session may make 600 a minute. */
const CALL_INTERVAL = 110;

export interface TestbedOptions {
  /** Size of a disk of its own, which is removed with the server. Default: the disk of this machine. */
  megabytes?: number;
  /** Whether the server leads a process group, as when a shell starts it. */
  hasOwnGroup?: boolean;
}

export async function createTestbed({ megabytes, hasOwnGroup = false }: TestbedOptions): Promise<Testbed> {
  const home = await mkdtemp(path.join(tmpdir(), 'daylit-faults-'));
  const dataDir = path.join(home, 'data');
  const prefix = [
    ...(hasOwnGroup ? ['setsid'] : []),
    ...(megabytes === undefined ? [] : onSmallDisk(dataDir, megabytes)),
  ];
  const launch = () => startRealServer(dataDir, { LOG_LEVEL: 'silent' }, prefix);
  const photo = await facePhoto();
  const server = await launch();
  const emails = Array.from({ length: MEMBERS }, (_, index) => `member-${index}@example.org`);
  const tokens: string[] = [];
  for (const email of emails) tokens.push(await signUp(server, email));
  let count = 0;

  async function ask(
    kind: Entry['kind'],
    email: string,
    send: () => Promise<{ status: number }>,
  ): Promise<Entry> {
    const entry: Entry = { kind, email, is_acknowledged: false };
    testbed.entries.push(entry);
    try {
      const { status } = await send();
      testbed.answers.push(status);
      entry.is_acknowledged = status === 200 || status === 202;
    } catch (error) {
      testbed.answers.push(String((error as Error).cause ?? error));
    }
    return entry;
  }

  const visitor = (member: number) => createVisitor({ url: testbed.server.url, token: tokens[member] ?? '' });

  const disk = () => smallDiskOf(testbed.server, dataDir);
  const pathOf = (name: string) => (megabytes === undefined ? path.join(dataDir, name) : disk().pathOf(name));

  const testbed: Testbed = {
    server,
    postgres: bundledPostgres(() => pathOf('')),
    disk,
    pathOf,
    entries: [],
    answers: [],
    scan(member) {
      count += 1;
      const body = scanForm(marked(photo, `${CANARY} ${count}`));
      return ask('scan', emails[member] ?? '', () => visitor(member).post('/api/scan-skin', body));
    },
    consent: (member) =>
      ask('consent', emails[member] ?? '', () =>
        visitor(member).post('/api/consents', { purpose: 'photo_analysis', granted: true }),
      ),
    register() {
      count += 1;
      const email = `visitor-${count}@example.org`;
      const body = form({ email, username: 'noor', password: 'seven green kettles' });
      return ask('registration', email, () =>
        createVisitor({ url: testbed.server.url }).post('/api/register', body),
      );
    },
    startLoad() {
      const stop = new AbortController();
      const again = async (act: () => Promise<unknown>) => {
        while (!stop.signal.aborted) {
          await act();
          await wait(CALL_INTERVAL);
        }
      };
      const sides = [
        again(() => testbed.register()),
        again(() => testbed.consent(1)),
        again(() => testbed.consent(2)),
        testbed.scan(0),
      ];
      return {
        async stop() {
          stop.abort();
          await Promise.all(sides);
        },
      };
    },
    async restart() {
      const start = performance.now();
      testbed.server = await launch();
      return performance.now() - start;
    },
    async close() {
      await testbed.server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
  // Enough scans for every round.
  await testbed.postgres.query("update users set plan = 'pro'");
  return testbed;
}
