import type { PhotoReceiptView } from '@daylit/contract';
import { formatMoment } from '../../lib/format-date.ts';

/** The sentence about the original photo: only what the receipt proves. Undefined when it proves nothing. */
export function receiptWords(receipt: PhotoReceiptView | null): string | undefined {
  if (receipt === null) return undefined;
  const { deleted_at, processed_by, sent_to } = receipt;
  if (deleted_at === null) return 'Your original photo will be deleted right after the analysis.';
  const moment = formatMoment(deleted_at);
  if (moment === '') return undefined;
  const deleted = `Your original photo was deleted on ${moment}.`;
  const where = processed_by === 'this_server' ? ' It was processed on this server.' : '';
  const sent = sent_to === null ? '' : ` With your consent, a cut-out of your face was sent to ${sent_to}.`;
  return deleted + where + sent;
}
