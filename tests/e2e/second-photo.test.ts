import { expect } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { join, test } from './members.ts';
import { facePhoto } from './photos.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a second photo shows by how much photos differ, and can be deleted', async ({ page, context }) => {
  const { session, program } = await join();
  await context.addCookies(session.cookies);
  await page.goto('/results/1');
  await page.getByRole('link', { name: 'Take a second photo' }).click();
  await expect(page).toHaveURL('/second-photo');

  // The light falls differently, so the photo is not used.
  const photo = page.getByLabel('Take or choose the second photo');
  const compare = page.getByRole('button', { name: 'Compare the two photos' });
  await photo.setInputFiles(await facePhoto({ tone: 3, light: 0.6 }));
  await compare.click();
  await expect(
    page.getByText(/^The light falls differently than in your scan\. Nothing was taken/),
  ).toBeVisible();
  await expect(compare).toBeVisible();

  await photo.setInputFiles(await facePhoto({ tone: 3, light: -0.13, signs: { redness: 0.8 } }));
  await compare.click();
  await expect(page.getByText(/^Two photos of you differ more than usual in redness/)).toBeVisible();
  await page.getByText('In numbers').click();
  const redness = page.getByRole('listitem').filter({ hasText: 'Redness' });
  await expect(redness).toHaveText(/± (0\.[89]|[1-9]\.\d), usually ± 0\.5$/);
  await page.getByText('Your second photos').click();
  await expectGoodLooks(page);
  expect((await program.get('/api/check-scan-limit')).body).toMatchObject({ used: 1 });

  await page.goto('/account?page=preferences');
  await page.getByText('Your second photos').click();
  await page.getByRole('button', { name: /^Take back the second photo of/ }).click();
  const question = page.getByRole('dialog', { name: 'Take this second photo back?' });
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Your second photos')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Take a second photo' })).toBeVisible();
  expect((await program.get('/api/repeatability')).body).toMatchObject({ pairs: 0, second_photos: [] });
});
