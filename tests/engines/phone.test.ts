import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { joinAndReturn } from '../e2e/members.ts';
import type { Target } from './find-visible.ts';
import { test } from './fixtures.ts';

// In WebKit alone, the engine of every iPhone. The other widths are looked at in the journeys of tests/e2e.

const PICTURES = path.join(import.meta.dirname, '../.output/engines-phone');

/** As wide as a phone, and high enough for most of a page, in CSS px. */
const SIZE = { width: 390, height: 2000 };

/** Each page with something that it shows once it has loaded. */
const PAGES_OF_VISITORS: Record<string, Target> = {
  '/': { role: 'heading', name: 'Discover Skincare, Reimagined with AI.' },
  '/register': { label: 'Confirm password' },
  '/login': { role: 'button', name: 'Login' },
  '/forgot-password': { role: 'button', name: 'Send link' },
  '/terms': { role: 'heading', name: 'Fair Use Policy' },
  '/contact': { label: 'Message' },
};

const PAGES_OF_MEMBERS: Record<string, Target> = {
  '/dashboard': { text: /^2 scans since / },
  '/upload': { role: 'button', name: 'Scan Skin' },
  '/results/2': { text: 'Report complete.' },
  '/timeline': { text: /^2 scans since / },
  '/timeline/compare': { role: 'heading', name: 'What changed' },
  '/care-plan': { text: /^No products yet/ },
  '/recommendations': { text: 'Your Care Plan Products' },
  '/chat': { text: /messages left/ },
  '/account': { role: 'link', name: /^Sign-in/ },
  '/account?page=sign-in': { role: 'button', name: 'Set up two-factor' },
  '/account?page=preferences': { role: 'switch', name: /^Words only/ },
  '/account?page=your-data': { role: 'button', name: 'Pack my data' },
  '/account?tab=billing': { role: 'button', name: 'Upgrade' },
  '/account?tab=billing&upgrade': { role: 'button', name: 'Choose Plus' },
};

test.use({ size: SIZE });

test('no page is wider than a phone', async ({ window, hands, signIn }) => {
  await mkdir(PICTURES, { recursive: true });

  const lookAt = async (pages: Record<string, Target>) => {
    for (const [address, shown] of Object.entries(pages)) {
      await hands.open(address);
      await hands.expectToSee(shown);
      const name = address.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
      await writeFile(path.join(PICTURES, `${name}.png`), await window.photograph());
      const widths = '[innerWidth, document.documentElement.scrollWidth]';
      expect(await window.evaluate(widths), address).toEqual([SIZE.width, SIZE.width]);
    }
  };
  await lookAt(PAGES_OF_VISITORS);
  await signIn(await joinAndReturn());
  await lookAt(PAGES_OF_MEMBERS);
});
