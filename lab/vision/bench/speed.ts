import type { MeasuredFigure } from '@daylit/contract';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, figure } from './figure.ts';

import type { Bench } from './reference-photos.ts';
import { timeScan } from './scan-times.ts';
import { median } from './statistics.ts';

const PROBE = fileURLToPath(new URL('probe-worker.ts', import.meta.url));

/**
 * The cost of a scan for a server: its time relative to the minimum of any scan, and the memory and start
 * time of a worker.
 */
export async function measureSpeed({ engine, size }: Bench): Promise<MeasuredFigure[]> {
  const { decode, find, measure, analyse } = await timeScan(engine, size);
  const { megabytes, starts } = probeWorker(size.workers);
  return [
    figure({
      id: 'speed.measure',
      group: 'speed',
      what: 'A 12 megapixel JPEG without error bars, over decoding it and finding the face',
      value: (decode + measure) / (decode + find),
      unit: 'ratio',
      goal: atMost(2),
      sample: size.rounds,
    }),
    figure({
      id: 'speed.scan',
      group: 'speed',
      what: 'The same with error bars',
      value: (decode + analyse) / (decode + find),
      unit: 'ratio',
      goal: atMost(4),
      sample: size.rounds,
    }),
    figure({
      id: 'speed.worker_memory',
      group: 'speed',
      what: 'Memory that a worker adds to the process, one scan done',
      value: megabytes,
      unit: 'MB',
      goal: atMost(150),
      sample: 1,
    }),
    figure({
      id: 'speed.worker_start',
      group: 'speed',
      what: 'Start of a worker until it takes photos',
      value: median(starts),
      unit: 'ms',
      goal: atMost(150),
      sample: starts.length,
    }),
  ];
}

interface WorkerCost {
  megabytes: number;
  /** Start time of each worker, milliseconds. They start in sequence, so that none slows down another. */
  starts: number[];
}

/** Runs in its own process, because memory is measured per process. */
function probeWorker(workers: number): WorkerCost {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROBE, String(workers)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The worker could not be measured: ${stderr}`);
  return JSON.parse(stdout) as WorkerCost;
}
