import {
  CARE_PLAN_EXAMPLE,
  CURRENCY,
  FOUNDING_PLACES,
  type PlanOffers,
  PRICES,
  USAGE_EXAMPLE,
} from '@daylit/contract';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { MEMBER, openBuiltApp, slowDown } from './built-app.ts';
import { median } from './median.ts';

const SAVINGS = { against_list: null, against_monthly: { compared_to: 7188, amount: 2388, percent: 33.2 } };

const OFFERS: PlanOffers = {
  plans: [],
  prices: Object.entries(PRICES).map(([id, price]) => ({
    id,
    ...price,
    currency: CURRENCY,
    savings: SAVINGS,
  })),
  founding: { places: FOUNDING_PLACES, places_left: 640 },
  is_play_money: true,
};

const ROUNDS = 9;

/** Milliseconds after the load at which a person first finds the link. */
const FINDING_IT = 1500;

/** Milliseconds from hovering to the click. */
const REACHING_IT = 200;

/** Milliseconds for which a finger rests on the screen when it taps. */
const TAPPING = 80;

/** The way a person reaches the link. A finger is nowhere near it before the tap. */
type Reach = 'touch' | 'mouse';

/** Milliseconds from the click to the paint that answers it, and to the paint of a price. */
interface Opening {
  frame: number;
  price: number;
}

/**
 * The built app on a phone that is four times slower: milliseconds from the click on "Upgrade Now" to the
 * paint that shows the dialog's frame, and to that of its prices. Each round is the first opening after a
 * load. Promised: the frame within 50 ms.
 */
export async function benchUpgradeModal(): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const openings: Record<Reach, Opening[]> = { touch: [], mouse: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      openings.touch.push(await firstOpening(browser, 'touch'));
      openings.mouse.push(await firstOpening(browser, 'mouse'));
    }
    for (const [reach, times] of Object.entries(openings)) {
      const frames = times.map(({ frame }) => frame);
      const spread = `${Math.min(...frames).toFixed(0)} to ${Math.max(...frames).toFixed(0)}`;
      const prices = median(times.map(({ price }) => price)).toFixed(0);
      console.log(
        `${reach}: first paint ${median(frames).toFixed(0)} ms, ${spread} (promised: at most 50 ms), prices ${prices} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}

async function firstOpening(browser: Browser, reach: Reach): Promise<Opening> {
  const page = await openBuiltApp(browser, {
    path: '/contact',
    answer: answerOf,
    hasTouch: reach === 'touch',
  });
  const link = page.getByText('Upgrade Now');
  await link.waitFor();
  await slowDown(page);
  await page.waitForTimeout(FINDING_IT);
  const { x, y } = await centreOf(link);
  await page.evaluate(watchPaint);
  if (reach === 'mouse') {
    await page.mouse.move(x, y);
    await page.waitForTimeout(REACHING_IT);
    await page.mouse.down();
    await page.mouse.up();
  } else await tap(page, { x, y });
  const painted = await page.waitForFunction(() => {
    const { frame, price } = window as Partial<Window & Opening>;
    return frame !== undefined && price !== undefined ? { frame, price } : undefined;
  });
  const opening = await painted.jsonValue();
  await page.context().close();
  if (!opening) throw new Error('The dialog was not painted.');
  return opening;
}

/**
 * As a finger does it. Playwright's tap ends as soon as it begins, so the time of a touch is counted to the
 * click.
 */
async function tap(page: Page, at: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(TAPPING);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function centreOf(link: Locator): Promise<{ x: number; y: number }> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: notes when the next click is answered by a paint, and when a price is painted. */
function watchPaint(): void {
  let clickedAt = 0;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
  // Runs before new content is painted.
  new MutationObserver(() => {
    for (const price of document.querySelectorAll('section p:not([elementtiming])'))
      if (price.textContent.startsWith('$48')) price.setAttribute('elementtiming', 'price');
  }).observe(document.body, { childList: true, subtree: true });
  // From the event to the paint that follows it, in steps of 8 ms.
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' && !('frame' in window)) Object.assign(window, { frame: duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
      if (!('price' in window)) Object.assign(window, { price: entry.renderTime - clickedAt });
  }).observe({ type: 'element', buffered: true });
}

function answerOf(pathname: string): unknown {
  if (pathname === '/api/me') return { ...MEMBER, plan: 'free', care_plan: CARE_PLAN_EXAMPLE };
  if (pathname === '/api/plans') return OFFERS;
  if (pathname === '/api/subscription') return { subscription: null, has_founding_price: false };
  if (pathname === '/api/usage') return USAGE_EXAMPLE;
  return pathname === '/api/consents' ? [] : {};
}
