import { SCAN_STATUS_VALUES, type PhotoReceiptView, type ScanView } from '@daylit/contract';
import { readAnswer } from './chat-answer.ts';
import { readReport } from './report.ts';
import { fields, number, oneOf, text, type Fields } from './values.ts';

/** One scan, with its report when there is one. */
export function readScan(value: unknown): ScanView {
  const scan = fields(value) ?? {};
  const result = fields(scan['analysis_result']);
  return {
    id: number(scan['id']) ?? 0,
    created_at: text(scan['created_at']) ?? '',
    status: oneOf(SCAN_STATUS_VALUES, scan['status']) ?? (result ? 'complete' : 'analysing'),
    failure_detail: text(scan['failure_detail']),
    thumbnail_filename: text(scan['thumbnail_filename']),
    checkin_summary: readSummary(fields(scan['checkin_summary'])),
    // A stage that a finished report lacks will not arrive: it is read as empty.
    report: result ? readReport({ ...result, product_needs: scan['product_needs'] ?? {} }) : null,
    photo_receipt: readReceipt(fields(scan['photo_receipt'])),
    in_trend: scan['in_trend'] !== false,
    user_message: text(scan['user_message']),
    reply: readReply(fields(scan['reply'])),
  };
}

function readReply(reply: Fields | undefined): ScanView['reply'] {
  const message = text(reply?.['message']);
  const answer = readAnswer(reply?.['answer']);
  return message === null || answer === null ? null : { message, answer };
}

/** What changed is a text, or a field of an object. */
function readSummary(summary: Fields | undefined): ScanView['checkin_summary'] {
  if (!summary) return null;
  const progress = summary['progress_summary'];
  return {
    final_skin_type: text(summary['final_skin_type']),
    overall_assessment: text(summary['overall_assessment']),
    progress_summary: text(progress) ?? text(fields(progress)?.['overall_assessment']),
  };
}

/** Null unless the receipt says when the photo was deleted, or explicitly that it is not deleted yet. */
function readReceipt(receipt: Fields | undefined): PhotoReceiptView | null {
  const deleted_at = text(receipt?.['deleted_at']);
  if (!receipt || (deleted_at === null && receipt['deleted_at'] !== null)) return null;
  return {
    deleted_at,
    processed_by: receipt['processed_by'] === 'this_server' ? 'this_server' : null,
    sent_to: text(receipt['sent_to']),
  };
}
