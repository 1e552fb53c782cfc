import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { join, test } from './members.ts';
import { payInPlayMoney } from './paying.ts';
import { type PaymentsHost, startPaymentsHost } from './payments-host.ts';

// The setting changes every page, so it needs a server of its own.
let host: PaymentsHost;
let server: RealServer;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-payments-'));
  host = await startPaymentsHost();
  server = await startRealServer(dataDir, { HOST: '127.0.0.1', PAYMENTS_URL: host.url });
  host.standBefore(server.url);
});

test.afterAll(async () => {
  await server.stop();
  await host.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('every call that changes a plan goes to the other payments host, and no other call does', async ({
  page,
  context,
}) => {
  const { session } = await join(server, { waitsForReport: false });
  await context.addCookies(session.cookies);
  const here: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === server.url && request.method() === 'POST' && pathname.startsWith('/api/'))
      here.push(pathname);
  });
  const billing = page.getByRole('tabpanel', { name: 'Billing' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto(`${server.url}/account?tab=billing&upgrade`);
  const prices = page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
  await prices.getByRole('button', { name: 'Choose Plus' }).click();
  await payInPlayMoney(page, '$48.00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed!');

  await page.goto(`${server.url}/account?tab=billing`);
  await press('Upgrade to Pro');
  await page.getByRole('dialog', { name: 'Upgrade to Pro' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(billing).toContainText(/^Current planActivePro/);
  await press('Cancel subscription');
  await press('Confirm cancellation');
  await expect(billing).toContainText(/Ends on .* and does not renew\./);
  await press('Keep Pro');
  await expect(billing).toContainText(/Renews on/);
  await press('Withdraw from contract here');
  await press('Confirm withdrawal');
  await expect(billing).toContainText(/^Current planActive(Free|Trial)/);

  expect(host.calls).toEqual([
    '/api/create-checkout-session',
    '/api/confirm-subscription',
    '/api/change-subscription',
    '/api/cancel-subscription',
    '/api/keep-current-plan',
    '/api/withdraw-subscription',
  ]);
  expect(here).toEqual([]);
});
