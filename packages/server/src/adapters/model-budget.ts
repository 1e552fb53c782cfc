import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';

/** The requests that all servers of a database may send to the model server on one day. */
export interface ModelBudget {
  /** Counts one request before it is sent. False when the day has none left; then nothing is counted. */
  take(): Promise<boolean>;
}

/** `limit` 0 sets none. One statement counts and decides, so that servers cannot exceed it together. */
export function createModelBudget({
  pool,
  clock,
  limit,
}: {
  pool: Pool;
  clock: Clock;
  limit: number;
}): ModelBudget {
  return {
    async take() {
      if (limit === 0) return true;
      const { rowCount } = await pool.query(
        `insert into model_requests (day, count) values ($1, 1)
         on conflict (day) do update set count = model_requests.count + 1 where model_requests.count < $2`,
        [clock().toISOString().slice(0, 10), limit],
      );
      return rowCount === 1;
    },
  };
}
