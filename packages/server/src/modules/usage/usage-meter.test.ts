import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMember } from '../../../test/members.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestDatabase, openPatiently } from '../../../test/test-database.ts';
import type { DatabaseConnection, Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { memberLocks as locks } from '../members/member-locks.ts';
import type { Charge, PlanHolder, UsageKind } from './ports.ts';
import { createUsageMeter } from './usage-meter.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createTestClock(new Date('2026-11-20T12:00:00Z'));

let databaseUrl: string;
let connections: DatabaseConnection[];
let member: PlanHolder;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  connections = Array.from({ length: 3 }, () => openPatiently(databaseUrl));
});
afterAll(async () => {
  await Promise.all(connections.map(({ close }) => close()));
});
beforeEach(async () => {
  const { id } = await addMember(first().db, clock.now);
  member = { id, plan: 'free', createdAt: clock.now() };
});

function first(): DatabaseConnection {
  const [connection] = connections;
  if (!connection) throw new Error('No connection was opened.');
  return connection;
}

const meterOn = (db: Db) => createUsageMeter({ db, clock: clock.now });

/** Charges through one of several servers. Resolves with whether it fitted. */
async function charge(charge: Charge, server = 0): Promise<boolean> {
  const { db } = connections[server % connections.length] ?? first();
  const meter = meterOn(db);
  const outcome = db.transaction().execute(async (transaction) => {
    await locks.lockMember(transaction, member.id);
    await meter.charge(transaction, member, [charge]);
  });
  return await outcome.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

async function used(kind: UsageKind): Promise<number> {
  return (await meterOn(first().db).check(member, kind)).used;
}

it('the meter accepts exactly as many simultaneous charges as fit', async () => {
  const charges = Array.from({ length: 200 }, (_, index) =>
    charge({ kind: 'messages', source: `chat:${index}`, amount: 1 }, index),
  );
  expect((await Promise.all(charges)).filter(Boolean)).toHaveLength(10);
});

it('the meter counts the same source once, and nothing that was refunded', async () => {
  const message: Charge = { kind: 'messages', source: 'chat:1', amount: 1 };
  await Promise.all([charge(message), charge(message)]);
  expect(await used('messages')).toBe(1);
  const { db } = first();
  await db.transaction().execute((transaction) => meterOn(db).refund(transaction, member.id, message));
  expect(await used('messages')).toBe(0);
});

it('the meter does not refuse what is counted already, even when nothing is left', async () => {
  const scan: Charge = { kind: 'scans', source: 'scan:1', amount: 1 };
  while (await charge({ ...scan, source: `scan:${randomUUID()}` })) continue;
  expect(await charge(scan)).toBe(false);
  const { db } = first();
  await db.transaction().execute((transaction) => meterOn(db).note(transaction, member.id, scan));
  expect(await charge(scan)).toBe(true);
});

it('the meter undoes a charge with the transaction that it belongs to', async () => {
  const { db } = first();
  const failing = db.transaction().execute(async (transaction) => {
    await meterOn(db).charge(transaction, member, [{ kind: 'scans', source: 'scan:1', amount: 1 }]);
    throw new Error('something else failed');
  });
  await expect(failing).rejects.toThrow('something else failed');
  expect(await used('scans')).toBe(0);
});

it('the meter counts tokens of the last seven days, and refuses what would not fit whole', async () => {
  expect(await charge({ kind: 'tokens', source: 'chat:1', amount: 20_000 })).toBe(true);
  expect(await charge({ kind: 'tokens', source: 'chat:2', amount: 5_001 })).toBe(false);
  clock.advance(7 * DAY + 1);
  expect(await used('tokens')).toBe(0);
  expect(await charge({ kind: 'tokens', source: 'chat:3', amount: 25_000 })).toBe(true);
});
