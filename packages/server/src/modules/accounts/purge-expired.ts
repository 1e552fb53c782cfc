import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { AccountJobs } from './jobs.ts';
import { DEVICE_LIFETIME } from './known-devices.ts';
import { SESSION_IDLE_TIME } from './session-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long things are kept that nobody needs any more, in milliseconds. */
const KEPT = { mails: 7 * DAY, loginFailures: DAY } as const;

/** Removes what has run out. Nothing depends on it running in time: every reader looks at the clock itself. */
export function createPurgeExpiredJob(db: Db, clock: Clock): JobHandler<AccountJobs['purge-expired']> {
  return {
    async run() {
      const now = clock();
      const before = (age: number) => new Date(now.getTime() - age);
      await db.deleteFrom('registrations').where('expires_at', '<', now).execute();
      await db
        .deleteFrom('sessions')
        .where((row) =>
          row.or([row('expires_at', '<', now), row('last_seen_at', '<', before(SESSION_IDLE_TIME))]),
        )
        .execute();
      await db.deleteFrom('known_devices').where('last_used_at', '<', before(DEVICE_LIFETIME)).execute();
      await db.deleteFrom('mails').where('created_at', '<', before(KEPT.mails)).execute();
      await db.deleteFrom('login_failures').where('blocked_until', '<', before(KEPT.loginFailures)).execute();
    },
    giveUp: async () => undefined,
  };
}
