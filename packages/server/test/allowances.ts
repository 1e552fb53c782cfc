import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CALL_LIMITS } from '../src/http/call-limits.ts';
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

/**
 * Uses up the calls of networks and members for an hour, as very many calls would. A member is `member` and
 * the id.
 */
export async function useUpCalls({ db }: TestServer, subjects: readonly string[]): Promise<void> {
  const expire = Date.now() + 60 * 60 * 1000;
  for (const subject of subjects) {
    const hash = createHash('sha256').update(subject).digest('base64url');
    for (const operation of Object.keys(CALL_LIMITS))
      await sql`insert into rate_limits values (${`${operation}:${hash}`}, 1000000, ${expire})`.execute(db);
  }
}
