import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Consent } from '@daylit/contract';
import { expect } from 'playwright/test';
import { type FakeModelServer, startFakeModelServer } from '../../packages/server/test/fake-model-server.ts';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { stream } from '../../packages/server/test/streaming-model.ts';
import { expectGoodLooks } from './looks.ts';
import { join, test } from './members.ts';

// The setting offers a model to everybody, so it needs a server of its own.
let model: FakeModelServer;
let server: RealServer;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-two-consents-'));
  model = await startFakeModelServer();
  const { baseUrl, apiKey, model: name } = model.external;
  server = await startRealServer(dataDir, {
    HOST: '127.0.0.1',
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_MODEL: name,
  });
});

test.beforeEach(() => {
  model.reset();
  model.behave(stream('Lukewarm water is enough. '));
});

test.afterAll(async () => {
  await server.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const QUESTION = 'How do I wash my face?';

test('a member allows the chat before the first message, and the face later on their account', async ({
  page,
  context,
}) => {
  const { session } = await join(server);
  await context.addCookies(session.cookies);
  await page.goto(`${server.url}/chat`);
  const field = page.getByLabel('Message');
  const sheet = page.getByRole('dialog', { name: 'Two separate choices' });
  const chat = sheet.getByRole('region', { name: 'Chat' });
  const face = sheet.getByRole('region', { name: 'Face photo' });
  const yes = { name: 'Yes, allow' };
  await field.fill(QUESTION);
  await field.press('Enter');
  await expect(sheet).toBeVisible();
  await expectGoodLooks(page);
  await chat.getByRole('button', yes).click();
  await expect(chat.getByText(/^Saved, /)).toBeVisible();
  await expect(face.getByRole('button', { ...yes, pressed: false })).toBeVisible();
  expect(model.received).toEqual([]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(QUESTION, { exact: true })).toBeVisible();
  await expect.poll(() => model.received.length).toBeGreaterThan(0);
  await expect(page.locator('[data-status=ready]')).toBeVisible();

  // It is asked once.
  await field.fill('And in the evening?');
  await field.press('Enter');
  await expect(page.getByText('And in the evening?', { exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();

  await page.goto(`${server.url}/account`);
  await page.getByRole('link', { name: 'Privacy Chat at an outside AI model' }).click();
  const change = page.getByRole('button', { name: 'Change: Your face photo at an outside AI model' });
  await change.click();
  await expect(chat.getByRole('button', { ...yes, pressed: true })).toBeVisible();
  await face.getByRole('button', yes).click();
  await expect(face.getByRole('button', { ...yes, pressed: true })).toBeVisible();
  await chat.getByRole('button', { name: 'No, stay here' }).click();
  await expect(chat.getByRole('button', { name: 'No, stay here', pressed: true })).toBeVisible();
  await expect(face.getByRole('button', { ...yes, pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await expect(page.getByText('Photos at an outside AI model')).toBeVisible();
});

test('a member who closes the choices is answered by this server, and nothing is recorded', async ({
  page,
  context,
}) => {
  const { program, session } = await join(server);
  await context.addCookies(session.cookies);
  await page.goto(`${server.url}/chat`);
  const field = page.getByLabel('Message');
  await field.fill(QUESTION);
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Two separate choices' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Answered on this server')).toBeVisible();
  expect(model.received).toEqual([]);
  const consents = (await program.get('/api/consents')).body as Consent[];
  const outside = consents.filter(({ purpose }) => purpose !== 'photo_analysis');
  expect(outside.map(({ recorded_at }) => recorded_at)).toEqual([null, null]);
});
