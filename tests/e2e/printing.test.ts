import { expect, type Page } from 'playwright/test';
import type { Recommendations } from '@daylit/contract';
import { type Member, test } from './members.ts';

/** Whatever the theme: nothing to press, no frame, black on white, and every fold open. */
async function expectPaper(page: Page, mostPages: number): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const colours = await page.locator('body').evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const folds = page.getByRole('main').locator('details').filter({ visible: true });
  for (const fold of await folds.locator(':scope > :not(summary)').all()) await expect(fold).toBeVisible();
  const pages = await pagesOf(page);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(mostPages);
}

/** How many sheets of paper it takes. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Puts three cleansers and three moisturizers into the member's routine, each in another part of the day. */
async function useSixProducts({ program }: Member): Promise<void> {
  const { body } = await program.get('/api/recommendations');
  const products = Object.values(body as Recommendations).flat();
  const places = ['cleanser', 'moisturizer'].flatMap((step) => {
    const ofStep = products.filter(({ category }) => category === step);
    return ['morning', 'night', 'additional'].map((daypart, at) => ({ step, daypart, id: ofStep[at]?.id }));
  });
  for (const { step, daypart, id } of places) {
    const { status } = await program.patch('/api/profile/confirm-product', {
      step,
      daypart,
      product: { id },
    });
    expect(status, `${daypart} ${step}`).toBe(200);
  }
}

test('the timeline on paper keeps its chart and its scans', async ({ page, returner }) => {
  await page.context().addCookies(returner.session.cookies);
  await page.goto('/timeline');
  await expect(page.getByRole('region', { name: 'Scans' }).getByRole('listitem')).toHaveCount(2);
  await expectPaper(page, 2);
  await expect(page.getByRole('img', { name: /^Redness/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Scans' }).getByRole('listitem').first()).toBeVisible();
});

test('the care plan on paper keeps its steps', async ({ page, planner }) => {
  await page.context().addCookies(planner.session.cookies);
  await page.goto('/care-plan');
  await expect(page.getByRole('heading', { name: 'Care Plan' })).toBeVisible();
  await page.getByRole('button', { name: 'AI Suggested Plan' }).click();
  await expect(page.getByRole('region', { name: 'Daily – morning' })).toBeVisible();
  await expectPaper(page, 4);
  await expect(page.getByRole('region', { name: 'Daily – morning' })).toBeVisible();
});

test('the sheet for a visit is one page with six products and short notes', async ({ page, returner }) => {
  await useSixProducts(returner);
  await page.context().addCookies(returner.session.cookies);
  await page.goto('/hand-over');
  const products = page.getByRole('region', { name: 'Products in use' });
  await expect(products.locator('tbody').getByRole('row')).toHaveCount(6);
  await page.getByLabel('What I would like to ask').fill('Is there anything that I should keep doing?');
  await page.getByLabel('Reactions I noted').fill('October 9: a toner, itchy cheeks for two days. Stopped.');
  expect(await pagesOf(page)).toBe(1);
  await expectPaper(page, 1);
  await expect(page.getByRole('heading', { name: 'When not to wait' })).toBeVisible();
});

test('two products side by side fit on one page, with what is said of each', async ({ page, planner }) => {
  await page.context().addCookies(planner.session.cookies);
  const { body } = await planner.program.get('/api/recommendations');
  const [first, second] = (body as Recommendations).care_plan;
  await page.goto(`/products/compare?ids=${first?.id},${second?.id}`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expectPaper(page, 1);
  await expect(page.getByRole('rowheader', { name: 'Why this, for you' })).toBeVisible();
});
