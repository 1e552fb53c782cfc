import { expect } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { join, test } from './members.ts';

test('a member asks, reads the sources, takes a product, is sent to a doctor, and deletes it all', async ({
  page,
  context,
}) => {
  const { program, session } = await join();
  await context.addCookies(session.cookies);
  const field = page.getByLabel('Message');
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(page.locator('[data-status=ready]')).toBeVisible();
  };

  // A link puts its question into the field, and nothing is sent.
  await page.goto('/chat?ask=Can+I+use+retinol+and+lactic+acid+in+the+same+week%3F&checkin=1');
  await expect(page.getByText(/^You are talking to an AI\./)).toBeVisible();
  await expect(field).toHaveValue('Can I use retinol and lactic acid in the same week?');
  await expect(page).toHaveURL(/\/chat$/);
  await page.reload();
  await expect(field).toHaveValue('Can I use retinol and lactic acid in the same week?');

  await field.press('Enter');
  const source = page.getByRole('button', { name: 'Source 1' });
  const note = page.getByRole('note', { name: 'Source 1' });
  await source.press('Enter');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(source).toBeFocused();
  await source.press('Enter');
  await expect(page.getByText('Answered on this server')).toBeVisible();
  await expect(page.getByText('49 of 50 messages left')).toBeVisible();
  await expectGoodLooks(page);

  await ask('Suggest a sunscreen');
  const product = page.getByRole('region', { name: 'Suggested products' }).getByRole('article').first();
  await product.getByRole('button', { name: 'Add to Care Plan' }).click();
  await expect(product.getByRole('button', { name: 'In Use' })).toBeVisible();
  const { body } = await program.get('/api/profile');
  expect(
    Object.keys((body as { confirmed_care_plan: { morning: object } }).confirmed_care_plan.morning),
  ).toEqual(['sunscreen']);

  await ask('A mole on my cheek changed shape and it bled. Which serum should I use?');
  const care = page.getByRole('region', { name: 'Please show this to a doctor, soon.' });
  await expect(care.getByRole('link', { name: 'Make a page for the doctor' })).toBeVisible();

  await page.reload();
  await expect(care).toBeVisible();
  await expect(product.getByRole('button', { name: 'In Use' })).toBeVisible();

  // One dialog takes the place of another, and gives the focus back to what opened the first.
  const options = page.getByRole('button', { name: 'Conversation options' });
  for (const answer of ['Keep it', 'Delete everything']) {
    await options.press('Enter');
    await page.getByRole('button', { name: 'Delete this conversation' }).press('Enter');
    await page.getByRole('button', { name: answer }).press('Enter');
    await expect(options).toBeFocused();
  }
  await expect(page.getByText('What would you like to know?')).toBeVisible();
  expect((await program.get('/api/chat-history')).body).toEqual([]);
  await expect(page.getByText('47 of 50 messages left')).toBeVisible();
});
