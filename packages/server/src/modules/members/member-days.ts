import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { dayIn, timeZoneOf } from './day-in.ts';
import type { MemberDays } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** Where nobody has told a time zone. */
const NO_ZONE = 'UTC';

export function createMemberDays({ db, clock }: Dependencies): MemberDays {
  async function zoneOf(userId: number): Promise<string> {
    const user = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
    return user?.time_zone ?? NO_ZONE;
  }

  return {
    zoneOf,
    today: async (userId) => dayIn(await zoneOf(userId), clock()),

    async learnZone(userId, named) {
      const time_zone = timeZoneOf(named);
      if (time_zone === undefined) return;
      await db
        .updateTable('users')
        .set({ time_zone })
        .where('id', '=', userId)
        .where('time_zone', 'is', null)
        .execute();
    },

    async noteZone({ id, timeZone: stored }, given) {
      if (given === stored) return;
      const timeZone = timeZoneOf(given);
      if (timeZone === undefined || timeZone === stored) return;
      await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', id).execute();
    },
  };
}
