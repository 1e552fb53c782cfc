import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChatMessage, Usage } from '@daylit/contract';
import { afterAll, expect, it } from 'vitest';
import { openReply, wordsOf } from '../../../test/chat-stream.ts';
import { startFakeModelServer } from '../../../test/fake-model-server.ts';
import { startRealServer } from '../../../test/real-server.ts';
import { signUp } from '../../../test/sign-up.ts';
import { halfway, stream } from '../../../test/streaming-model.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createVisitor } from '../../../test/visitor.ts';

const model = await startFakeModelServer();
const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-dying-'));

afterAll(async () => {
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('a reply whose server died is answered by another one, where the member asks again', async () => {
  const { baseUrl, apiKey } = model.external;
  const env = {
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_MODEL: 'sees-2',
    DATABASE_URL: await createTestDatabase(),
  };
  const dying = await startRealServer(dataDir, env);
  const other = await startRealServer(dataDir, env);
  try {
    const token = await signUp(dying, 'noor@example.org');
    const before = createVisitor({ url: dying.url, token });
    const after = createVisitor({ url: other.url, token });
    await before.post('/api/consents', { purpose: 'external_chat', granted: true });
    const asked = { message: 'How do I wash my face?', message_key: randomUUID() };
    model.behave(halfway);
    const reply = await openReply(dying, before, asked);
    const words = wordsOf(await reply.until(({ type }) => type === 'content_delta'));
    expect(words).not.toBe('');
    await dying.kill();

    model.behave(stream('Rinse with water. '));
    // It has what was delivered, and learns within the lease that nobody writes the rest.
    const followed = await (await openReply(other, after, asked)).until(() => false);
    expect(wordsOf(followed)).toBe(words);
    expect(followed.at(-1)).toMatchObject({ type: 'error', detail: expect.stringContaining('again') });
    const answered = wordsOf(await (await openReply(other, after, asked)).until(() => false));
    const history = (await after.get('/api/chat-history')).body as ChatMessage[];
    expect(history.map(({ message }) => message)).toEqual([asked.message, answered]);
    expect(((await after.get('/api/usage')).body as Usage).messages.used).toBe(1);
  } finally {
    await Promise.all([dying.stop(), other.stop()]);
  }
});
