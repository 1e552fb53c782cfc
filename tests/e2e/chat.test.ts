import { expect, type Page } from 'playwright/test';
import { mailboxUrl } from './journey.ts';
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

test('what a member tells of themselves holds in the chat, is taken back, or kept for the next one', async ({
  page,
}) => {
  const { program, field } = await openChat(page);
  const known = page.getByRole('region', { name: 'What you told me' });
  await field.fill('Lanolin gives me a rash and I am breastfeeding. Suggest a moisturizer');
  await field.press('Enter');
  await expect(page.getByText('you are allergic to lanolin', { exact: true })).toBeVisible();
  await expect(known.getByRole('listitem')).toHaveCount(2);
  await expectGoodLooks(page);

  await page.getByRole('button', { name: 'Keep for next time' }).last().press('Enter');
  await expect(page.getByText('Kept for next time', { exact: true })).toBeVisible();
  const { body } = await program.get('/api/profile');
  expect(JSON.stringify((body as { preferences: object }).preferences)).toContain('lanolin');

  await known.getByRole('button', { name: 'Take back: You are breastfeeding' }).press('Enter');
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await page.reload();
  await expect(known.getByRole('listitem')).toHaveText([/You are allergic to lanolin/]);
});

test('words that are not understood cost no message, and the second time a person is offered', async ({
  page,
}) => {
  const { field } = await openChat(page);
  const meant = page.getByRole('list', { name: 'What you may have meant' });
  await field.fill('qwrt zzxv plmk');
  await field.press('Enter');
  const replies = page.getByRole('main').locator('ol');
  await expect(replies.getByText('I am not sure what you mean. This cost you no message.')).toBeVisible();
  await expect(meant.getByRole('button')).toHaveCount(3);
  await expect(page.getByText('50 of 50 messages left')).toBeVisible();
  await expectGoodLooks(page);

  const chip = meant.getByRole('button').first();
  const question = (await chip.textContent()) ?? '';
  await chip.click();
  await expect(field).toHaveValue(question);
  await field.fill('zzxv plmk');
  await field.press('Enter');
  await expect(replies.getByText('Sorry, I still don’t understand. A person can.')).toBeVisible();
  await expect(page.getByText('50 of 50 messages left')).toBeVisible();
  await page.getByRole('link', { name: 'Open the contact form' }).click();
  await expect(page).toHaveURL(/\/contact\?chat$/);
  // The chat has a field of this name, too, and stays until the next page is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.getByLabel('Message', { exact: true }).fill('It never understands me.');
  await page.getByRole('checkbox').check();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Your message has been sent!');
  await page.goto(mailboxUrl());
  const mails = page.getByRole('link', { name: /A message through the contact page/ });
  await mails.first().click();
  await expect(page.getByText('It never understands me.')).toBeVisible();
  await expect(page.getByText('qwrt zzxv plmk')).toBeVisible();
});

test('a crisis keeps its card over every answer, also after a reload, until the member is safe', async ({
  page,
}) => {
  const { field } = await openChat(page);
  const card = page.getByRole('region', { name: 'You don’t have to be alone with this.' });
  const say = async (words: string) => {
    await field.fill(words);
    await field.press('Enter');
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(page.locator('[data-status=ready]')).toBeVisible();
  };
  await say('I want to kill myself');
  await expect(card).toBeVisible();
  await expect(field).toHaveAttribute('placeholder', 'Write if you like');
  await expect(page.getByText('Written by people. No message is counted.')).toBeVisible();
  await expect(page.getByText(/messages left/)).toBeHidden();
  await expectGoodLooks(page);
  await say('please don’t send me to a hotline');
  await page.reload();
  await expect(card).toBeVisible();
  await say('I am safe. Let’s go on');
  await expect(card).toBeHidden();
  await expect(page.getByText('50 of 50 messages left')).toBeVisible();
});

/** The chat of a new member, and the field of a message. */
async function openChat(page: Page) {
  const { program, session } = await join();
  await page.context().addCookies(session.cookies);
  await page.goto('/chat');
  return { program, field: page.getByLabel('Message') };
}
