import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSPHRASE } from './backups.ts';

const SCRIPTS = new URL('../scripts/', import.meta.url);

/** How a command ended, and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
  /** Milliseconds from its start, and from its first words, until it ended. */
  took: Record<Beginning, number>;
}

/** What a kill is timed from. */
export type Beginning = 'start' | 'words';

/** When a command is killed, in milliseconds. */
export interface Kill {
  from: Beginning;
  after: number;
}

/**
 * Runs a command of operators on a data directory; `kill` ends it as a power cut would, at a moment or once a
 * promise resolves.
 */
export async function runCommand(
  script: 'backup' | 'move-to' | 'restore' | 'verify-backup',
  args: readonly string[],
  env: Record<string, string>,
  kill?: Kill | Promise<void>,
): Promise<Ended> {
  const begun = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${script}.ts`, SCRIPTS)), ...args], {
    env: { ...process.env, DATABASE_URL: '', BACKUP_PASSPHRASE: PASSPHRASE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  const words = Promise.withResolvers<number>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed.push(text);
      words.resolve(performance.now());
    });
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  if (kill) {
    if (kill instanceof Promise) await Promise.race([kill, ended]);
    else await untilMoment(kill);
    child.kill('SIGKILL');
  }
  async function untilMoment({ from, after }: Kill): Promise<void> {
    if (from === 'words') await Promise.race([words.promise, ended]);
    await Promise.race([sleep(after, undefined, { ref: false }), ended]);
  }
  const code = await ended;
  const end = performance.now();
  words.resolve(end);
  const spoke = await words.promise;
  return {
    code,
    output: Buffer.concat(printed).toString(),
    took: { start: end - begun, words: end - spoke },
  };
}
