import { expect } from 'playwright/test';
import { isSigned, startWebhookReceiver } from '../../packages/server/test/webhook-receiver.ts';
import { expectGoodLooks } from './looks.ts';
import { join, test } from './members.ts';
import { facePhoto } from './photos.ts';

test('a member adds a webhook, copies the secret, and a finished report arrives signed', async ({
  page,
  context,
}) => {
  const receiver = await startWebhookReceiver();
  const { session, program } = await join();
  await context.addCookies(session.cookies);
  await page.goto('/account?page=sign-in');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Address of the program').fill(receiver.url);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByText('Copy the secret now.')).toBeFocused();
  const secret = (await page.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.locator('code')).toBeHidden();
  await expectGoodLooks(page);

  await page.getByRole('button', { name: `Send a test to ${receiver.url}` }).click();
  await expect(page.getByText(/^Test, .+: delivered\. The answer was 204\.$/)).toBeVisible({
    timeout: 20_000,
  });

  const { buffer, mimeType } = await facePhoto({ tone: 3, signs: { redness: 2 } });
  const photo = new FormData();
  photo.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'selfie.jpg');
  expect((await program.post('/api/scan-skin', photo)).status).toBe(202);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);
  expect(receiver.received.map((message) => isSigned(secret, message))).toEqual([true, true]);
  const { type, data } = JSON.parse(receiver.received[1]?.body ?? '');
  expect(type).toBe('report.complete');
  const scan = await program.get(new URL(data.url).pathname);
  expect(scan.body).toMatchObject({ id: data.checkin_id, status: 'complete' });
  await receiver.close();
});
