import { expect } from 'playwright/test';
import { joinAndReturn, test } from './members.ts';

test('a find that is called wrong is hidden in its report, until it is shown again', async ({ page }) => {
  const { session } = await joinAndReturn();
  await page.context().addCookies(session.cookies);
  await page.goto('/results/1');
  const standsOut = page.getByRole('list', { name: 'What stands out' });
  await page.getByRole('button', { name: /show Redness on the face$/ }).click();
  const answer = page.getByRole('dialog', { name: 'Redness' });
  await answer.getByRole('button', { name: 'This is not right' }).click();
  await answer.getByRole('button', { name: 'It is not there' }).click();
  await expect(answer).toBeHidden();
  const hidden = page.getByText('Redness: you said that this is not there.');
  await expect(hidden).toBeVisible();
  await expect(standsOut.getByText('Redness', { exact: true })).toBeHidden();

  await page.reload();
  await expect(hidden).toBeVisible();
  await page.getByRole('button', { name: 'Show again: Redness' }).click();
  await expect(hidden).toBeHidden();
  await expect(standsOut.getByText('Redness', { exact: true })).toBeVisible();
});
