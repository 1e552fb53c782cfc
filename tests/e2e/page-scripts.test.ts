import { expect, test } from 'playwright/test';
import { readPageScripts } from '../page-scripts.ts';

/**
 * What a page may load before it is live, in kB after brotli. A page that became lighter lowers its line.
 * `npm run bench -- chunks` prints what each loads.
 */
const MOST: Readonly<Record<string, number>> = {
  '/': 105,
  '/upload': 136,
  '/second-photo': 133,
  '/results': 156,
  '/results/:id': 156,
  '/chat': 146,
  '/checkin': 100,
  '/timeline': 134,
  '/timeline/charts': 130,
  '/timeline/compare': 134,
  '/hand-over': 130,
  '/dashboard': 131,
  '/care-plan': 139,
  '/care-plan/add': 119,
  '/product-trial': 125,
  '/recommendations': 123,
  '/products/compare': 122,
  '/products/:id': 126,
  '/account': 129,
  '/account-erased': 108,
  '/success': 110,
  '/onboarding/current': 100,
  '/onboarding/:id': 130,
  '/verify-email': 115,
  '/confirm-email-change': 112,
  '/forgot-password': 113,
  '/reset-password': 116,
  '/register': 123,
  '/login': 115,
  '/continue/:provider': 116,
  '/logout': 110,
  '/terms': 114,
  '/transparency': 111,
  '/sample': 144,
  '/contact': 111,
};

/** How far below its line a page may be, in kB. */
const SLACK = 3;

test('no page loads more script than its line says, and no line is older than its page', async () => {
  const pages = await readPageScripts();
  const sizes = pages.map(({ page, bytes }) => [page, bytes / 1000] as const);
  expect(sizes.map(([page]) => page)).toEqual(Object.keys(MOST));
  const wrong = sizes.filter(([page, size]) => size > (MOST[page] ?? 0) || size < (MOST[page] ?? 0) - SLACK);
  expect(wrong.map(([page, size]) => `${page}: ${size.toFixed(1)} kB`)).toEqual([]);
});
