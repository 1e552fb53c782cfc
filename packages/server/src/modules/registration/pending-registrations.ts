import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { PendingRegistrations } from './ports.ts';
import type { VerificationPoster } from './post-verification.ts';
import { extend } from './registrations.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  postVerification: VerificationPoster;
}

export function createPendingRegistrations(dependencies: Dependencies): PendingRegistrations {
  const { db, clock, postVerification } = dependencies;

  function findNewest(connection: Db, emailKey: string) {
    return connection
      .selectFrom('registrations')
      .select(['id', 'created_at', 'expires_at'])
      .where('email_key', '=', emailKey)
      .where('user_id', 'is', null)
      .where('expires_at', '>', clock())
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  return {
    find: (emailKey) => findNewest(db, emailKey),
    async resend(transaction, emailKey) {
      const newest = await findNewest(transaction, emailKey);
      const registration = newest && (await extend(transaction, newest.id, clock()));
      if (!registration) return undefined;
      await postVerification(transaction, registration);
      return registration.id;
    },
  };
}
