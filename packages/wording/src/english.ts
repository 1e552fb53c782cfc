/** Regions whose English the formats take from America, though a day there comes before its month. */
const BORROWED: ReadonlySet<string> = new Set(['BI', 'JP']);

/**
 * The English of dates for a member who lives in `region`, as in ISO 3166-1 alpha-2; the American one where
 * that is not known. Where English is no common language the day comes before the month.
 */
export function englishOf(region: string | null | undefined): string {
  if (region == null) return 'en-US';
  if (BORROWED.has(region)) return 'en-001';
  const there = `en-${region}`;
  return new Intl.DateTimeFormat(there).resolvedOptions().locale === there ? there : 'en-001';
}
