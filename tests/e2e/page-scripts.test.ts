import { expect, test } from 'playwright/test';
import { readPageScripts } from '../page-scripts.ts';

/**
 * What a page may load before it is live, in kB after brotli. A page that became lighter lowers its line.
 * `npm run bench -- chunks` prints what each loads.
 */
const MOST: Readonly<Record<string, number>> = {
  '/': 106,
  '/upload': 132,
  '/second-photo': 139,
  '/results': 171,
  '/results/:id': 172,
  '/chat': 154,
  '/checkin': 100,
  '/timeline': 141,
  '/timeline/charts': 130,
  '/timeline/compare': 140,
  '/hand-over': 126,
  '/dashboard': 130,
  '/care-plan': 152,
  '/care-plan/add': 118,
  '/product-trial': 135,
  '/recommendations': 123,
  '/products/compare': 122,
  '/products/:id': 124,
  '/account': 129,
  '/account-erased': 108,
  '/success': 109,
  '/onboarding/current': 100,
  '/onboarding/:id': 132,
  '/verify-email': 113,
  '/confirm-email-change': 111,
  '/forgot-password': 113,
  '/reset-password': 119,
  '/register': 121,
  '/login': 113,
  '/logout': 110,
  '/terms': 114,
  '/transparency': 111,
  '/sample': 155,
  '/contact': 127,
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
