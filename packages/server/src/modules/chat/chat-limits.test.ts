import { createLogger } from '../../logger.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMember, memberKeysOf } from '../../../test/members.ts';
import { endLeases } from '../../../test/silent-server.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestDatabase, openPatiently } from '../../../test/test-database.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { Member, MemberKeys } from '../members/ports.ts';
import { memberLocks as locks } from '../members/member-locks.ts';
import { createUsageMeter } from '../usage/usage-meter.ts';
import { type BeginReply, createBeginReply } from './begin-reply.ts';
import { createChatStore } from './chat-store.ts';
import { createOpenTurn } from './open-turn.ts';
import { createReplyEndings } from './reply-endings.ts';

const { now: clock } = createTestClock();
let dataDir: string;
let keys: MemberKeys;
let connections: DatabaseConnection[];
let servers: BeginReply[];
let member: Member;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-chat-'));
  const databaseUrl = await createTestDatabase();
  connections = Array.from({ length: 4 }, () => openPatiently(databaseUrl));
  keys = await memberKeysOf(dataDir);
  servers = connections.map(({ db }) => {
    const meter = createUsageMeter({ db, clock });
    const store = createChatStore({ keys });
    const log = createLogger('silent');
    const given = { db, clock, log, locks, keys, meter, store, openTurn: createOpenTurn() };
    const scanLookups = { findCompleteId: async () => null };
    return createBeginReply({
      ...given,
      endings: createReplyEndings(given),
      scanLookups,
      isAlwaysAnswered: isNeverDangerous,
    });
  });
});
afterAll(async () => {
  await Promise.all(connections.map(({ close }) => close()));
  await rm(dataDir, { recursive: true });
});

const isNeverDangerous = async () => false;

/** A member of whose ten messages one is left. */
beforeEach(async () => {
  const { db } = first();
  const { id } = await addMember(db, clock, { plan: 'free' }, keys);
  const used = { user_id: id, kind: 'messages', amount: 9, source: 'test', charged_at: clock() } as const;
  await db.insertInto('usage_charges').values(used).execute();
  member = { id, plan: 'free', createdAt: clock() } as Member;
});

function first(): DatabaseConnection {
  const [connection] = connections;
  if (!connection) throw new Error('No connection was opened.');
  return connection;
}

const begin: BeginReply = async (...asked) => {
  const [server] = servers;
  if (!server) throw new Error('No server was made.');
  return server(...asked);
};

const rolesOf = () =>
  first()
    .db.selectFrom('chat_messages')
    .select('role')
    .where('user_id', '=', member.id)
    .orderBy('id')
    .execute();

async function chargedOf(kind: 'messages' | 'tokens'): Promise<number> {
  const rows = first().db.selectFrom('usage_charges').select('amount');
  const charges = await rows.where('user_id', '=', member.id).where('kind', '=', kind).execute();
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}

const ONE = [{ role: 'user' }, { role: 'assistant' }];

it('exactly one of 200 messages at once over four servers is taken when one is left', async () => {
  const sent = Array.from({ length: 200 }, async (_, at) => {
    const server = servers[at % servers.length];
    return server?.(member, { message: `message ${at}` }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.status === 403) return false;
        throw error;
      },
    );
  });
  expect((await Promise.all(sent)).filter(Boolean)).toHaveLength(1);
  expect(await rolesOf()).toEqual(ONE);
});

it('the last message that is left, sent to three servers at once, is one message and counts once', async () => {
  const message = { message: 'Is it dry?', message_key: randomUUID() };
  const turns = await Promise.all(servers.slice(0, 3).map((server) => server(member, message)));
  expect(turns.filter(({ reply }) => reply)).toHaveLength(1);
  expect(new Set(turns.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await rolesOf()).toEqual(ONE);
  expect([await chargedOf('messages'), await chargedOf('tokens')]).toEqual([10, 3]);
});

it('a message whose reply died with its server is taken again, and counts once', async () => {
  const message = { message: 'Is it dry?', message_key: randomUUID() };
  const died = await begin(member, message);
  await endLeases(first().db);
  const again = await begin(member, message);
  expect(again.messageId).toBe(died.messageId);
  expect(again.reply?.id).toBeGreaterThan(died.reply?.id ?? 0);
  expect(await rolesOf()).toEqual(ONE);
  expect([await chargedOf('messages'), await chargedOf('tokens')]).toEqual([10, 3]);
});

it('a reply that died with its server gives its message back to the next one', async () => {
  await begin(member, { message: 'Is it dry?' });
  await expect(begin(member, { message: 'Is it dry now?' })).rejects.toMatchObject({ status: 403 });
  await endLeases(first().db);
  expect((await begin(member, { message: 'Is it dry now?' })).reply).not.toBeNull();
  expect(await chargedOf('messages')).toBe(10);
});
