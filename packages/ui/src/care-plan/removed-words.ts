import { formatDate } from '../lib/format-date.ts';

/** Says that the member removed a product, and when, if that is known. */
export function removedWords(removed_at: string | null): string {
  return removed_at === null ? 'You removed this.' : `You removed this on ${formatDate(removed_at)}.`;
}
