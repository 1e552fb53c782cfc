import { deleteScan } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';

const NOT_THERE = { detail: 'There is nothing at this address.' };

describe('a check-in that is deleted', () => {
  const request = { method: 'DELETE', path: '/api/checkins/1' } as const;
  const receiving = 'a request to delete check-in 1';

  test('a finished check-in is deleted', async () => {
    const deleting = agree(
      { given: 'a scan is finished', receiving, request, response: { status: 204 } },
      (api) => deleteScan(api, 1),
    );
    await expect(deleting).resolves.toBeUndefined();
  });

  test.each([
    ['a scan is running', 409, 'This scan is being analyzed. You can delete it as soon as it has ended.'],
    ['somebody else has scans', 404, NOT_THERE.detail],
    ['the session has ended', 401, 'Please log in to continue.'],
  ] as const)('a deletion is refused when %s', async (given, status, detail) => {
    const error = await agree({ given, receiving, request, response: { status, json: { detail } } }, (api) =>
      refusalOf(deleteScan(api, 1)),
    );
    expect(error).toMatchObject({ status, detail });
  });
});
