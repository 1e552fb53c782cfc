import { expect } from 'playwright/test';
import { test } from './fixtures.ts';

test('pages open with the service worker, once it works', async ({ hands, window }) => {
  // WebKit keeps the state that a worker had when a page first met it, so after some time another page is
  // opened. Not sooner: a page has to stay for its worker to be installed.
  await expect(async () => {
    await hands.open('/contact');
    await expect(async () => {
      const state = await window.evaluate<string | null>('navigator.serviceWorker.controller?.state ?? null');
      expect(state).toBe('activated');
    }).toPass({ timeout: 15_000 });
  }).toPass();
  await hands.open('/terms');
  await hands.expectToSee({ role: 'heading', name: 'Fair Use Policy' });
  await hands.open('/contact');
  await hands.expectToSee({ label: 'Message' });
});
