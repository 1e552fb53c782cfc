import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface RunningServer {
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  /** The printed address of its mailbox; empty where it has none. */
  mailboxUrl: string;
  /** Time from the start of the process to its line `Listening on …`, in milliseconds. */
  startMs: number;
  /** CPU time that this process has used so far, in microseconds. Linux only. */
  cpuMicroseconds(): number;
  /** Memory that it holds, in megabytes. Linux only. */
  residentMegabytes(): number;
  stop(): Promise<void>;
}

export const PRODUCT = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

/** Starts a server script and waits for its line `Listening on …`. Throws its output when it exits before. */
export async function startServer(script: string, env: Record<string, string>): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { origin, mailboxUrl } = await readGreeting(child);
  const startMs = performance.now() - startedAt;
  return {
    origin,
    mailboxUrl,
    startMs,
    cpuMicroseconds: () => readCpu(child.pid ?? 0),
    residentMegabytes: () => readResident(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function readGreeting(child: ChildProcess): Promise<Pick<RunningServer, 'origin' | 'mailboxUrl'>> {
  if (!child.stdout) throw new Error('The server has no output to read.');
  let said = '';
  // The product says both lines at once.
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(text);
    const [, origin, mailboxUrl = ''] =
      /Listening on (http:\/\/\S+)\n(?:Mails are shown at (\S+)\n)?/.exec(said) ?? [];
    if (!origin) continue;
    child.stdout.resume();
    return { origin, mailboxUrl };
  }
  throw new Error('The server ended before it listened.');
}

function readResident(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** CPU time of all threads of a process, in microseconds. The kernel counts nanoseconds. */
export function readCpu(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1000, 0);
}
