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

/** A server of its own with members, whose every wish goes into a ledger. */
export interface World {
  server: RealServer;
  postgres: BundledPostgres;
  /** Its disk, where it has one of its own. */
  disk(): SmallDisk;
  /** A path in its data directory, as we reach it. */
  pathOf(name: string): string;
  entries: Entry[];
  /** What the calls of the load came to: a status, or why there was no answer. */
  answers: (number | string)[];
  scan(member: number): Promise<Entry>;
  consent(member: number): Promise<Entry>;
  register(): Promise<Entry>;
  /** Scans, consents and registers from several sides until `stop`, which waits for the last answers. */
  startLoad(): { stop(): Promise<void> };
  /** Starts the server again after it has ended; resolves with the milliseconds until it listened. */
  restart(): Promise<number>;
  close(): Promise<void>;
}

const MEMBERS = 3;

/** Between two calls of one side, in milliseconds: a session may make 600 a minute. */
const CALL_INTERVAL = 110;

export interface WorldOptions {
  /** Size of a disk of its own; it is gone with the server. Default: the disk of this machine. */
  megabytes?: number;
  /** Whether the server leads a process group, as a shell would have it. */
  hasOwnGroup?: boolean;
}

export async function createWorld({ megabytes, hasOwnGroup = false }: WorldOptions): Promise<World> {
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
  for (const email of emails) tokens.push(await signUp(server.url, email));
  let count = 0;

  async function ask(
    kind: Entry['kind'],
    email: string,
    send: () => Promise<{ status: number }>,
  ): Promise<Entry> {
    const entry: Entry = { kind, email, is_acknowledged: false };
    world.entries.push(entry);
    try {
      const { status } = await send();
      world.answers.push(status);
      entry.is_acknowledged = status === 200 || status === 202;
    } catch (error) {
      world.answers.push(String((error as Error).cause ?? error));
    }
    return entry;
  }

  const visitor = (member: number) => createVisitor({ url: world.server.url, token: tokens[member] ?? '' });

  const disk = () => smallDiskOf(world.server, dataDir);
  const pathOf = (name: string) => (megabytes === undefined ? path.join(dataDir, name) : disk().pathOf(name));

  const world: World = {
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
        createVisitor({ url: world.server.url }).post('/api/register', body),
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
        again(() => world.register()),
        again(() => world.consent(1)),
        again(() => world.consent(2)),
        world.scan(0),
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
      world.server = await launch();
      return performance.now() - start;
    },
    async close() {
      await world.server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
  // Enough scans for every round.
  await world.postgres.query("update users set plan = 'pro'");
  return world;
}
