import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const HOST_SCRIPT = fileURLToPath(new URL('host-postgres.ts', import.meta.url));

/** A bundled PostgreSQL under a process of its own. */
export interface HostedPostgres {
  host: ChildProcess;
  /** Process id of PostgreSQL, as its host sees it. */
  pid: number;
  /** Address of its database `daylit`. */
  url: string;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Words before the command, for example to run it in a container's namespaces. */
  within?: readonly string[];
}

/** Starts one in `dataDir`. Rejects with what it wrote when it does not start. */
export async function hostPostgres(
  dataDir: string,
  { env = process.env, within = [] }: Options = {},
): Promise<HostedPostgres> {
  const [program, ...words] = [...within, process.execPath, HOST_SCRIPT, dataDir];
  const host = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const complaint = text(host.stderr);
  const { promise, resolve, reject } = Promise.withResolvers<HostedPostgres>();
  host.stdout.setEncoding('utf8').on('data', (line: string) => resolve({ host, ...JSON.parse(line) }));
  host.once('exit', async () => reject(new Error(await complaint)));
  return promise;
}

/** As a power cut would, for the host alone. Resolves when it is gone. */
export async function killHost({ host }: HostedPostgres): Promise<void> {
  const gone = once(host, 'exit');
  host.kill('SIGKILL');
  await gone;
}

/** A zombie that nobody has reaped yet is not alive. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}

/** Why a command cannot run in these namespaces here; undefined where it can. */
export function whyNot(within: readonly string[]): string | undefined {
  const [program, ...words] = [...within, 'true'];
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  return status === 0 ? undefined : `not possible here: ${error?.message ?? stderr.trim()}`;
}
