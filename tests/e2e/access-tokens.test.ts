import { expect } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { join, test } from './members.ts';

test('a member makes a token, copies it, a program reads with it, and revoked it opens nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const { session } = await join(undefined, { waitsForReport: false });
  await context.addCookies(session.cookies);
  await page.goto('/account?page=sign-in');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name of the program').fill('Skin diary');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByText('Copy the token for Skin diary now.')).toBeFocused();
  await expectGoodLooks(page);
  const token = await page.locator('code').textContent();
  expect(token).toMatch(/^daylit_pat_[\w-]{43}$/);
  // A page of this address may not read the clipboard, so what the button writes is listened to.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (document.title = text);
  });
  await page.getByRole('button', { name: 'Copy token' }).click();
  await expect(page).toHaveTitle(token ?? '');
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.locator('code')).toBeHidden();

  const read = (path: string) =>
    fetch(new URL(path, baseURL), { headers: { authorization: `Bearer ${token}` } });
  const latest = await read('/api/checkins/latest');
  expect(latest.status).toBe(200);
  expect(await latest.json()).toEqual({ id: expect.any(Number) });
  expect((await read('/api/account')).status).toBe(403);

  await page.reload();
  await expect(page.getByText(/Reads until .+ Last used/)).toBeVisible();
  expect(await page.content()).not.toContain(token);
  await page.getByRole('button', { name: 'Revoke token Skin diary' }).click();
  await expect(page.getByRole('heading', { name: 'Access tokens' })).toBeFocused();
  expect((await read('/api/checkins/latest')).status).toBe(401);
});
