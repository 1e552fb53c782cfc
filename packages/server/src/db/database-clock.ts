import { type Clock, systemClock } from '../clock.ts';

/** Between two looks at the clock of PostgreSQL, in milliseconds. */
const LOOK_INTERVAL = 60_000;

/** A smaller difference is left, so that the time of one server does not move to and fro. In milliseconds. */
const TOLERANCE = 1_000;

/** What a clock asks of a pool. */
interface Database {
  query(sql: string): Promise<{ rows: { now: string }[] }>;
}

/**
 * Follows the clock of PostgreSQL, to a second and half of the way there and back, until the stack is
 * disposed. Servers over one database then agree on the time whatever their machines say: limits, sessions
 * and codes of a second factor end at each of them at the same moment. A look that fails changes nothing.
 * Throws where the first one fails.
 */
export async function followDatabaseClock(
  database: Database,
  onError: (error: unknown) => void,
  stack: AsyncDisposableStack,
  machine: Clock = systemClock,
): Promise<Clock> {
  let ahead = 0;
  async function look(): Promise<void> {
    const before = machine().getTime();
    const { rows } = await database.query('select extract(epoch from clock_timestamp()) * 1000 as now');
    const difference = Number(rows[0]?.now) - (before + machine().getTime()) / 2;
    if (Math.abs(difference - ahead) > TOLERANCE) ahead = difference;
  }
  await look();
  const looking = setInterval(() => void look().catch(onError), LOOK_INTERVAL);
  stack.defer(() => clearInterval(looking));
  return () => new Date(machine().getTime() + ahead);
}
