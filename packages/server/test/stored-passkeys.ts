import { jsonb } from '../src/db/database.ts';
import type { TestServer } from './start-test-server.ts';

/** Writes a passkey that no device has straight into the database, and returns its number. */
export async function storePasskey({ db, clock }: TestServer, userId: number): Promise<number> {
  const { id } = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: `passkey-of-member-${userId}`,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: jsonb(['internal']),
      name: 'Safari on iPhone',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
