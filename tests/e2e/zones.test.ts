import { expect, type Page } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';
import { letPagesAsk } from './started-page.ts';

test.use(SIGNED_IN);

/** A time of the current day in UTC. Pages get it as theirs, so that the hour of the run changes nothing. */
function todayAt(hour: number, minute: number): Date {
  return new Date(new Date().setUTCHours(hour, minute, 0, 0));
}

/** The current day in UTC, or so many days later, at noon. */
function noonOf(days: number): Date {
  return new Date(todayAt(12, 0).getTime() + days * 86_400_000);
}

/** A day as the dashboard says it, "Friday, November 20". */
function inWords(day: Date): string {
  const words = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', words).format(day).replace(/ (?=\d)/, '\u00A0');
}

const ZONES = [
  { timezoneId: 'Pacific/Pago_Pago', hour: 14, minute: 30, days: -1, said: 'at 3:30 it is the night before' },
  { timezoneId: 'Pacific/Pago_Pago', hour: 15, minute: 30, days: 0, said: 'at 4:30 the day begins' },
  { timezoneId: 'UTC', hour: 12, minute: 0, days: 0, said: 'at noon it is today' },
  { timezoneId: 'Asia/Kathmandu', hour: 22, minute: 0, days: 0, said: 'at 3:45 it is the night before' },
  { timezoneId: 'Asia/Kathmandu', hour: 22, minute: 30, days: 1, said: 'at 4:15 the day begins' },
  { timezoneId: 'Pacific/Kiritimati', hour: 13, minute: 30, days: 0, said: 'at 3:30 it is the night before' },
  { timezoneId: 'Pacific/Kiritimati', hour: 14, minute: 30, days: 1, said: 'at 4:30 the day begins' },
];

for (const { timezoneId, hour, minute, days, said } of ZONES)
  test.describe(`in the zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`${said}, in words and in what the server is asked`, async ({ page }) => {
      await letPagesAsk(page);
      await page.clock.setFixedTime(todayAt(hour, minute));
      const asked = askedDay(page);
      await page.goto('/dashboard');
      await expect(page.getByText(inWords(noonOf(days)))).toBeVisible();
      expect(await asked).toEqual({ date: noonOf(days).toISOString().slice(0, 10), status: 200 });
    });
  });

test('a page that was left open overnight shows the new day to a member who comes back', async ({ page }) => {
  await letPagesAsk(page);
  await page.clock.setFixedTime(new Date().setHours(3, 30, 0, 0));
  await page.goto('/dashboard');
  const yesterday = page.getByText(/^\w+day, \w+\s\d+$/);
  const words = await yesterday.innerText();
  await page.clock.setFixedTime(new Date().setHours(4, 30, 0, 0));
  const asked = askedDay(page);
  // Headless browsers have no tabs that can be hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(words)).toBeHidden();
  expect(await asked).toMatchObject({ status: 200 });
});

/** The day whose routine the page asks for next, and the status of the answer. */
async function askedDay(page: Page): Promise<{ date: string | null; status: number }> {
  const response = await page.waitForResponse('**/api/tonight?*');
  return { date: new URL(response.url()).searchParams.get('date'), status: response.status() };
}
