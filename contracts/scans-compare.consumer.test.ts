import { compareScans, getHandOver, getTrends } from '@daylit/api-client';
import type { HandOver, ScanComparison, SignReading, Trends } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const THUMBNAIL = '5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp';
const AT = '2026-11-18T08:30:00.000Z';

// Exact, because only these numbers distinguish the scans from other members' scans.
const [RED, CALMER] = [
  { checkin_id: 1, severity_score: 3.4, margin: 0.5, range: { low: 3, high: 4 } },
  { checkin_id: 2, severity_score: 1.4, margin: 0.5, range: { low: 1, high: 2 } },
].map((reading) => Matchers.equal(reading)) as unknown as [SignReading, SignReading];
const CHANGE = Matchers.equal('less_visible') as unknown as 'less_visible';

describe('every sign over time', () => {
  const request = { method: 'GET', path: '/api/trends' } as const;
  const receiving = 'a request for every sign over time';

  test('every sign over time is read from two scans', async () => {
    const scan = { created_at: AT, thumbnail_filename: THUMBNAIL, engine_version: '3.0.0', reason: null };
    const json: Trends = {
      scans: [
        { ...scan, checkin_id: 1, line: 1 },
        { ...scan, checkin_id: 2, line: 1 },
      ],
      measures: [
        {
          sign: 'redness',
          concern_name: 'Redness',
          change: CHANGE,
          since: 1,
          cannot_tell_reason: null,
          readings: [RED, CALMER],
        },
      ],
      products_started: [],
    };
    const trends = await agree(
      { given: 'two scans are finished', receiving, request, response: { status: 200, json } },
      (api) => getTrends(api),
    );
    expect(trends).toMatchObject({
      scans: [{ checkin_id: 1, line: 1 }, { checkin_id: 2 }],
      measures: [{ change: 'less_visible', since: 1, readings: [{ severity_score: 3.4 }, { margin: 0.5 }] }],
    });
  });

  test.each(['a member is signed in', 'somebody else has scans'] as const)('empty when %s', async (given) => {
    const json: Trends = { scans: [], measures: [], products_started: [] };
    const trends = await agree({ given, receiving, request, response: { status: 200, json } }, (api) =>
      getTrends(api),
    );
    expect(trends).toEqual(json);
  });
});

describe('two scans side by side', () => {
  const path = '/api/checkins/2/comparison';
  const request = { method: 'GET', path, query: { with: '1' } } as const;
  const receiving = 'a request to compare check-in 2 with 1';

  test('the older one first, with what may be said', async () => {
    const scan = { created_at: AT, thumbnail_filename: THUMBNAIL };
    const json: ScanComparison = {
      result: Matchers.equal('comparable') as unknown as 'comparable',
      title: 'These two scans can be compared.',
      reason: null,
      may_say: 'Redness is less visible in the later photo.',
      may_not_say: 'A photo shows that skin changed. It can’t show why.',
      earlier: { ...scan, checkin_id: Matchers.equal(1) as unknown as number },
      later: { ...scan, checkin_id: Matchers.equal(2) as unknown as number },
      checks: ['Light', 'Sharpness', 'Face turned', 'Glasses', 'Width of the face', 'Engine'].map((name) => ({
        name,
        earlier: 'even',
        later: 'even',
        verdict: 'alike',
      })),
      signs: [{ sign: 'redness', concern_name: 'Redness', earlier: RED, later: CALMER, change: CHANGE }],
    };
    const comparison = await agree(
      { given: 'two scans are finished', receiving, request, response: { status: 200, json } },
      (api) => compareScans(api, { id: 2, other: 1 }),
    );
    expect(comparison).toMatchObject({
      result: 'comparable',
      earlier: { checkin_id: 1 },
      later: { checkin_id: 2 },
      signs: [{ sign: 'redness', change: 'less_visible' }],
    });
  });

  test.each(['a member is signed in', 'somebody else has scans'] as const)(
    'absent when %s',
    async (given) => {
      const json = { detail: 'There is nothing at this address.' };
      const error = await agree({ given, receiving, request, response: { status: 404, json } }, (api) =>
        refusalOf(compareScans(api, { id: 2, other: 1 })),
      );
      expect(error.status).toBe(404);
    },
  );

  test('a scan with itself', async () => {
    const json = { detail: 'Please choose two different scans.' };
    const error = await agree(
      {
        given: 'two scans are finished',
        receiving: 'a request to compare check-in 2 with itself',
        request: { method: 'GET', path, query: { with: '2' } },
        response: { status: 422, json },
      },
      (api) => refusalOf(compareScans(api, { id: 2, other: 2 })),
    );
    expect([error.status, error.detail]).toEqual([422, json.detail]);
  });
});

describe('the page for a doctor', () => {
  const request = { method: 'GET', path: '/api/hand-over' } as const;
  const receiving = 'a request for the page for a doctor';

  test('the page for a doctor has no routine and names no other host for a new member', async () => {
    const json: HandOver = { trends: { scans: [], measures: [] }, products: [], photos_sent_to: [] };
    const handOver = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 200, json } },
      (api) => getHandOver(api),
    );
    expect(handOver).toMatchObject(json);
  });
});
