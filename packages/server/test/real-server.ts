import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The product as people run it: a process of its own with the bundled PostgreSQL and the engine. */
export interface RealServer {
  url: string;
  /** Everything that it has printed since it listens. */
  output(): string;
  /** As a power cut would: no warning, no time to clean up. Resolves when it is gone. */
  kill(): Promise<void>;
  /** As an operator would. */
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Starts one on a free port and waits until it listens. Throws with its last words when it does not. */
export async function startRealServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RealServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(child);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => printed.push(text));
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return {
    url,
    output: () => Buffer.concat(printed).toString(),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const words: string[] = [];
  child.stderr?.on('data', (text: Buffer) => words.push(text.toString()));
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^Listening on (http\S+)$/.exec(line)?.[1];
      if (url) {
        child.stdout.resume();
        return url;
      }
    }
  }
  throw new Error(`The server did not start: ${words.join('')}`);
}
