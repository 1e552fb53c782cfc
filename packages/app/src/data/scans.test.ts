import type { Checkin } from '@daylit/api-client';
import { expect, test } from 'vitest';
import { stagesOfCheckin } from './scans.ts';

const analysis_result = { photo_quality: {}, care_plan: {} } as Checkin['analysis_result'];

test('a finished report waits for no products', () => {
  expect(stagesOfCheckin({ analysis_result, product_needs: null } as Checkin)).toEqual({
    ...analysis_result,
    product_needs: {},
  });
});

test('a check-in without a report has no stages', () => {
  expect(stagesOfCheckin({ analysis_result: null, product_needs: null } as Checkin)).toEqual({});
  expect(stagesOfCheckin(undefined)).toEqual({});
});
