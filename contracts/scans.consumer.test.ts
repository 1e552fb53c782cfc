import {
  getScan,
  getLatestScan,
  getThumbnail,
  listScanEvents,
  listScans,
  updateScan,
} from '@daylit/api-client';
import type { Scan, ScanEvent } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, example, refusalOf } from './agree.ts';
import { ASKED, EVENTS, FAILED, FINISHED, RUNNING } from './examples.ts';
import { Matchers } from './pact.ts';
import { THUMBNAIL_FILE } from './photos.ts';

const NOTHING_HIDDEN = { 'x-hidden-count': '0' };
const NOT_THERE = { detail: 'There is nothing at this address.' };

/** The client's view of the example report: every stage is present and readable. */
const UNDERSTOOD = {
  photo_quality: { status: 'pass' },
  skin_type: { value: 'combination' },
  skin_sensitivity: { value: 'low' },
  condition_notes: { kind: 'notes', concerns: [{ sign: 'redness', severity_score: 1.5 }] },
  care_plan: { kind: 'grouped', groups: [{ daypart: 'morning', steps: [{ kind: 'product' }] }] },
  progress_summary: { kind: 'summary', overall_assessment: 'This is your first scan.' },
  product_needs: [{ category: 'cleanser' }],
};

/** States in which the member owns no scan, whatever other members own. */
const WITHOUT_OWN_SCANS = ['a member is signed in', 'somebody else has scans'] as const;

/** The scan with its exact size, by which it differs from the scans of other members. */
function owned(scan: Scan) {
  const { status, photo_receipt } = scan;
  const bytes = Matchers.equal(photo_receipt.bytes);
  return { ...scan, status: Matchers.equal(status), photo_receipt: { ...photo_receipt, bytes } };
}

/** The event with its exact words, by which it differs from the events of other members. */
function ownedEvent(event: ScanEvent) {
  const { payload } = event;
  if (!('overall_assessment' in payload)) return event;
  const overall_assessment = Matchers.equal(payload.overall_assessment);
  return { ...event, payload: { ...payload, overall_assessment } };
}

describe('latest check-in', () => {
  const request = { method: 'GET', path: '/api/checkins/latest' } as const;
  const receiving = 'the question for the newest check-in';

  test('there is one', async () => {
    const latest = await agree(
      {
        given: 'a scan is finished',
        receiving,
        request,
        response: { status: 200, json: { id: Matchers.equal(1) } },
      },
      (api) => getLatestScan(api),
    );
    expect(latest).toEqual({ id: 1 });
  });

  test.each(WITHOUT_OWN_SCANS)('there is none when %s', async (given) => {
    const latest = await agree(
      { given, receiving, request, response: { status: 200, json: { id: null } } },
      (api) => getLatestScan(api),
    );
    expect(latest).toEqual({ id: null });
  });
});

describe('one check-in', () => {
  const request = { method: 'GET', path: '/api/checkins/1' } as const;
  const receiving = 'a request for check-in 1';

  test.each([
    { given: 'a scan is finished', scan: FINISHED, report: UNDERSTOOD },
    { given: 'a scan is running', scan: RUNNING, report: null },
    { given: 'a scan failed', scan: FAILED, report: null },
  ] as const)('$given', async ({ given, scan, report }) => {
    const json = owned(scan);
    const answer = await agree({ given, receiving, request, response: { status: 200, json } }, (api) =>
      getScan(api, 1),
    );
    const { id, status, failure_detail } = scan;
    expect(answer).toMatchObject({ id, status, failure_detail, report });
  });

  test('a check-in has what was asked with its photo, and the reply', async () => {
    const { user_message, reply } = ASKED;
    const { message, answer } = reply;
    const said = { message: Matchers.equal(message), answer };
    const json = { ...owned(FINISHED), user_message: Matchers.equal(user_message), reply: said };
    const given = 'a scan is finished, and its question is answered';
    const scan = await agree({ given, receiving, request, response: { status: 200, json } }, (api) =>
      getScan(api, 1),
    );
    expect(scan).toMatchObject({ user_message, reply });
  });

  test.each(WITHOUT_OWN_SCANS)('one check-in is absent when %s', async (given) => {
    const error = await agree(
      { given, receiving, request, response: { status: 404, json: NOT_THERE } },
      (api) => refusalOf(getScan(api, 1)),
    );
    expect(error.status).toBe(404);
  });
});

describe('a check-in that is left out of the trend', () => {
  const request = { method: 'PATCH', path: '/api/checkins/1', json: { in_trend: false } } as const;
  const receiving = 'a request to leave check-in 1 out of the trend';
  const choice = { id: 1, in_trend: false };

  test('a check-in that is left out is marked', async () => {
    const answer = await agree(
      {
        given: 'a scan is finished',
        receiving,
        request,
        response: { status: 200, json: { ...owned(FINISHED), in_trend: Matchers.equal(false) } },
      },
      (api) => updateScan(api, choice),
    );
    expect(answer).toMatchObject({ id: 1, in_trend: false });
  });

  test.each([
    ['a member is signed in', 404, NOT_THERE.detail],
    ['the session has ended', 401, 'Please log in to continue.'],
  ] as const)('is refused when %s', async (given, status, detail) => {
    const error = await agree({ given, receiving, request, response: { status, json: { detail } } }, (api) =>
      refusalOf(updateScan(api, choice)),
    );
    expect(error).toMatchObject({ status, detail });
  });
});

describe('the list of check-ins', () => {
  const request = { method: 'GET', path: '/api/checkins', query: { offset: '0', limit: '10' } } as const;
  const receiving = 'a request for the first page of check-ins';
  const page = { offset: 0, limit: 10 };

  test.each(WITHOUT_OWN_SCANS)('empty when %s', async (given) => {
    const scans = await agree(
      { given, receiving, request, response: { status: 200, json: [], headers: NOTHING_HIDDEN } },
      (api) => listScans(api, page),
    );
    expect(scans).toEqual({ scans: [], hidden: 0 });
  });

  test('newest first', async () => {
    const checkins = await agree(
      {
        given: 'a scan is finished',
        receiving,
        request,
        response: { status: 200, json: [owned(FINISHED)], headers: NOTHING_HIDDEN },
      },
      (api) => listScans(api, page),
    );
    expect(checkins).toMatchObject({ scans: [{ id: 1, status: 'complete', report: UNDERSTOOD }], hidden: 0 });
  });
});

describe('the events of a check-in', () => {
  const path = '/api/checkins/1/events';

  test('all stages, in the order of the specification', async () => {
    const json = EVENTS.map(ownedEvent);
    const events = await agree(
      {
        given: 'a scan is finished',
        receiving: 'a request for all events of check-in 1',
        request: { method: 'GET', path, query: { after: '0', wait: '25' } },
        response: { status: 200, json },
      },
      (api) => listScanEvents(api, { id: 1, after: 0, wait: 25 }),
    );
    expect(events).toMatchObject({ events: EVENTS.length, report: UNDERSTOOD });
  });

  test('nothing new yet', async () => {
    const events = await agree(
      {
        given: 'a scan is running',
        receiving: 'a request for the events after the first of check-in 1',
        request: { method: 'GET', path, query: { after: '1' } },
        response: { status: 200, json: Matchers.equal([]) },
      },
      (api) => listScanEvents(api, { id: 1, after: 1 }),
    );
    expect(events).toEqual({ events: 0, report: {}, place: null });
  });

  test.each(WITHOUT_OWN_SCANS)('the events of a check-in are absent when %s', async (given) => {
    const error = await agree(
      {
        given,
        receiving: 'a request for all events of check-in 1',
        request: { method: 'GET', path, query: { after: '0' } },
        response: { status: 404, json: NOT_THERE },
      },
      (api) => refusalOf(listScanEvents(api, { id: 1, after: 0 })),
    );
    expect(error.status).toBe(404);
  });
});

describe('a thumbnail', () => {
  const request = { method: 'GET', path: `/api/thumbnails/${example('thumbnail')}` } as const;

  test('a thumbnail is a WebP picture', async () => {
    const picture = await agree(
      {
        given: 'a scan is finished',
        receiving: 'a request for its thumbnail',
        request,
        response: { status: 200, image: { type: 'image/webp', file: THUMBNAIL_FILE } },
      },
      (api) => getThumbnail(api, example('thumbnail')),
    );
    expect(picture.type).toBe('image/webp');
    expect(picture.size).toBeGreaterThan(0);
  });

  test.each(WITHOUT_OWN_SCANS)('a thumbnail is absent when %s', async (given) => {
    const error = await agree(
      {
        given,
        receiving: 'a request for a thumbnail that is not there',
        request,
        response: { status: 404, json: NOT_THERE },
      },
      (api) => refusalOf(getThumbnail(api, example('thumbnail'))),
    );
    expect(error.status).toBe(404);
  });
});
