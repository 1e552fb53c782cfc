import { readdirSync, readFileSync } from 'node:fs';
import { type DebianPostgres, startDebianPostgres } from '../../../packages/server/test/debian-postgres.ts';
import { freePort } from '../../../packages/server/test/free-port.ts';
import { type Pgbouncer, startPgbouncer } from '../../../packages/server/test/pgbouncer.ts';
import { type RealServer, startRealServer } from '../../../packages/server/test/real-server.ts';
import { type S3Server, startS3Server } from '../../../packages/server/test/s3-server.ts';

/** What a process of the cluster does. */
export type Role = 'web,worker' | 'web' | 'worker';

/** A process of the product. It is replaced when it is killed, at the same address. */
export interface Member {
  role: Role;
  server: RealServer;
  /** Kills it, and starts it again. */
  restart(): Promise<void>;
}

/** Servers on this machine that share PostgreSQL, behind PgBouncer, and a bucket, and nothing else. */
export interface Cluster {
  postgres: DebianPostgres;
  s3: S3Server;
  members: Member[];
  /** Those that answer people. */
  webs(): Member[];
  /** Seconds of a core that each kind of process has used so far. */
  cpu(): Record<string, number>;
  close(): Promise<void>;
}

const KEYS = Buffer.alloc(32, 7).toString('base64');

/** Starts one with these processes, and settings of PostgreSQL. */
export async function startCluster(
  roles: readonly Role[],
  settings: Record<string, string> = {},
): Promise<Cluster> {
  const stack = new AsyncDisposableStack();
  const postgres = await startDebianPostgres({ max_connections: '200', ...settings });
  stack.defer(() => postgres.stop());
  const pgbouncer: Pgbouncer = await startPgbouncer(postgres.url, { max_client_conn: '500' });
  stack.defer(() => pgbouncer.stop());
  const s3 = await startS3Server();
  stack.defer(() => s3.close());
  s3.createBucket('daylit');
  // Not even root can make a directory here, so a process that writes one file does not start.
  const store = { ...s3.settings('daylit'), KEYS, DATA_DIR: '/proc/daylit-has-no-directory' };
  const members: Member[] = [];
  // Killed processes take their seconds with them.
  const before: Record<string, number> = {};

  async function join(role: Role): Promise<Member> {
    const port = await freePort();
    const env = {
      ...store,
      ROLES: role,
      PORT: String(port),
      DATABASE_URL: pgbouncer.url,
      DATABASE_DIRECT_URL: postgres.url,
      ...(role === 'worker' && { PUBLIC_URL: members[0]?.server.url ?? '' }),
    };
    const start = () => startRealServer(store.DATA_DIR, env);
    const member: Member = {
      role,
      server: await start(),
      async restart() {
        before[role] = (before[role] ?? 0) + secondsOf(member.server.pid);
        await member.server.kill();
        member.server = await start();
      },
    };
    stack.defer(() => member.server.stop());
    return member;
  }

  for (const role of roles) members.push(await join(role));
  return {
    postgres,
    s3,
    members,
    webs: () => members.filter(({ role }) => role.includes('web')),
    cpu() {
      const seconds: Record<string, number> = { ...before };
      for (const { role, server } of members) seconds[role] = (seconds[role] ?? 0) + secondsOf(server.pid);
      return { ...seconds, postgresql: secondsOfTree('postgres'), driver: secondsOf(process.pid) };
    },
    close: () => stack.disposeAsync(),
  };

  /** Seconds of all processes of this PostgreSQL. Those that have ended count for their parent. */
  function secondsOfTree(name: string): number {
    const own = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isOf(pid, name, postgres.port));
    return own.reduce((sum, pid) => sum + secondsOf(Number(pid)), 0);
  }
}

/** Whether a process is PostgreSQL on this port, or a child of it. */
function isOf(pid: string, name: string, port: number): boolean {
  const command = read(`/proc/${pid}/cmdline`);
  if (command.includes(`port=${port}`) && command.includes(name)) return true;
  const parent = /^PPid:\t(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1];
  return parent !== undefined && read(`/proc/${parent}/cmdline`).includes(`port=${port}`);
}

/** Seconds of a core, with those of ended children. */
function secondsOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const [user, system, childUser, childSystem] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  const ticks = [user, system, childUser, childSystem].map(Number);
  return ticks.reduce((sum, each) => sum + (each || 0), 0) / 100;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
