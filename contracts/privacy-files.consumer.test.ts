import { cancelExport, getHistoryReport } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, refusalOf } from './agree.ts';

describe('cancelling an export', () => {
  const request = { method: 'DELETE', path: `/api/export/${example('export')}` } as const;

  test('answers with a sentence', async () => {
    const { message } = await agree(
      {
        given: 'a member has an export of today',
        receiving: 'the end of an export',
        request,
        response: { status: 200, json: { message: 'The export is cancelled. Nothing of it is kept.' } },
      },
      (api) => cancelExport(api, example('export')),
    );
    expect(message).toContain('cancelled');
  });

  test('cancelling an export of somebody else finds none', async () => {
    const error = await agree(
      {
        given: 'somebody else has an export of today',
        receiving: 'the end of an export',
        request,
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(cancelExport(api, example('export'))),
    );
    expect(error.status).toBe(404);
  });
});

describe('the history report', () => {
  const request = { method: 'GET', path: '/api/history-report', query: { format: 'csv' } } as const;

  test('the history report is a line of column names and a line for each score', async () => {
    const columns = 'scan,created_at,sign,severity_score,standard_deviation,low,high';
    const table = await agree(
      {
        given: 'a pro member has a scan',
        receiving: 'a request for the history as a table',
        request,
        response: {
          status: 200,
          text: {
            type: 'text/csv',
            example: `${columns}\r\n1,2026-11-20T20:00:00.000Z,redness,2.4,0.3,2,3\r\n`,
            // A byte order mark may come first, and columns may be added at the end.
            pattern: `.?${columns}.*\\r\\n(1,20\\d\\d-[^,]+Z,[a-z_]+,[\\d.]*,[\\d.]*,\\d?,\\d?.*\\r\\n)+`,
          },
        },
      },
      (api) => getHistoryReport(api, 'csv'),
    );
    expect(table.type).toContain('text/csv');
    expect(await table.text()).toContain('redness,2.4');
  });

  test('the history report is not a part of other plans', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for the history as a table',
        request,
        response: {
          status: 403,
          json: {
            detail:
              'The full history report is not part of your plan. Your export holds every scan, on every plan.',
          },
        },
      },
      (api) => refusalOf(getHistoryReport(api, 'csv')),
    );
    expect(error).toMatchObject({ status: 403, detail: expect.stringContaining('Your export holds') });
  });
});
