import type { Pool } from 'pg';
import type { ScanFacts } from '../members/ports.ts';

type Facts = Awaited<ReturnType<ScanFacts['findScanFacts']>>;

/**
 * Written by hand and named, because every page asks for the current user: PostgreSQL plans it once per
 * connection.
 */
export const FIND_FACTS = {
  name: 'find-scan-facts',
  text: `
    select
      (select max(id) from scans where user_id = $1) as latest_checkin_id,
      (
        select payload from scan_events e join scans s on (s.user_id, s.id) = (e.user_id, e.scan_id)
        where s.user_id = $1 and stage = 'care_plan' and status = 'complete'
        order by s.id desc limit 1
      ) as care_plan`,
};

/** Finds what the current-user call says about scans. */
export function createScanFacts({ pool }: { pool: Pool }): ScanFacts {
  return {
    async findScanFacts(userId) {
      const { rows } = await pool.query<Facts>({ ...FIND_FACTS, values: [userId] });
      return rows[0] ?? { latest_checkin_id: null, care_plan: null };
    },
  };
}
