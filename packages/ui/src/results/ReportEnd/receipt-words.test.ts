import { expect, test } from 'vitest';
import { receiptWords } from './receipt-words.ts';

test('says when the photo was deleted and where it was processed', () => {
  const words = receiptWords({ deleted_at: '2026-11-18T12:30:00Z', processed_by: 'this_server' });
  expect(words).toMatch(/^Your original photo was deleted on .*2026.*, right after the analysis\. /);
  expect(words).toContain('It was processed on this server.');
});

test('promises nothing that has not happened', () => {
  expect(receiptWords({ deleted_at: null })).toBe(
    'Your original photo will be deleted right after the analysis.',
  );
  expect(receiptWords({ deleted_at: 'soon' })).toBeUndefined();
  expect(receiptWords({})).toBeUndefined();
});
