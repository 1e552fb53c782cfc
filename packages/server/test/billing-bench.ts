import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../src/db/migrate.ts';
import { openKeyring } from '../src/keyring.ts';
import type { Verdict } from './billing-judge.ts';
import { openSequences, sequencesOf } from './billing-sequences.ts';
import { openBillingWorld } from './billing-world.ts';
import { raceForChange } from './change-race.ts';
import { countPlaces, openCheckoutsAtOnce, takeAllBut } from './founding-race.ts';
import { createTestClock } from './test-clock.ts';

/** What a run of the bench counted. */
export interface BillingFigures {
  sequences: number;
  verdict: Verdict;
  /** Checkouts that got one of the last places, and places in use afterwards. */
  winners: number;
  places: number;
  /** Races in which not exactly one change was made and charged, the others being refused. */
  unfairRaces: number;
}

interface Options {
  seed: number;
  sequences: number;
  /** Checkouts at once for the last `places`, over four connections. */
  checkouts: number;
  places: number;
  /** Members who change their plan in two tabs on each of four servers at once. */
  races: number;
}

/** Runs random sequences and the race for the last founding places on a PostgreSQL of its own. */
export async function runBillingBench(options: Options): Promise<BillingFigures> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-billing-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    settings: { fsync: 'off' },
  });
  try {
    const url = await postgres.databaseUrl('daylit');
    await prepareDatabase(url, await openKeyring(path.join(dataDir, 'keys')));
    const verdict = await runSequences(url, options);
    const places = await raceForPlaces(url, options);
    const unfairRaces = await raceForChanges(url, options);
    return { sequences: options.sequences, verdict, ...places, unfairRaces };
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runSequences(url: string, { seed, sequences }: Options): Promise<Verdict> {
  const sum = { wrongPlans: 0, doubleCharges: 0, lostCancellations: 0, forgedAccepted: 0, actions: 0 };
  const world = openSequences(url);
  try {
    for (const sequence of fc.sample(sequencesOf(14), { seed, numRuns: sequences })) {
      const verdict = await world.run(sequence);
      for (const name of Object.keys(sum) as (keyof Verdict)[]) sum[name] += verdict[name];
    }
    return sum;
  } finally {
    await world.close();
  }
}

async function raceForPlaces(url: string, { checkouts, places }: Options) {
  const clock = createTestClock();
  const worlds = Array.from({ length: 4 }, () => openBillingWorld(url, clock));
  const [first] = worlds;
  if (!first) throw new Error('No server was opened.');
  try {
    await takeAllBut(first.db, places);
    const outcomes = await openCheckoutsAtOnce(worlds, checkouts, 'plus_annual_founding');
    const winners = outcomes.filter(({ status }) => status === 200).length;
    return { winners, places: await countPlaces(first.db) };
  } finally {
    await Promise.all(worlds.map(({ close }) => close()));
  }
}

async function raceForChanges(url: string, { races }: Options): Promise<number> {
  const clock = createTestClock();
  const worlds = Array.from({ length: 4 }, () => openBillingWorld(url, clock));
  let unfair = 0;
  try {
    for (let race = 0; race < races; race += 1) {
      const { winners, refused, charges } = await raceForChange(worlds, 2);
      const isFair =
        winners === 1 && refused.every((status) => status === 409) && charges.join() === '599,900';
      if (!isFair) unfair += 1;
    }
    return unfair;
  } finally {
    await Promise.all(worlds.map(({ close }) => close()));
  }
}
