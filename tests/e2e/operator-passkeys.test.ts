import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { authenticatorOf } from '../../packages/server/test/second-factor.ts';
import { addAuthenticator } from './authenticator.ts';
import { keyboard } from './hands.ts';
import { test } from './members.ts';

const ADMIN = fileURLToPath(new URL('../../packages/server/scripts/admin.ts', import.meta.url));
const PASSWORD = 'nine patient herons';

// Browsers make passkeys only for names, and the server of the other tests has a number for an address.
let server: RealServer;
let dataDir: string;
let url: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-operators-'));
  server = await startRealServer(dataDir, { HOST: '0.0.0.0', LOG_LEVEL: 'warn', OPERATOR_PAGE: 'on' });
  url = new URL(server.mailboxUrl).origin;
});

test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a command of operators in the terminal of the server. */
async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', OPERATOR_PAGE: 'on' };
  return (await promisify(execFile)(process.execPath, [ADMIN, ...words], { env })).stdout;
}

/** Makes an account in the browser and signs in. Returns the authenticator app. */
async function becomeOperator(page: Page, name: string) {
  const token = /token=([\w-]+)/.exec(await admin('invite', name))?.[1];
  await page.goto(`${url}/operator/invite?token=${token}`);
  const secret = (await page.locator('.mono').first().innerText()).replaceAll(' ', '');
  const app = authenticatorOf(`otpauth://totp/Daylit:x?secret=${secret}&issuer=Daylit`, {
    clock: { now: () => new Date() },
  } as Parameters<typeof authenticatorOf>[1]);
  await page.getByLabel('Password').fill(PASSWORD);
  // Each code works once: the one before, the one of now, and the one after it are three.
  await page.getByLabel('Code of your app').fill(app.code(-1));
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Code of your app').fill(app.code());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Find a member' })).toBeVisible();
  return app;
}

test('an operator adds a passkey, signs in with it, and loses it by a command, by keyboard alone', async ({
  page,
}) => {
  await addAuthenticator(page);
  const violations: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && violations.push(message.text())));
  const app = await becomeOperator(page, 'ada');
  const { activate, write } = keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.setViewportSize({ width: 390, height: 844 });
  await activate(page.getByRole('link', { name: 'Passkeys' }));
  await write(page.getByLabel('Device'), 'Laptop at the desk');
  await write(page.getByLabel('Code of your app'), app.code(1));
  await activate(button('Continue'));
  await activate(button('Make the passkey'));
  await expect(page.getByText('not used yet')).toBeVisible();
  await expect(button('Remove Laptop at the desk')).toBeVisible();

  await activate(button('Sign out ada'));
  await activate(button('Sign in with a passkey'));
  await activate(button('Use the passkey'));
  await expect(button('Sign out ada')).toBeVisible();
  await page.goto(`${url}/operator/passkeys`);
  await expect(page.getByText('last used')).toBeVisible();
  await page.goto(`${url}/operator/log`);
  await expect(page.getByText('add-passkey')).toBeVisible();
  expect(violations).toEqual([]);

  expect(await admin('reset-passkeys', 'ada')).toContain('The passkey is removed');
  await page.goto(`${url}/operator`);
  await activate(button('Sign in with a passkey'));
  await activate(button('Use the passkey'));
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here.');
});

test('a device that does not answer leaves a sentence, and the form can be sent again', async ({ page }) => {
  await page.goto(`${url}/operator`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('The device did not answer. Please try again.');
  await expect(page.getByRole('button', { name: 'Use the passkey' })).toBeEnabled();
});
