// Kills a real server with SIGKILL at random moments of scans and prints what was lost. Every second kill
// falls during the analysis, the others during the upload. Usage: node scripts/kill-loop.ts [rounds]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type KillRound, runKillRounds } from '../test/kill-rounds.ts';

const rounds = Number(process.argv[2] ?? 40);
const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-kill-loop-'));

function printRow(...cells: (string | number)[]): void {
  console.log(cells.map((cell) => String(cell).padEnd(28)).join(''));
}

function printRound(
  { timed_from, killed_after, is_acknowledged, back_after }: KillRound,
  index: number,
): void {
  const promise = is_acknowledged ? 'promised' : 'not yet promised';
  printRow(index + 1, `${killed_after} ms after the ${timed_from}`, promise, `${back_after} ms`);
}

printRow('kill', 'at', 'the scan was', 'back after');
try {
  const outcome = await runKillRounds({ rounds, dataDir, onRound: printRound });
  console.table(outcome);
  const { lost, damaged, originals_left, stray_thumbnails, files_with_photo, complete, charged } = outcome;
  const isClean =
    lost + damaged + originals_left + stray_thumbnails + files_with_photo === 0 && complete === charged;
  console.log(isClean ? 'Nothing lost, nothing charged twice, nothing left over.' : 'NOT CLEAN');
  process.exitCode = isClean ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
