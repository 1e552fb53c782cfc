import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { whyNoSmallDisk } from '../../../packages/server/test/small-disk.ts';
import { inTestbed, type Outcome, unexpectedAnswers, underLoad, untilReady } from './under-load.ts';
import type { Testbed } from './testbed.ts';

interface Fault {
  name: string;
  expected: string;
  /** Resolves with a reason when the fault cannot be tried on this machine. */
  run(rounds: number): Promise<Outcome | string>;
}

/** Seconds after a restart within which waiting scans must end on an idle machine. */
const WAITING_SCANS = 10;

/** On a busy machine they may take this many times as long as one undisturbed scan: a start, three scans. */
const WAITING_SCANS_RATIO = 8;

/** Megabytes for the database, its log and the free space that the server requires. */
const SMALL_DISK = 500;

export const FAULTS: Fault[] = [
  {
    name: 'kill -9 of the server',
    expected: 'acknowledged changes are there, once; others whole or absent',
    run: (rounds) =>
      underLoad({
        rounds,
        async inject(testbed) {
          await testbed.server.kill();
          await testbed.restart();
          return [];
        },
      }),
  },
  {
    name: 'kill -9 of PostgreSQL',
    expected: 'nothing worse than a 503; the server stays',
    run: (rounds) =>
      underLoad({
        rounds,
        async inject(testbed) {
          await testbed.postgres.kill();
          return [...(await untilReady(testbed)), ...unexpectedAnswers(testbed)];
        },
      }),
  },
  { name: 'PostgreSQL freezes', expected: 'a 503 within seconds; all well when it resumes', run: freeze },
  {
    name: 'the disk is full',
    expected: 'a 503 for scans, none charged; over once there is room',
    run: async (rounds) =>
      whyNoSmallDisk() ?? (await inTestbed({ rounds, inject: fillDisk, megabytes: SMALL_DISK })),
  },
  {
    name: 'restart while scans wait',
    expected: `all ended within ${WAITING_SCANS} s, or ${WAITING_SCANS_RATIO} undisturbed scans`,
    run: restartWhileScansWait,
  },
  {
    name: 'SIGTERM under load',
    expected: 'exit 0 in order, silent connections or not',
    run: (rounds) =>
      underLoad({ rounds, inject: (testbed) => endWith(testbed, 'SIGTERM', testbed.server.pid) }),
  },
  {
    name: 'SIGINT to its process group',
    expected: 'exit 0 in order, with one quiet line',
    run: (rounds) =>
      underLoad({
        rounds,
        inject: (testbed) => endWith(testbed, 'SIGINT', -testbed.server.pid),
        hasOwnGroup: true,
      }),
  },
];

async function freeze(rounds: number): Promise<Outcome> {
  let slowest = 0;
  const outcome = await underLoad({
    rounds,
    async inject(testbed) {
      testbed.postgres.freeze();
      const start = performance.now();
      await Promise.all([testbed.consent(1), testbed.consent(2), testbed.register()]);
      slowest = Math.max(slowest, performance.now() - start);
      testbed.postgres.thaw();
      return [...(await untilReady(testbed)), ...unexpectedAnswers(testbed)];
    },
  });
  return { ...outcome, seen: `slowest ${inSeconds(slowest)}; ${outcome.seen}` };
}

async function fillDisk(testbed: Testbed): Promise<string[]> {
  const problems: string[] = [];
  testbed.disk().fill();
  const before = testbed.answers.length;
  const refused = await Promise.all([testbed.scan(1), testbed.scan(2)]);
  if (refused.some((entry) => entry.is_acknowledged)) problems.push('a scan was accepted');
  if (!testbed.answers.slice(before).includes(503)) problems.push('nobody was told');
  testbed.disk().free();
  problems.push(...(await untilReady(testbed)));
  const accepted = await testbed.scan(0);
  if (!accepted.is_acknowledged) problems.push('a scan was refused afterwards');
  return [...problems, ...unexpectedAnswers(testbed)];
}

async function restartWhileScansWait(rounds: number): Promise<Outcome> {
  const waits: { ready: number; ended: number }[] = [];
  let undisturbed = 0;
  const outcome = await inTestbed({
    rounds,
    async inject(testbed) {
      if (undisturbed === 0) {
        const start = performance.now();
        await testbed.scan(0);
        await untilScansEnded(testbed);
        undisturbed = performance.now() - start;
      }
      await Promise.all([0, 1, 2].map((member) => testbed.scan(member)));
      await wait(randomInt(500));
      await testbed.server.kill();
      const start = performance.now();
      const ready = await testbed.restart();
      await untilScansEnded(testbed);
      waits.push({ ready, ended: performance.now() - start });
      return [];
    },
  });
  const slowest = Math.max(...waits.map(({ ended }) => ended));
  const allowed = Math.max(WAITING_SCANS * 1_000, WAITING_SCANS_RATIO * undisturbed);
  const times = waits.map(({ ready, ended }) => `ready ${inSeconds(ready)}, ended ${inSeconds(ended)}`);
  return {
    seen: `${times.join('; ')} (undisturbed ${inSeconds(undisturbed)})`,
    problems: [
      ...outcome.problems,
      ...(slowest > allowed ? [`scans ended after ${inSeconds(slowest)}`] : []),
    ],
  };
}

async function untilScansEnded(testbed: Testbed): Promise<void> {
  while ((await testbed.postgres.query("select from scans where status = 'analysing'")).length > 0)
    await wait(50);
}

async function endWith(testbed: Testbed, signal: NodeJS.Signals, pid: number): Promise<string[]> {
  const silent = connect(Number(new URL(testbed.server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  process.kill(pid, signal);
  const exitCode = await testbed.server.exitCode;
  const lines = testbed.server.output().trim().split('\n');
  await testbed.restart();
  const isQuiet = lines.at(-1) === 'Stopped.' && lines.every((line) => !/^ +at |second SIG/.test(line));
  return exitCode === 0 && isQuiet ? [] : [`exit ${exitCode}: ${lines.slice(-3).join(' / ')}`];
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
