import { timeNewEngine } from '../../../lab/vision/bench/scan-times.ts';
import { measureMessages } from '../chat/first-events.ts';
import { withPlace } from '../place.ts';
import { measureIdle } from '../idle.ts';
import { measureLargeHistory } from '../large-history.ts';
import { median, p99Of } from '../median.ts';
import { measureScanLoad } from '../scan-load.ts';
import { measureStarts } from '../start-time.ts';
import type { Row } from './row.ts';

/** A scan over HTTP against its work in one process, and what other members feel meanwhile. */
export async function measureScanRows(): Promise<Row[]> {
  const { decode, analyse } = await timeNewEngine({ rounds: 9, warmUp: 8 });
  const { reports, calls } = await measureScanLoad();
  return [
    {
      name: 'Photo to report over HTTP, 12 megapixels',
      unit: 'ms',
      measured: median(reports),
      floor: decode + analyse,
      against: 'decoded and analysed in one process',
      goal: '≤ 1.25',
    },
    {
      name: 'GET /api/me of others during 20 scans, p99',
      unit: 'ms',
      measured: p99Of(calls),
      floor: median(calls),
      against: 'its median',
      goal: '≤ 150 ms',
    },
  ];
}

/** A message to the assistant, alone and with 49 others. */
export async function measureMessageRows(): Promise<Row[]> {
  const { together, alone, cpu, cpuAlone } = await withPlace(measureMessages);
  return [
    {
      name: 'First event of a message, 50 at once, p99',
      unit: 'ms',
      measured: p99Of(together),
      floor: median(alone),
      against: 'one alone',
      goal: '≤ 150 ms',
    },
    {
      name: 'Processor of a message and its reply',
      unit: 'ms',
      measured: cpu,
      floor: cpuAlone,
      against: 'one alone',
      goal: '≤ 5 ms',
    },
  ];
}

/** A server that nobody uses, PostgreSQL included. */
export async function measureIdleRows(): Promise<Row[]> {
  const { fresh, used } = await measureIdle();
  const against = 'without finished jobs';
  return [
    {
      name: 'Idle with 2 million finished jobs, of a core',
      unit: '%',
      measured: used.server + used.postgres,
      floor: fresh.server + fresh.postgres,
      against,
      goal: '≤ 0.3 %',
    },
    {
      name: 'Idle with 2 million finished jobs, transactions',
      unit: 'a second',
      measured: used.transactions,
      floor: fresh.transactions,
      against,
      goal: '≤ 1 a second',
    },
  ];
}

/** A start with a used data directory, against one that makes its database. */
export async function measureStartRow(): Promise<Row[]> {
  const { first, warm } = await measureStarts();
  return [
    {
      name: 'Start',
      unit: 'ms',
      measured: median(warm),
      floor: first,
      against: 'the first one, which makes the database',
      goal: '≤ 1500 ms',
    },
  ];
}

/** Files of the whole history, at 10,000 scans. */
export async function measureHistoryRows(): Promise<Row[]> {
  const { read, ...files } = await measureLargeHistory();
  const names = { csv: 'History report as CSV', html: 'History report for paper', export: 'Export' };
  return Object.entries(names).flatMap(([kind, name]) => {
    const { seconds, growth, size } = files[kind as keyof typeof names];
    return [
      {
        name: `${name} of 10,000 scans`,
        unit: 's',
        measured: seconds,
        floor: read,
        against: 'read from PostgreSQL',
        goal: '≤ 30 s',
      },
      {
        name: `${name} of 10,000 scans, memory`,
        unit: 'MB',
        measured: growth,
        floor: size,
        against: 'the file',
        goal: '≤ 30 MB',
      },
    ];
  });
}
