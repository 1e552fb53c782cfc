import { expect, type Page } from 'playwright/test';
import { changeAnswer } from './changed-answer.ts';
import { keyboard } from './hands.ts';
import { join, test } from './members.ts';

for (const width of [390, 1280])
  test(`the pages of a returning member, by keyboard alone, at ${width} px`, async ({
    page,
    context,
    returner,
  }) => {
    await context.addCookies(returner.session.cookies);
    await page.setViewportSize({ width, height: 844 });
    const { activate, write } = keyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

    await page.goto('/dashboard');
    await activate(link(/^Timeline/));
    await activate(link('All charts and the table'));
    // A group of choices is one stop, and the arrows move within it.
    await activate(button('Charts'));
    await page.keyboard.press('ArrowRight');
    await expect(button('Table')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.keyboard.press('ArrowLeft');
    await expect(button('Charts')).toBeFocused();
    await page.keyboard.press('Space');
    await activate(page.locator('summary', { hasText: /^\d+ signs? that hardly showed in any photo$/ }));
    await activate(link('Compare two scans'));
    await expect(page.getByRole('slider', { name: 'Divide the two photos' })).toBeVisible();
    await activate(link('For a doctor’s visit'));
    const sheet = page.getByRole('article', { name: 'Skin notes for a visit' });
    await write(page.getByLabel('What I would like to ask'), 'A patch on my cheek.');
    await expect(sheet.getByText('A patch on my cheek.')).toBeVisible();
    await expect(sheet.getByRole('img').first()).toBeVisible();
    // Paper is light on a dark page.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await activate(page.getByRole('switch', { name: 'Show thumbnails' }));
    await expect(sheet.getByRole('img')).toHaveCount(0);
  });

test('a product trial is started, stopped and deleted by keyboard alone', async ({ page, context }) => {
  const { program, session } = await join(undefined, { waitsForReport: true });
  const product = { id: 'sample:serum-level-niacinamide' };
  await program.patch('/api/profile/confirm-product', { step: 'serum', daypart: 'night', product });
  await context.addCookies(session.cookies);
  await page.setViewportSize({ width: 390, height: 844 });
  const { activate } = keyboard(page);
  const press = (name: string) => activate(page.getByRole('button', { name, exact: true }));

  await page.goto('/product-trial');
  await activate(page.getByRole('radio', { name: /^Redness/ }));
  await press('Start the product trial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before the first scan');
  await press('Stop the product trial');
  await press('Stop it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stopped early');
  await press('Delete it and choose again');
  await expect(page.getByRole('button', { name: 'Start the product trial' })).toBeVisible();
});

test('the terms are accepted or refused by keyboard alone, and the focus continues in the page', async ({
  page,
  context,
}) => {
  const { session } = await join(undefined, { waitsForReport: false });
  await context.addCookies(session.cookies);
  const { activate } = keyboard(page);
  const terms = page.getByRole('dialog', { name: 'Before you continue' });
  const askForTerms = async () => {
    await changeAnswer(page, '/api/me', { agreed_to_terms: false, agreed_to_terms_date: null });
    await page.route('**/api/update-legal-acceptance', async (route) => {
      await page.unroute('**/api/me');
      await route.continue();
    });
    await page.goto('/account');
    // They cannot be put off.
    await page.keyboard.press('Escape');
    await expect(terms).toBeVisible();
    await expect(terms.locator(':focus')).toHaveCount(1);
  };

  await askForTerms();
  await activate(terms.getByRole('checkbox'));
  await activate(terms.getByRole('button', { name: 'Accept' }));
  await expect(terms).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expectFocusInMain(page);

  await askForTerms();
  await activate(terms.getByRole('button', { name: 'Cancel' }));
  await expect(page).toHaveURL('/login');
  await expectFocusInMain(page);
});

async function expectFocusInMain(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
}
