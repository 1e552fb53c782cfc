import type { HomeRegion } from '@daylit/contract';
import { englishOfBrowser } from './english-of-browser.ts';

/** Where the member of the page lives. Set before anything of the member is shown. */
let region: HomeRegion | null = null;

/** Regions whose English the formats take from America, though a day there comes before its month. */
const BORROWED: ReadonlySet<string> = new Set(['BI', 'JP']);

/** Writes all dates from now on as people there do; null: as the browser's English does. */
export function writeDatesAsIn(told: HomeRegion | null): void {
  region = told;
}

/**
 * The English in which dates are written: that of the member's region. Where English is no common language
 * the day comes before the month, as nearly everywhere.
 */
export function englishOfDates(): string {
  if (region === null) return englishOfBrowser();
  if (BORROWED.has(region)) return 'en-001';
  const there = `en-${region}`;
  const { locale } = new Intl.DateTimeFormat(there).resolvedOptions();
  return locale === there ? there : 'en-001';
}
