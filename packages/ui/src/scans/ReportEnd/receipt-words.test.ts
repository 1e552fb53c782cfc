import { expect, test } from 'vitest';
import { receiptWords } from './receipt-words.ts';

test("the receipt says when the photo was deleted, in the reader's time zone, and where it was processed", () => {
  const evening = new Date(2026, 10, 18, 20, 30).toISOString();
  const words = receiptWords({ deleted_at: evening, processed_by: 'this_server', sent_to: null });
  expect(words).toMatch(/^Your original photo was deleted on November\u00A018, 2026 at\s8:30\sPM\. /);
  expect(words).toContain('It was processed on this server.');
});

test('names the recipient of a crop of the face', () => {
  const receipt = { deleted_at: '2026-11-18T12:30:00Z', processed_by: 'this_server' } as const;
  expect(receiptWords({ ...receipt, sent_to: 'ai.example, sees-2' })).toMatch(
    /With your consent, a cut-out of your face was sent to ai\.example, sees-2\.$/,
  );
  expect(receiptWords({ ...receipt, sent_to: null })).toMatch(/on this server\.$/);
});

test('the receipt claims only what has happened', () => {
  const receipt = { processed_by: null, sent_to: null };
  expect(receiptWords({ ...receipt, deleted_at: null })).toBe(
    'Your original photo will be deleted right after the analysis.',
  );
  expect(receiptWords({ ...receipt, deleted_at: 'soon' })).toBeUndefined();
  expect(receiptWords(null)).toBeUndefined();
});
