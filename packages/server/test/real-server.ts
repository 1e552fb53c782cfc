import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The product as people run it: a process of its own with the bundled PostgreSQL and the engine. */
export interface RealServer {
  url: string;
  /** The printed address of the page with the mails; empty when they go through a mail server. */
  mailboxUrl: string;
  pid: number;
  /** Everything that it has printed since it started to listen. */
  output(): string;
  /** Kills it, as a power cut would: no warning, no time to clean up. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Stops it, as an operator would. */
  stop(): Promise<void>;
  /** Its exit code once it is gone; null when a signal ended it. */
  exitCode: Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/**
 * Starts one on a free port and waits until it listens. Throws with its last lines when it does not.
 * `prefix` is a command that becomes the server, such as `unshare`; `main` the program, where it is not this
 * checkout's.
 */
export async function startRealServer(
  dataDir: string,
  env: Record<string, string> = {},
  prefix: readonly string[] = [],
  main = MAIN,
): Promise<RealServer> {
  const [program, ...words] = [...prefix, process.execPath, main];
  const child = spawn(program, words, {
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
  const { promise: exitCode, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const { url, mailboxUrl } = await greetingOf(child, exitCode);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => printed.push(text));
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child.kill(signal);
    await exitCode;
  }
  return {
    url,
    mailboxUrl,
    pid: child.pid ?? 0,
    output: () => Buffer.concat(printed).toString(),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    exitCode,
  };
}

async function greetingOf(
  child: ChildProcess,
  closed: Promise<unknown>,
): Promise<Pick<RealServer, 'url' | 'mailboxUrl'>> {
  const words: string[] = [];
  child.stderr?.on('data', (text: Buffer) => words.push(text.toString()));
  let said = '';
  // The server says both lines at once.
  for await (const text of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(text);
    const [, url, mailboxUrl = ''] =
      /^Listening on (http\S+)\n(?:Mails are shown at (\S+)\n)?/m.exec(said) ?? [];
    if (url) {
      child.stdout?.resume();
      return { url, mailboxUrl };
    }
  }
  // Its last words may come after the end of its output.
  await closed;
  throw new Error(`The server did not start: ${words.join('')}`);
}
