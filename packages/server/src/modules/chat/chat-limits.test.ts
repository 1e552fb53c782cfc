import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addMember, memberKeysOf } from '../../../test/members.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestDatabase, openPatiently } from '../../../test/test-database.ts';
import { Refusal } from '../../errors.ts';
import type { Member } from '../members/ports.ts';
import { memberLocks as locks } from '../members/member-locks.ts';
import { createUsageMeter } from '../usage/usage-meter.ts';
import { createBeginReply } from './begin-reply.ts';
import { createChatStore } from './chat-store.ts';
import { createOpenStreams } from './open-streams.ts';
import { createReplyEndings } from './reply-endings.ts';

it('of 200 messages at once over four servers, with one left, exactly one is taken', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-chat-'));
  const databaseUrl = await createTestDatabase();
  const connections = Array.from({ length: 4 }, () => openPatiently(databaseUrl));
  const { now: clock } = createTestClock();
  const keys = await memberKeysOf(dataDir);
  const servers = connections.map(({ db }) => {
    const meter = createUsageMeter({ db, clock });
    const store = createChatStore({ keys });
    const given = { db, clock, locks, keys, meter, store, streams: createOpenStreams({ db, clock }) };
    const scanLookups = { findCompleteId: async () => null };
    return createBeginReply({ ...given, endings: createReplyEndings(given), scanLookups });
  });
  const [{ db }] = connections as [(typeof connections)[0]];
  const { id } = await addMember(db, clock, { plan: 'free' }, keys);
  const used = { user_id: id, kind: 'messages', amount: 9, source: 'test', charged_at: clock() } as const;
  await db.insertInto('usage_charges').values(used).execute();
  const member = { id, plan: 'free', createdAt: clock() } as Member;

  const sent = Array.from({ length: 200 }, async (_, at) => {
    const begin = servers[at % servers.length];
    return begin?.(member, { message: `message ${at}` }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.status === 403) return false;
        throw error;
      },
    );
  });
  expect((await Promise.all(sent)).filter(Boolean)).toHaveLength(1);
  expect(await db.selectFrom('chat_messages').select('role').orderBy('id').execute()).toEqual([
    { role: 'user' },
    { role: 'assistant' },
  ]);
  await Promise.all(connections.map(({ close }) => close()));
  await rm(dataDir, { recursive: true });
});
