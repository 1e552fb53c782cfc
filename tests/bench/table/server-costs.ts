import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { measureGetMe } from '../get-me.ts';
import { measureMemory } from '../memory.ts';
import { megabytesOf } from '../process-memory.ts';
import type { Row } from './row.ts';

/** A process has everything that it starts with, in milliseconds. */
const STARTED = 2000;

/** The memory of a server, against that of an empty Node process. */
export async function measureMemoryRows(): Promise<Row[]> {
  const floor = await emptyNode();
  const { start, end, most } = await measureMemory();
  const figures: [string, number, string][] = [
    ['Memory after the start', start, '≤ 200 MB'],
    ['Memory after 12 scans, 400 lists and a chat', end, '≤ 300 MB'],
    ['Memory at most', most, '≤ 400 MB'],
  ];
  return figures.map(([name, measured, goal]) => ({
    name,
    unit: 'MB',
    measured,
    floor,
    against: 'an empty Node process',
    goal,
  }));
}

/** Processor time of the call that every page makes. */
export async function measureGetMeRow(): Promise<Row[]> {
  const { ours, floor } = await measureGetMe();
  return [
    {
      name: 'Processor of GET /api/me',
      unit: 'µs',
      measured: ours,
      floor,
      against: 'node:http alone',
      goal: '≤ 1.20',
    },
  ];
}

async function emptyNode(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  try {
    await wait(STARTED);
    return megabytesOf(child.pid ?? 0);
  } finally {
    child.kill();
  }
}
