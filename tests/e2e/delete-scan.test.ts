import { expect, type Page } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { joinAndReturn, scansOf, test } from './members.ts';

test('a deleted scan can be brought back for ten seconds, and is then gone from everything', async ({
  page,
}) => {
  const member = await joinAndReturn();
  await page.context().addCookies(member.session.cookies);
  await page.clock.install();
  const statusOf = async (id: number) => (await member.program.get(`/api/checkins/${id}`)).status;

  await page.goto('/results/1');
  await page.getByRole('button', { name: 'Delete this scan' }).click();
  await expect(page.getByRole('dialog')).toContainText('The scan stays counted in your plan.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL('/results/1');

  await deleteShown(page);
  await expect(page.getByText(/^1 scan since /)).toBeVisible();
  await expect(reports(page)).toHaveCount(1);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Scan deleted', { exact: true })).toBeHidden();
  await expect(page.getByText(/^2 scans since /)).toBeVisible();
  await page.clock.fastForward(20_000);
  expect(await statusOf(1)).toBe(200);

  await reports(page).last().click();
  await expect(page).toHaveURL('/results/1');
  await deleteShown(page);
  await page.clock.fastForward(10_000);
  await expect.poll(() => statusOf(1)).toBe(404);
  await expect(page.getByText('Scan deleted', { exact: true })).toBeHidden();
  await expect(page.getByText(/^1 scan since /)).toBeVisible();

  // The later report keeps its sentences, and looks for nothing that is not there any more.
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) lost.push(response.url());
  });
  await page.goto('/results/2');
  const progress = page.getByRole('region', { name: 'Skin Progress Summary' });
  await expect(progress).toContainText('Redness is less visible than last time.');
  expect(lost).toEqual([]);
  await page.goto('/results/1');
  await expect(page.getByText('Unable to load scan report.')).toBeVisible();

  // A page that is left does not wait.
  await page.goto('/timeline');
  await page.getByRole('button', { name: /^Choices/ }).click();
  await deleteShown(page);
  await expect(page.getByText('No scans yet.')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => statusOf(2)).toBe(404);
  expect(await scansOf(member)).toEqual({ latest: 0, charged: 2 });
});

const reports = (page: Page) => page.getByRole('link', { name: 'View Full Report' });

async function deleteShown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete this scan' }).click();
  await page.getByRole('button', { name: 'Delete scan' }).click();
  await expect(page).toHaveURL('/timeline');
  await expect(page.getByText('Scan deleted', { exact: true })).toBeVisible();
}
