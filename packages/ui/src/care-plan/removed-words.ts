import { formatDate } from '../lib/format-date.ts';

/** That the member took a product out, and when, where that is known. */
export function removedWords(removed_at: string | null): string {
  return removed_at === null ? 'You removed this.' : `You removed this on ${formatDate(removed_at)}.`;
}
