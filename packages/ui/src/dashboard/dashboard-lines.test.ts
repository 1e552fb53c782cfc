import {
  type Product,
  type ProfileView,
  type Recommendations,
  type SignTrend,
  type Tonight,
  TRENDS_EXAMPLE,
  USAGE_EXAMPLE,
} from '@daylit/contract';
import { expect, test } from 'vitest';
import { type DashboardFacts, dashboardLines, type Tile } from './dashboard-lines.ts';

const USER = {
  plan: 'plus_annual',
  plan_expires_at: null,
  next_invoice_date: null,
  scheduled_plan: null,
} as const;
// Noon in the reader's time zone.
const SECONDS = Date.parse('2027-11-16T12:00') / 1000;
const product = (id: string, category: string) => ({ id, category }) as Product;

function plan(...night: string[]): Pick<ProfileView, 'confirmed_care_plan'> {
  const steps = night.map((key) => ({ key, product: product(key, key), description: null }));
  return { confirmed_care_plan: [{ daypart: 'night', steps }] } as never;
}

/** An evening with so many steps. */
function routine(count: number): Tonight {
  const part = { steps: Array.from({ length: count }), waiting: [], is_done: false, left_out: [] };
  return { date: '2026-11-20', morning: part, night: part, week: [] } as never;
}

/** An evening of which an answer leaves out so many products. */
function leftOut(count: number): Tonight {
  const evening = routine(0);
  return { ...evening, night: { ...evening.night, left_out: Array.from({ length: count }) } } as never;
}

function groups(...products: Product[]): Recommendations {
  return { care_plan: [product('own', 'serum')], budget: products, top_rated: products } as never;
}

/** A product trial that wants its next scan in so many days. */
const trialScan = (in_days: number) => ({
  next_scan: { window: 'first' as const, from: '2026-11-29', to: '2026-12-01', in_days },
});

/** The line of a tile with plain spaces. */
function line(tile: Tile, facts: Partial<DashboardFacts>): string | undefined {
  const lines = dashboardLines({
    now: new Date('2026-11-20T12:00:00Z'),
    daypart: 'night',
    user: USER,
    ...facts,
  });
  return lines[tile]?.replaceAll('\u00A0', ' ');
}

const NOONS = ['2026-10-18T12:00', '2026-11-18T12:00'];
const calmer = {
  ...TRENDS_EXAMPLE,
  scans: TRENDS_EXAMPLE.scans.map((scan, index) => ({
    ...scan,
    created_at: new Date(NOONS[index] ?? '').toISOString(),
  })),
};
const withTrend = (kind: SignTrend['kind'], title: string) => ({
  ...calmer,
  measures: TRENDS_EXAMPLE.measures.map((measure) => ({
    ...measure,
    trend: { kind, since: null, from: null, to: null, scans: 5, confidence: null, title, sentence: '' },
  })),
});
const steady = {
  ...calmer,
  measures: TRENDS_EXAMPLE.measures.map((measure) => ({ ...measure, change: 'not_compared' as const })),
};
const weekly = { ...USAGE_EXAMPLE, scans: { limit: 4, used: 1, resets_at: null } };
const usedUp = {
  ...USAGE_EXAMPLE,
  scans: { limit: 1, used: 1, resets_at: new Date('2027-01-10T12:00').toISOString() },
};

test.each<[Tile, Partial<DashboardFacts>, string | undefined]>([
  ['care_plan', {}, undefined],
  ['care_plan', { tonight: routine(0) }, undefined],
  ['care_plan', { tonight: leftOut(1) }, 'Tonight, 1 product is left out'],
  ['care_plan', { tonight: leftOut(3) }, 'Tonight, 3 products are left out'],
  ['care_plan', { tonight: routine(1) }, 'Tonight, 1 step'],
  ['care_plan', { tonight: routine(3), daypart: 'morning' }, 'This morning, 3 steps'],
  ['timeline', {}, undefined],
  ['timeline', { trends: { scans: [], measures: [] } }, 'Take your first photo'],
  ['timeline', { trends: calmer }, '2 scans since October 18'],
  ['timeline', { trends: withTrend('calmer', 'Calmer since June 24') }, 'Redness calmer since June 24'],
  ['timeline', { trends: withTrend('steady', 'Steady since June 24') }, 'Redness steady since June 24'],
  ['upload', {}, undefined],
  ['upload', { trends: steady }, 'Next photo around December 16'],
  ['upload', { trends: steady, usage: weekly }, 'Next photo around November 25'],
  ['upload', { trends: steady, usage: usedUp }, 'Next photo around January 10'],
  ['upload', { trends: steady, productTrial: trialScan(9) }, 'Next scan for your trial: November 29'],
  ['upload', { trends: steady, productTrial: trialScan(0) }, 'Scan for your trial by December 1'],
  ['upload', { trends: steady, productTrial: { next_scan: null } }, 'Next photo around December 16'],
  ['upload', { trends: steady, now: new Date('2027-02-01') }, 'A photo makes sense now'],
  ['chat', { usage: USAGE_EXAMPLE }, undefined],
  ['recommendations', { recommendations: groups() }, undefined],
  ['recommendations', { recommendations: groups(product('a', 'serum')) }, '1 product fits you'],
  [
    'recommendations',
    { recommendations: groups(product('a', 'sunscreen'), product('b', 'sunscreen')), profile: plan('serum') },
    'Your plan lacks a sunscreen: 2 fit you',
  ],
  [
    'recommendations',
    { recommendations: groups(product('a', 'sunscreen')), profile: plan('sunscreen') },
    '1 product fits you',
  ],
  ['account', { user: { ...USER, plan: 'free' } }, 'Free plan'],
  ['account', { user: { ...USER, plan: 'trial', plan_expires_at: SECONDS } }, 'Trial until November 16'],
  ['account', { user: { ...USER, next_invoice_date: SECONDS } }, 'Plus, renews November 16, 2027'],
  [
    'account',
    { user: { ...USER, plan: 'pro_monthly', scheduled_plan: 'canceled', plan_expires_at: SECONDS } },
    'Pro until November 16, 2027',
  ],
  ['account', {}, 'Plus plan'],
])('%s, with %j: %s', (tile, facts, expected) => {
  expect(line(tile, facts)).toBe(expected);
});

test('a line has at most 44 characters', () => {
  const lines = dashboardLines({
    now: new Date('2026-11-20'),
    daypart: 'night',
    tonight: routine(5),
    user: { ...USER, next_invoice_date: SECONDS },
    usage: USAGE_EXAMPLE,
    trends: steady,
    recommendations: groups(product('a', 'sunscreen')),
    profile: plan('serum'),
  });
  expect(Object.values(lines).every((each) => each.length <= 44)).toBe(true);
});

test('what needs the server says so offline, and products that were loaded do not', () => {
  const facts = { now: new Date(SECONDS * 1000), user: USER, daypart: 'night', isOffline: true } as const;
  const needs = 'Needs a connection.';
  expect(dashboardLines(facts)).toMatchObject({ upload: needs, chat: needs, recommendations: needs });
  const recommendations = groups(product('1', 'serum'));
  expect(dashboardLines({ ...facts, recommendations }).recommendations).toBe('1 product fits you');
});
