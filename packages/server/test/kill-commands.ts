import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSPHRASE } from './backups.ts';

const SCRIPTS = new URL('../scripts/', import.meta.url);

/** How a command ended, and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
  /** Milliseconds. */
  took: number;
}

/** Runs a command of operators on a data directory; `killAfter` milliseconds it is killed, as by a power cut. */
export async function runCommand(
  script: 'backup' | 'restore' | 'verify-backup',
  words: readonly string[],
  env: Record<string, string>,
  killAfter?: number,
): Promise<Ended> {
  const begun = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${script}.ts`, SCRIPTS)), ...words], {
    env: { ...process.env, DATABASE_URL: '', BACKUP_PASSPHRASE: PASSPHRASE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => printed.push(text));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  if (killAfter !== undefined) {
    await Promise.race([sleep(killAfter, undefined, { ref: false }), ended]);
    child.kill('SIGKILL');
  }
  const code = await ended;
  return { code, output: Buffer.concat(printed).toString(), took: performance.now() - begun };
}
