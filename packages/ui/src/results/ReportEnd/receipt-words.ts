import { formatMoment } from '../../primitives/format-date.ts';
import { readText, type Damaged } from '../damage.ts';
import type { PhotoReceipt } from '../report.ts';

/** What a report can say about the original photo: only what the receipt proves. */
export function receiptWords({ deleted_at, processed_by }: Damaged<PhotoReceipt>): string {
  const moment = formatMoment(readText(deleted_at) ?? '');
  const deleted =
    moment === ''
      ? 'Your original photo will be deleted right after the analysis.'
      : `Your original photo was deleted on ${moment}, right after the analysis.`;
  return processed_by === 'this_server' ? `${deleted} It was processed on this server.` : deleted;
}
