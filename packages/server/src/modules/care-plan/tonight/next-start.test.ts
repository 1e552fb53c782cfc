import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../catalogue/samples/sample-catalogue.ts';
import { buildCarePlan } from '../build-care-plan.ts';
import { decideCarePlan } from '../decide-care-plan.ts';
import { everybody } from '../everybody.ts';
import { factsOf } from '../fixtures.ts';
import type { ConfirmedProduct } from '../ports.ts';
import type { Group } from '../rule.ts';
import { nextStart, type StartFacts } from './next-start.ts';
import { planOnDay } from './plan-on-day.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-26T20:00Z'); // a Thursday

const known = new Map(sampleCatalogue.products.map((entry) => [entry.product.id, entry]));

const plan = buildCarePlan(
  decideCarePlan(factsOf(sampleCatalogue, { issues: ['Redness'], severities: { redness: 2 } })),
);

function used(group: Group, step: string, daysAgo: number, id?: string): ConfirmedProduct {
  const steps = new Map(Object.entries(plan[group]));
  const product = known.get(id ?? steps.get(step)?.product?.id ?? '');
  if (!product) throw new Error(`The plan has no ${step}.`);
  const addedAt = new Date(NOW.getTime() - daysAgo * DAY);
  const own = { description: null, ingredientText: null, leftOut: null, days: null };
  return { daypart: group, step, product, addedAt, ...own };
}

function factsWith(products: readonly ConfirmedProduct[], more: Partial<StartFacts> = {}): StartFacts {
  const removed = new Set<string>();
  return {
    date: '2026-11-26',
    now: NOW,
    timeZone: 'UTC',
    region: null,
    products,
    removed,
    exfoliationsPerWeek: 3,
    known,
    ...more,
  };
}

const basics = (daysAgo: number) => [
  used('morning', 'sunscreen', daysAgo),
  used('morning', 'moisturizer', daysAgo),
  used('night', 'moisturizer', daysAgo),
  used('morning', 'cleanser', daysAgo),
  used('night', 'cleanser', daysAgo),
];

const nameOf = (products: readonly ConfirmedProduct[]) => nextStart(plan, factsWith(products))?.step;

test('the first start protects from the sun, and plain care follows at once', () => {
  expect(nextStart(plan, factsWith([]))).toMatchObject({
    step: 'sunscreen',
    dayparts: ['morning'],
    on: '2026-11-27',
    start: expect.stringMatching(/^tomorrow morning, as the last step\. /),
    hold: null,
  });
  expect(nextStart(plan, factsWith([used('morning', 'sunscreen', 0)]))).toMatchObject({
    step: 'moisturizer',
    dayparts: ['morning', 'night'],
    hold: null,
  });
});

test('the active waits until 14 days after the newest start, and the day of its first use is one of its days', () => {
  const next = nextStart(plan, factsWith(basics(4)));
  expect(next).toMatchObject({
    step: 'serum',
    wish: { kind: 'named', sentence: 'You named redness' },
    hold: { until: '2026-12-06', days_left: 10 },
    on: '2026-12-07',
    start: expect.stringMatching(/^on December\s7, after washing\. /),
    give: expect.stringMatching(/^8\sweeks\. /),
  });
  expect(nextStart(plan, factsWith(basics(13)))?.hold?.until).toBe('2026-11-27');
  expect(nextStart(plan, factsWith(basics(14)))).toMatchObject({ hold: null, on: '2026-11-27' });
});

test('plain care waits for an active that is new', () => {
  const [sunscreen] = basics(40);
  const next = nextStart(plan, factsWith([...(sunscreen ? [sunscreen] : []), used('night', 'serum', 3)]));
  expect(next).toMatchObject({ step: 'moisturizer', hold: { until: '2026-12-07' } });
});

test('a step with a product of the member is not started, and a removed product is not proposed', () => {
  const others = new Map([...known].filter(([, { step }]) => step === 'moisturizer'));
  const other = [...others.keys()].find((id) => id !== plan.night['moisturizer']?.product?.id);
  const kept = used('night', 'moisturizer', 20, other);
  expect(nextStart(plan, factsWith([used('morning', 'sunscreen', 20), kept]))).toMatchObject({
    step: 'moisturizer',
    dayparts: ['morning'],
  });
  const removed = new Set([plan.morning['sunscreen']?.product?.id ?? '']);
  expect(nextStart(plan, factsWith([], { removed }))?.step).toBe('moisturizer');
  expect(nameOf([...basics(60), used('night', 'serum', 20)])).toBeUndefined();
});

/** A night with a wash and a serum. */
const night = (id: string) =>
  ({
    steps: [
      {
        product: { daypart: 'night', step: 'cleanser', id, name: 'Wash' },
        category: 'cleanser',
        instruction: null,
      },
      {
        product: { daypart: 'night', step: 'serum', id, name: 'Slate' },
        category: 'serum',
        instruction: 'A thin layer. Then wait.',
      },
    ],
    waiting: [],
    is_done: false,
    left_out: [],
  }) satisfies Parameters<typeof planOnDay>[2]['night'];

test('the one thing tonight is the start where it is tonight, and else a step of the routine', () => {
  const friday = { date: '2026-11-27' };
  const tonight = (facts: StartFacts) => planOnDay(plan, facts, { night: night('x') }).tonight;
  expect(tonight(factsWith(basics(20), friday))).toMatch(
    /^Start Slate Azelaic 10% Cream Serum: a thin layer/,
  );
  expect(tonight(factsWith(basics(20)))).toBe('Slate: a thin layer.');
  expect(tonight(factsWith(basics(4), friday))).toBe('Slate: a thin layer.');
  const empty = { steps: [], waiting: [], is_done: false, left_out: [] };
  expect(planOnDay(plan, factsWith([]), { night: empty }).tonight).toBeNull();
});

test('everybody is led through the whole plan, a start at a time', () => {
  for (const facts of [...everybody(sampleCatalogue)].filter((_facts, at) => at % 97 === 0)) {
    const theirs = buildCarePlan(decideCarePlan(facts));
    const routine: ConfirmedProduct[] = [];
    const started: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const next = nextStart(theirs, factsWith(routine));
      if (next === null) break;
      started.push(next.product.id);
      const product = known.get(next.product.id);
      for (const daypart of product ? next.dayparts : []) {
        const own = { description: null, ingredientText: null, leftOut: null, days: null };
        if (product)
          routine.push({
            daypart,
            step: next.step,
            product,
            addedAt: new Date(NOW.getTime() - 20 * DAY),
            ...own,
          });
      }
    }
    const planned = [theirs.morning, theirs.night, theirs.weekly].flatMap((group) =>
      Object.values(group).flatMap(({ product }) => product?.id ?? []),
    );
    expect(new Set(started)).toEqual(new Set(planned));
    expect(started.length).toBe(new Set(started).size);
  }
});
