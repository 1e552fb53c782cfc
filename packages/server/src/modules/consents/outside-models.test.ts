import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ConsentPurpose } from '@daylit/contract';
import { afterAll, expect, test } from 'vitest';
import { openReply } from '../../../test/chat-stream.ts';
import { POLITE, say, startFakeModelServer } from '../../../test/fake-model-server.ts';
import { facePhoto } from '../../../test/photos.ts';
import { startRealServer } from '../../../test/real-server.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { signUp } from '../../../test/sign-up.ts';
import { stream } from '../../../test/streaming-model.ts';
import { createVisitor } from '../../../test/visitor.ts';

const model = await startFakeModelServer();
const { baseUrl, apiKey, model: modelName } = model.external;
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-outside-models-'));
// One setting names the model for the reports and for the chat.
const server = await startRealServer(dataDir, {
  AI_BASE_URL: baseUrl,
  AI_API_KEY: apiKey,
  AI_MODEL: modelName,
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Signs somebody up who gives this consent alone, and counts what the model then gets. */
async function memberWith(purpose: ConsentPurpose) {
  const visitor = createVisitor({ url: server.url, token: await signUp(server, `${purpose}@example.org`) });
  await visitor.post('/api/consents', { purpose, granted: true });
  return {
    async requestsOfScan() {
      model.reset();
      model.behave(say(POLITE));
      const { body } = await visitor.post('/api/scan-skin', scanForm(await facePhoto()));
      await endedScan(visitor, (body as { id: number }).id);
      return model.received.length;
    },
    async requestsOfMessage() {
      model.reset();
      model.behave(stream('Lukewarm water is enough. '));
      const reply = await openReply(server, visitor, { message: 'How do I wash my face?' });
      const events = await reply.until(() => false);
      expect(events.at(-1)).not.toMatchObject({ type: 'error' });
      return model.received.length;
    },
  };
}

test('a member who allowed the face alone sends no word of the chat to the model', async () => {
  const noor = await memberWith('external_ai');
  expect(await noor.requestsOfMessage()).toBe(0);
  expect(await noor.requestsOfScan()).toBeGreaterThan(0);
}, 60_000);

test('a member who allowed the chat alone sends no photo to the model', async () => {
  const noor = await memberWith('external_chat');
  expect(await noor.requestsOfScan()).toBe(0);
  expect(await noor.requestsOfMessage()).toBeGreaterThan(0);
}, 60_000);
