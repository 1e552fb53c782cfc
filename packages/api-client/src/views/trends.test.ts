import { expect, test } from 'vitest';
import { readHandOver } from './hand-over.ts';
import { readScanComparison } from './scan-comparison.ts';
import { readTrends } from './trends.ts';

const range = { low: 1, high: 2 };
const reading = { checkin_id: 1, severity_score: 1.4, margin: 0.6, range };
const scan = { checkin_id: 1, created_at: '2026-11-18T09:30:00.000Z' };

test('trends: what cannot be read is left out, and a reading needs its scan', () => {
  const measures = [
    { sign: 'redness', change: 'much better', since: 9, readings: [reading, { ...reading, checkin_id: 2 }] },
    { sign: 'skin age', readings: [reading] },
    { sign: 'shine', readings: [{ ...reading, severity_score: null, range: null }] },
  ];
  const start = { name: 'Cream', since: '2026-11-18T09:30:00.000Z' };
  const products_started = [start, { name: 'Serum' }, 'gel'];
  expect(readTrends({ scans: [scan, { checkin_id: 2 }, 'scan'], measures, products_started })).toEqual({
    scans: [
      { ...scan, thumbnail_filename: '', engine_version: '', line: null, reason: null, in_trend: true },
    ],
    measures: [
      {
        sign: 'redness',
        concern_name: 'Unnamed Concern',
        change: 'not_compared',
        since: null,
        cannot_tell_reason: null,
        anew_from: null,
        readings: [reading],
      },
      expect.objectContaining({ sign: 'shine', readings: [] }),
    ],
    products_started: [start],
  });
  expect(readTrends('trends')).toEqual({ scans: [], measures: [], products_started: [] });
});

const trendRead = (trend: object) =>
  readTrends({ scans: [], measures: [{ sign: 'redness', trend }] }).measures[0]?.trend;

test('a trend without its words is left out', () => {
  const words = { title: 'Steady since June 24', sentence: 'We see no change in redness, over five scans.' };
  const trend = { kind: 'steady', since: null, from: null, to: null, scans: 5, confidence: null };
  expect(trendRead({ ...trend, ...words })).toEqual({ ...trend, ...words });
  expect(trendRead({ ...trend, ...words, kind: 'better' })).toBeUndefined();
  expect(trendRead(trend)).toBeUndefined();
});

test('a hand-over: a product without a name is left out, and an unknown label counts as missing', () => {
  const products = [{ name: 'Cream', dayparts: ['night', 'noon'], label_status: 'sure' }, { name: '' }];
  expect(readHandOver({ products, photos_sent_to: ['model.example', 4] })).toEqual({
    trends: { scans: [], measures: [], products_started: [] },
    products: [
      {
        name: 'Cream',
        dayparts: ['night'],
        since: '',
        is_sample: false,
        label_status: 'missing',
        ingredients: [],
      },
    ],
    photos_sent_to: ['model.example'],
  });
});

test('a comparison that cannot be read claims nothing', () => {
  const signs = [{ sign: 'redness', earlier: reading, later: null, change: 'gone' }];
  expect(readScanComparison({ result: 'surely', checks: [{ verdict: 'same' }], signs })).toMatchObject({
    result: 'not_comparable',
    checks: [{ verdict: 'apart' }],
    signs: [{ earlier: reading, later: null, change: 'not_compared' }],
  });
});
