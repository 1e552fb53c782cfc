import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { query } from './query.ts';
import { createDatabase } from './test-database.ts';
import { type Ended, type Kill, runCommand } from './kill-commands.ts';

/** What one kill left. */
export interface BackupKill extends Kill {
  command: 'backup' | 'restore';
  /** What was there after the kill. */
  left: 'nothing' | 'everything';
}

interface Options {
  rounds: number;
  /** The places of a database with members. */
  source: { databaseUrl: string; dataDir: string };
  /** A whole backup of them. */
  file: string;
  /** Files that a restore of it brings. */
  files: number;
  onRound?: (kill: BackupKill) => void;
}

/**
 * Kills a backup and a restore `rounds` times each, at moments spread over the time that they take, and
 * throws where something half was left or where a second run does not succeed.
 */
export async function runBackupKills(options: Options): Promise<BackupKill[]> {
  const kills: BackupKill[] = [];
  const work = await mkdtemp(path.join(os.tmpdir(), 'daylit-backup-kills-'));
  try {
    for (const command of ['backup', 'restore'] as const) {
      const round = command === 'backup' ? killBackup : killRestore;
      const { took } = await round(options, path.join(work, command), undefined);
      for (let number = 0; number < options.rounds; number += 1) {
        // Half of the kills fall into the work itself, which begins with the first words.
        const from = number % 2 === 0 ? 'words' : 'start';
        const moment = { from, after: Math.round((took[from] * (number + 0.5)) / options.rounds) } as const;
        const { left } = await round(options, path.join(work, `${command}-${number}`), moment);
        const kill = { command, ...moment, left };
        kills.push(kill);
        options.onRound?.(kill);
      }
    }
    return kills;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

interface Round {
  left: BackupKill['left'];
  took: Ended['took'];
}

async function killBackup(options: Options, folder: string, kill?: Kill): Promise<Round> {
  const { source } = options;
  const env = { DATABASE_URL: source.databaseUrl, DATA_DIR: source.dataDir };
  const { took } = await runCommand('backup', [folder], env, kill);
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => name.endsWith('.backup'));
  for (const name of finished) await requireWhole(options, path.join(folder, name));
  requireSuccess(await runCommand('backup', [folder], env));
  const after = await readdir(folder);
  if (after.some((name) => name.endsWith('.part'))) throw new Error(`A part was left: ${after.join(', ')}.`);
  return { left: finished.length > 0 ? 'everything' : 'nothing', took };
}

async function requireWhole(options: Options, file: string): Promise<void> {
  const { databaseUrl, dataDir } = await emptyPlaces(options, path.dirname(file));
  requireSuccess(
    await runCommand('restore', [file, '--without-erasures'], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
    }),
  );
}

async function killRestore(options: Options, folder: string, kill?: Kill): Promise<Round> {
  const { file, files } = options;
  const { databaseUrl, dataDir } = await emptyPlaces(options, folder);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const words = [file, '--without-erasures'];
  const { took } = await runCommand('restore', words, env, kill);
  const again = await runCommand('restore', words, env);
  const isWhole = again.code === 1 && /has, or had, members/.test(again.output);
  if (!isWhole) requireSuccess(again);
  const members = await query(databaseUrl, 'select id from users');
  const thumbnails = await readdir(path.join(dataDir, 'thumbnails'));
  if (members.length === 0 || thumbnails.length !== files || (await readdir(dataDir)).includes('restoring'))
    throw new Error(
      `After a kill ${kill?.after} ms from its ${kill?.from} there were ${members.length} members, ${thumbnails.length} files.`,
    );
  return { left: isWhole ? 'everything' : 'nothing', took };
}

let count = 0;

/** An empty database on the server of another one, and a directory that is not there yet. */
async function emptyPlaces({ source }: Options, folder: string): Promise<Options['source']> {
  count += 1;
  const databaseUrl = await createDatabase(source.databaseUrl, `daylit_kill_${process.pid}_${count}`);
  return { databaseUrl, dataDir: path.join(folder, `data-${count}`) };
}

function requireSuccess({ code, output }: Ended): void {
  if (code !== 0) throw new Error(`A command ended with ${code}: ${output}`);
}
