import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { whyNoSmallDisk } from '../../../packages/server/test/small-disk.ts';
import { inWorld, type Outcome, strangeAnswers, underLoad, untilReady } from './under-load.ts';
import type { World } from './world.ts';

interface Fault {
  name: string;
  expected: string;
  /** Resolves with a reason where it cannot be tried on this machine. */
  run(rounds: number): Promise<Outcome | string>;
}

/** Seconds within which scans that waited for a restart have ended on an ordinary machine. */
const WAITING_SCANS = 10;

/** How many times as long as one undisturbed scan they may take on a busy one: a start, and three scans. */
const WAITING_SCANS_RATIO = 8;

/** Megabytes for the database, its log and what the server wants to have free. */
const SMALL_DISK = 500;

export const FAULTS: Fault[] = [
  {
    name: 'kill -9 of the server',
    expected: 'what was acknowledged is there, once; all else whole or absent',
    run: (rounds) =>
      underLoad({
        rounds,
        async harm(world) {
          await world.server.kill();
          await world.restart();
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
        async harm(world) {
          await world.postgres.kill();
          return [...(await untilReady(world)), ...strangeAnswers(world)];
        },
      }),
  },
  { name: 'PostgreSQL freezes', expected: 'a 503 within seconds; all well when it goes on', run: freeze },
  {
    name: 'the disk is full',
    expected: 'a 503 for scans, none charged; over once there is room',
    run: async (rounds) =>
      whyNoSmallDisk() ?? (await inWorld({ rounds, harm: fillDisk, megabytes: SMALL_DISK })),
  },
  {
    name: 'restart while scans wait',
    expected: `all ended within ${WAITING_SCANS} s, or ${WAITING_SCANS_RATIO} undisturbed scans`,
    run: restartWhileScansWait,
  },
  {
    name: 'SIGTERM under load',
    expected: 'exit 0 in order, silent connections or not',
    run: (rounds) => underLoad({ rounds, harm: (world) => endWith(world, 'SIGTERM', world.server.pid) }),
  },
  {
    name: 'SIGINT to its process group',
    expected: 'exit 0 in order, with one quiet line',
    run: (rounds) =>
      underLoad({
        rounds,
        harm: (world) => endWith(world, 'SIGINT', -world.server.pid),
        hasOwnGroup: true,
      }),
  },
];

async function freeze(rounds: number): Promise<Outcome> {
  let slowest = 0;
  const outcome = await underLoad({
    rounds,
    async harm(world) {
      world.postgres.freeze();
      const start = performance.now();
      await Promise.all([world.consent(1), world.consent(2), world.register()]);
      slowest = Math.max(slowest, performance.now() - start);
      world.postgres.thaw();
      return [...(await untilReady(world)), ...strangeAnswers(world)];
    },
  });
  return { ...outcome, seen: `slowest ${inSeconds(slowest)}; ${outcome.seen}` };
}

async function fillDisk(world: World): Promise<string[]> {
  const problems: string[] = [];
  world.disk().fill();
  const before = world.answers.length;
  const refused = await Promise.all([world.scan(1), world.scan(2)]);
  if (refused.some((entry) => entry.is_acknowledged)) problems.push('a scan was accepted');
  if (!world.answers.slice(before).includes(503)) problems.push('nobody was told');
  world.disk().free();
  problems.push(...(await untilReady(world)));
  const accepted = await world.scan(0);
  if (!accepted.is_acknowledged) problems.push('a scan was refused afterwards');
  return [...problems, ...strangeAnswers(world)];
}

async function restartWhileScansWait(rounds: number): Promise<Outcome> {
  const waits: { ready: number; ended: number }[] = [];
  let undisturbed = 0;
  const outcome = await inWorld({
    rounds,
    async harm(world) {
      if (undisturbed === 0) {
        const start = performance.now();
        await world.scan(0);
        await untilScansEnded(world);
        undisturbed = performance.now() - start;
      }
      await Promise.all([0, 1, 2].map((member) => world.scan(member)));
      await wait(randomInt(500));
      await world.server.kill();
      const start = performance.now();
      const ready = await world.restart();
      await untilScansEnded(world);
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

async function untilScansEnded(world: World): Promise<void> {
  while ((await world.postgres.query("select from scans where status = 'analysing'")).length > 0)
    await wait(50);
}

async function endWith(world: World, signal: NodeJS.Signals, pid: number): Promise<string[]> {
  const silent = connect(Number(new URL(world.server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  process.kill(pid, signal);
  const exitCode = await world.server.exitCode;
  const lines = world.server.output().trim().split('\n');
  await world.restart();
  const isQuiet = lines.at(-1) === 'Stopped.' && lines.every((line) => !/^ +at |second SIG/.test(line));
  return exitCode === 0 && isQuiet ? [] : [`exit ${exitCode}: ${lines.slice(-3).join(' / ')}`];
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
