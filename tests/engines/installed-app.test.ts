import { expect } from 'playwright/test';
import { test } from './fixtures.ts';

test('pages open with the service worker, once it works', async ({ hands, window }) => {
  await hands.open('/contact');
  await expect(async () => {
    const state = await window.evaluate<string | null>('navigator.serviceWorker.controller?.state ?? null');
    expect(state).toBe('activated');
  }).toPass();
  await hands.open('/terms');
  await hands.expectToSee({ role: 'heading', name: 'Fair Use Policy' });
  await hands.open('/contact');
  await hands.expectToSee({ label: 'Message' });
});
