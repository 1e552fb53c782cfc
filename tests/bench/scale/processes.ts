import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../median.ts';
import { type Cluster, type Role, startCluster } from './cluster.ts';
import { type Act, type Drive, drive, signUpMembers, verify } from './drive.ts';

/** The clusters that are compared: one process, and each role by itself. */
const CLUSTERS: { name: string; roles: Role[]; kills: boolean }[] = [
  { name: 'one process', roles: ['web,worker'], kills: false },
  { name: '1 web, 1 worker', roles: ['web', 'worker'], kills: false },
  { name: '2 web, 2 workers, one killed every 10 s', roles: ['web', 'web', 'worker', 'worker'], kills: true },
];

const MEMBERS = 12;

const SECONDS = 60;

/** Seconds in which each act is measured alone. */
const ALONE = 12;

const KILL_EVERY = 10_000;

/**
 * Prints throughput, times and use of the processor for each cluster, and what one act costs. Returns what
 * was lost or doubled.
 */
export async function benchProcesses(): Promise<string[]> {
  const problems: string[] = [];
  let one: number | undefined;
  for (const { name, roles, kills } of CLUSTERS) {
    const cluster = await startCluster(roles);
    try {
      const members = await signUpMembers(cluster, MEMBERS);
      if (!kills) await printCosts(cluster, members);
      const before = cluster.cpu();
      const stop = new AbortController();
      const killing = kills ? killAgainAndAgain(cluster, stop.signal) : Promise.resolve(0);
      const seen = await drive(cluster, members, SECONDS);
      stop.abort();
      const killed = await killing;
      const scans = perMinute(seen, 'scan');
      one ??= scans;
      console.log(`${name}: ${scans.toFixed(0)} scans a minute (${(scans / one).toFixed(2)} of one process)`);
      for (const act of ['scan', 'message', 'page'] as const) printTimes(act, seen);
      console.log(`  refused and tried again: ${JSON.stringify(seen.refused)}, ${killed} kills`);
      printUse(before, cluster.cpu(), seen.seconds);
      const { lost, doubled } = await verify(cluster, seen);
      console.log(`  lost ${lost}, doubled ${doubled}`);
      if (lost + doubled > 0) problems.push(`${name}: ${lost} lost, ${doubled} doubled`);
    } finally {
      await cluster.close();
    }
  }
  return problems;
}

function perMinute({ times, seconds }: Drive, act: Act): number {
  return (times[act].length / seconds) * 60;
}

function printTimes(act: Act, { times }: Drive): void {
  const sorted = times[act].toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  console.log(`  ${act}: ${sorted.length}, median ${median(sorted).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
}

/** The first of the list is what saturates first: the cores are shared. */
function printUse(before: Record<string, number>, after: Record<string, number>, seconds: number): void {
  const used = differences(before, after).toSorted(([, a], [, b]) => b - a);
  const shares = used.map(([name, cpu]) => `${name} ${(cpu / seconds).toFixed(2)}`);
  console.log(`  cores used: ${shares.join(', ')}`);
}

/** What one act costs, in milliseconds of a core, measured with nothing else. */
async function printCosts(
  cluster: Cluster,
  members: Awaited<ReturnType<typeof signUpMembers>>,
): Promise<void> {
  for (const act of ['scan', 'message', 'page'] as const) {
    const before = cluster.cpu();
    const { times } = await drive(cluster, members, ALONE, [act]);
    const costs = differences(before, cluster.cpu())
      .filter(([name]) => name !== 'driver')
      .map(([name, cpu]) => `${name} ${((cpu * 1_000) / times[act].length).toFixed(1)}`);
    console.log(`  one ${act} costs, in ms of a core: ${costs.join(', ')}`);
  }
}

function differences(before: Record<string, number>, after: Record<string, number>): [string, number][] {
  return Object.entries(after).map(([name, cpu]) => [name, cpu - (before[name] ?? 0)]);
}

/** Kills each process in turn. Returns how many. */
async function killAgainAndAgain({ members }: Cluster, signal: AbortSignal): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    await wait(KILL_EVERY, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return killed;
    await members[killed % members.length]?.restart();
  }
}
