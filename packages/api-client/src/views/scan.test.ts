import { expect, test } from 'vitest';
import { readScan } from './scan.ts';

const receipt = {
  deleted_at: '2026-11-18T09:30:00.000Z',
  processed_by: 'this_server',
  sent_to: null,
  bytes: 3,
};

test('a scan without a result has no report; in a result, a missing stage is read as empty', () => {
  expect(readScan({ id: 3, status: 'analysing', analysis_result: null }).report).toBeNull();
  expect(readScan({ id: 3, analysis_result: { skin_type: 'dry' } })).toMatchObject({
    status: 'complete',
    report: { skin_type: { value: 'dry' }, product_needs: [] },
  });
});

test.each([
  [
    { final_skin_type: 'Dry', overall_assessment: 'A little red.', progress_summary: 'Calmer.' },
    { final_skin_type: 'Dry', overall_assessment: 'A little red.', progress_summary: 'Calmer.' },
  ],
  [
    { final_skin_type: '', progress_summary: { overall_assessment: 'Calmer.' } },
    { final_skin_type: null, overall_assessment: null, progress_summary: 'Calmer.' },
  ],
  [{}, { final_skin_type: null, overall_assessment: null, progress_summary: null }],
  [null, null],
])('summary %j', (checkin_summary, read) => {
  expect(readScan({ checkin_summary }).checkin_summary).toEqual(read);
});

test.each([
  [receipt, { deleted_at: receipt.deleted_at, processed_by: 'this_server', sent_to: null }],
  [
    { ...receipt, deleted_at: null, processed_by: 'elsewhere' },
    { deleted_at: null, processed_by: null, sent_to: null },
  ],
  [
    { ...receipt, sent_to: 'model.example' },
    { deleted_at: receipt.deleted_at, processed_by: 'this_server', sent_to: 'model.example' },
  ],
  [{ processed_by: 'this_server' }, null],
  [null, null],
])('receipt %j', (photo_receipt, read) => {
  expect(readScan({ photo_receipt }).photo_receipt).toEqual(read);
});

test('a response that is not a scan is read as an empty one', () => {
  expect(readScan('scan')).toMatchObject({ id: 0, status: 'analysing', report: null, photo_receipt: null });
});
