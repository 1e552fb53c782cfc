import { formatMoment } from '../../lib/format-date.ts';
import { readText, type Damaged } from '../damage.ts';
import type { PhotoReceipt } from '../report.ts';

/** What a report can say about the original photo: only what the receipt proves. Undefined when it proves nothing. */
export function receiptWords({
  deleted_at,
  processed_by,
  sent_to,
}: Damaged<PhotoReceipt>): string | undefined {
  if (deleted_at === null) return 'Your original photo will be deleted right after the analysis.';
  const moment = formatMoment(readText(deleted_at) ?? '');
  if (moment === '') return undefined;
  const deleted = `Your original photo was deleted on ${moment}, right after the analysis.`;
  const where = processed_by === 'this_server' ? ' It was processed on this server.' : '';
  const receiver = readText(sent_to);
  return `${deleted}${where}${receiver ? ` With your consent, a cut-out of your face was sent to ${receiver}.` : ''}`;
}
