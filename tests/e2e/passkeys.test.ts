import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { addAuthenticator } from './authenticator.ts';
import { keyboard } from './hands.ts';
import { join, test } from './members.ts';

// Browsers make passkeys only for names, and the server of the other tests has a number for an address.
let server: RealServer;
let dataDir: string;
let url: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-passkeys-'));
  server = await startRealServer(dataDir, { HOST: '0.0.0.0', LOG_LEVEL: 'warn' });
  url = new URL(server.mailboxUrl).origin;
});

test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a member adds a passkey, logs in with it, answers for a change with it, and removes it, by keyboard alone', async ({
  page,
  context,
}) => {
  const { session } = await join({ ...server, url }, { waitsForReport: false });
  await context.addCookies(session.cookies);
  await addAuthenticator(page);
  const { activate } = keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/account?page=sign-in`);
  await activate(button('Add a passkey'));
  await expect(page.getByText('Not used yet')).toBeVisible();
  await expect(button('Add a passkey')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Passkey added.' })).toHaveCount(1);

  await page.goto(`${url}/logout`);
  await activate(button('Use a passkey'));
  await expect(page).toHaveURL(`${url}/upload`);

  // A sign-in of long ago: the server asks once, and the passkey answers.
  let isAsked = false;
  await page.route('**/api/passkeys/1', (route) => {
    if (isAsked) return route.continue();
    isAsked = true;
    const headers = { 'x-trigger-event': 'passwordNeeded' };
    return route.fulfill({ status: 403, json: { detail: 'Please confirm your password.' }, headers });
  });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(`${url}/account?page=sign-in`);
  await expect(page.getByText(/Last used/)).toBeVisible();
  await activate(button(/^Remove passkey/));
  await activate(page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }));
  await expect(page.getByText(/Last used/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Passkey removed: / })).toHaveCount(1);

  await page.goto(`${url}/logout`);
  await activate(button('Use a passkey'));
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here.');
  await expect(button('Use a passkey')).toBeFocused();
});
