import { sql } from 'kysely';
import type { UsageKind } from '../src/modules/usage/ports.ts';
import type { TestServer } from './start-test-server.ts';

/** Charges a member for scans or messages that never happened. */
export async function charge(
  { db, clock }: TestServer,
  memberId: number,
  { kind, amount }: { kind: UsageKind; amount: number },
): Promise<void> {
  const row = { user_id: memberId, kind, amount, source: 'test', charged_at: clock.now() };
  await db.insertInto('usage_charges').values(row).execute();
}

/** Resets the rate limits, as the passing of time would. */
export async function forgetCalls({ db }: TestServer): Promise<void> {
  await sql`truncate rate_limits`.execute(db);
}
