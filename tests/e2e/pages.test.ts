import { expect, type Page } from 'playwright/test';
import { expectGoodLooks, watchBehaviour } from './looks.ts';
import { SIGNED_IN, test } from './members.ts';
import { sharePage } from './shared-page.ts';
import { openStarted } from './started-page.ts';

/** A page, and the heading that shows when it is complete. */
interface ServedPage {
  path: string;
  heading: string;
  /** Calls that the server must refuse here. */
  refused?: string[];
}

const FOR_VISITORS: ServedPage[] = [
  { path: '/', heading: 'Discover Skincare, Reimagined with AI.' },
  { path: '/login', heading: 'Login' },
  { path: '/Login/', heading: 'Login' },
  { path: '/register', heading: 'Create your account' },
  { path: '/terms', heading: 'Terms and policies' },
  { path: '/transparency', heading: 'How good is Daylit?' },
  { path: '/sample', heading: 'Sample report' },
  { path: '/verify-email', heading: 'Check your e-mail' },
  { path: '/results', heading: 'Log in to see your report', refused: ['/api/checkins/latest'] },
  { path: '/contact', heading: 'Contact' },
  { path: '/forgot-password', heading: 'Forgot password' },
  { path: '/reset-password', heading: 'New password' },
  { path: '/confirm-email-change', heading: 'E-mail change' },
  { path: '/nowhere', heading: 'There is no page here' },
];

const FOR_MEMBERS: ServedPage[] = [
  { path: '/', heading: 'Discover Skincare, Reimagined with AI.' },
  { path: '/upload', heading: 'Scan your skin' },
  { path: '/second-photo', heading: 'A second photo' },
  { path: '/results/1', heading: 'Recommended Products' },
  { path: '/results/99', heading: 'Your skin report', refused: ['/api/checkins/99'] },
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/checkin', heading: 'Check-in' },
  { path: '/account', heading: 'Account' },
  { path: '/account?page=sign-in', heading: 'Two-factor sign-in' },
  { path: '/account?page=privacy', heading: 'What you allowed' },
  { path: '/account?page=preferences', heading: 'Your answers' },
  { path: '/timeline', heading: 'Timeline' },
  { path: '/timeline/charts', heading: 'All charts' },
  { path: '/timeline/compare', heading: 'Compare' },
  { path: '/hand-over', heading: 'For a doctor’s visit' },
  { path: '/care-plan', heading: 'Care Plan' },
  { path: '/care-plan/add', heading: 'Add your own product' },
  { path: '/recommendations', heading: 'Recommendations' },
  { path: '/products/sample:cleanser-low-tide-gel', heading: 'Why this, for you' },
  { path: '/products/compare', heading: 'Compare' },
  { path: '/product-trial', heading: 'Try one product, fairly' },
];

test.describe('signed out', () => {
  const page = sharePage(test);

  for (const served of FOR_VISITORS) {
    test(`${served.path} for a visitor`, async () => {
      const { refused = [] } = served;
      await expectGoodPage(page(), { ...served, refused });
    });
  }
});

test.describe('signed in', () => {
  test.use(SIGNED_IN);
  const page = sharePage(test);

  for (const served of FOR_MEMBERS) {
    test(`${served.path} for a member`, () => expectGoodPage(page(), served));
  }

  test('/onboarding/1 while the scan runs', async ({ member }) => {
    const { body } = await member.program.get('/api/checkins/1');
    const running = { ...(body as object), status: 'analysing', analysis_result: null, product_needs: null };
    await page().route('**/api/checkins/1', (route) => route.fulfill({ json: running }));
    await expectGoodPage(page(), { path: '/onboarding/1', heading: 'Analyzing' });
    await page().unroute('**/api/checkins/1');
  });
});

async function expectGoodPage(page: Page, { path, heading, refused = [] }: ServedPage): Promise<void> {
  const { foreign, problems } = watchBehaviour(page, refused);
  await openStarted(page, path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectGoodLooks(page);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
}
