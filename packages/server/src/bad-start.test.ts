import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { placeIn } from '../test/files-below.ts';
import { poison } from '../test/poison.ts';
import { type SignedIn, startTestServer } from '../test/start-test-server.ts';

const server = await startTestServer();
const { db, dataDir } = server;
afterAll(() => server.close());

/** Three members. For the first of them the work fails. */
async function three(): Promise<{ bad: SignedIn; others: SignedIn[] }> {
  const bad = await server.member();
  return { bad, others: [await server.member(), await server.member()] };
}

async function keyIdOf({ id }: SignedIn): Promise<string> {
  const row = await db.selectFrom('users').select('key_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.key_id;
}

test('a server starts though an erasure, a reply and a key of the past cannot be finished', async () => {
  const { bad, others } = await three();
  const members = [bad, ...others];
  for (const { id } of members) {
    const reply = { text: 'A word', products: [], facts: null };
    const sealed_content = await server.keys.seal(
      db,
      id,
      Buffer.from(JSON.stringify(reply)),
      'chat message 2',
    );
    await db.insertInto('chats').values({ user_id: id, last_message: 2 }).execute();
    await db
      .insertInto('chat_messages')
      .values({
        user_id: id,
        id: 2,
        role: 'assistant',
        created_at: server.clock.now(),
        starts_conversation: true,
        show_in_chat: true,
        state: 'writing',
        message_key: null,
        reply_to: 1,
        stream_id: null,
        has_search: false,
        sealed_content,
      })
      .execute();
  }
  const returned = await three();
  const erased = path.join(dataDir, 'keys', 'erased');
  await mkdir(erased, { recursive: true });
  for (const member of [returned.bad, ...returned.others])
    await writeFile(path.join(erased, await keyIdOf(member)), '');
  const healErasure = await poison(db, 'users', `old.id = ${returned.bad.id}`);
  await rm(placeIn(path.join(dataDir, 'keys', 'members'), await keyIdOf(bad)));
  await mkdir(path.join(dataDir, 'keys', 'photo-1'));
  await writeFile(path.join(dataDir, 'keys', 'photo-2'), Buffer.alloc(32));

  const other = await startTestServer({ beside: server });
  const states = await db
    .selectFrom('chat_messages')
    .select('state')
    .where(
      'user_id',
      'in',
      members.map(({ id }) => id),
    )
    .orderBy('user_id')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['writing', 'broken', 'broken']);
  const left = [returned.bad, ...returned.others].map(({ id }) => id);
  const users = () => db.selectFrom('users').select('id').where('id', 'in', left).execute();
  expect(await users()).toEqual([{ id: returned.bad.id }]);
  expect(await readdir(path.join(dataDir, 'keys'))).not.toContain('photo-2');
  // The database recovers without another start.
  await healErasure();
  await vi.waitFor(async () => expect(await users()).toEqual([]), { timeout: 20_000 });
  await other.close();
});

const keyOf = (id: string) => placeIn(path.join(dataDir, 'keys', 'members'), id);

test('a key of an erased member that returned alone is destroyed, also beside a damaged one', async () => {
  const [damaged, whole] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, bytes] of [
    [damaged, 5],
    [whole, 32],
  ] as const) {
    await writeFile(path.join(dataDir, 'keys', 'erased', id), '');
    await mkdir(path.dirname(keyOf(id)), { recursive: true });
    await writeFile(keyOf(id), Buffer.alloc(bytes));
  }
  const other = await startTestServer({ beside: server });
  await vi.waitFor(() => expect(existsSync(keyOf(whole))).toBe(false), { timeout: 20_000 });
  await other.close();
});
