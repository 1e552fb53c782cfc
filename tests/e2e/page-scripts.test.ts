import { expect, test } from 'playwright/test';
import { readPageScripts } from '../page-scripts.ts';

/**
 * What a page may load before it is live, in kB after brotli. A page that became lighter lowers its line.
 * `npm run bench -- chunks` prints what each loads.
 */
const MOST: Readonly<Record<string, number>> = {
  '/': 104,
  '/upload': 134,
  '/second-photo': 131,
  '/results': 154,
  '/results/:id': 154,
  '/chat': 144,
  '/checkin': 99,
  '/timeline': 131,
  '/timeline/charts': 128,
  '/timeline/compare': 131,
  '/hand-over': 128,
  '/dashboard': 129,
  '/care-plan': 137,
  '/care-plan/add': 117,
  '/product-trial': 123,
  '/recommendations': 121,
  '/products/compare': 121,
  '/products/:id': 124,
  '/account': 127,
  '/account-erased': 106,
  '/success': 109,
  '/onboarding/current': 99,
  '/onboarding/:id': 128,
  '/verify-email': 113,
  '/confirm-email-change': 110,
  '/forgot-password': 111,
  '/reset-password': 114,
  '/register': 120,
  '/login': 112,
  '/continue/:provider': 112,
  '/logout': 108,
  '/terms': 113,
  '/transparency': 109,
  '/sample': 142,
  '/contact': 109,
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
