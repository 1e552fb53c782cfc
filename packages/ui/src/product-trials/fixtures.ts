import {
  PRODUCT_TRIAL_CHOICES_EXAMPLE,
  PRODUCT_TRIAL_EXAMPLE,
  type ProductTrial,
  type ProductTrialChoices,
  type ProductTrialResult,
  type ProductTrialScan,
  type ProductTrialWindow,
  type ProductTrialWindowName,
} from '@daylit/contract';

/** The longest name that a product can have. */
export const LONGEST_NAME =
  'Donaudampfschifffahrtsgesellschaftskapitänsfeuchtigkeitscreme mit Niacinamid und ausgesprochen vielen weiteren Bestandteilen für die Nacht und den Morgen danach';

const [serum] = PRODUCT_TRIAL_CHOICES_EXAMPLE.products;
const [tone, shine] = PRODUCT_TRIAL_CHOICES_EXAMPLE.signs;
if (!serum || !tone || !shine) throw new Error('The example of the document lacks its choices.');

/** Two products, three signs. */
export const CHOICES: ProductTrialChoices = {
  ...PRODUCT_TRIAL_CHOICES_EXAMPLE,
  products: [
    serum,
    {
      product: { ...serum.product, id: 'sample:gel', name: 'Aloe Water Gel', category: 'moisturizer' },
      added_on: '2026-06-03',
      is_new: false,
      starts_on: '2026-12-04',
      waits_for: serum.product.name,
    },
  ],
  signs: [
    tone,
    shine,
    {
      ...shine,
      sign: 'lines',
      concern_name: 'Fine lines',
      range: null,
      smallest_change: null,
      usual_weeks: '12 weeks or more are usual before fine lines can be judged.',
    },
  ],
  spans: [
    ...PRODUCT_TRIAL_CHOICES_EXAMPLE.spans,
    {
      weeks: 12,
      windows: [
        { name: 'first', from_day: 0, to_day: 2 },
        { name: 'between', from_day: 42, to_day: 44 },
        { name: 'last', from_day: 83, to_day: 87 },
      ],
    },
  ],
};

/** In the third week of eight. */
export const RUNNING: ProductTrial = {
  ...PRODUCT_TRIAL_EXAMPLE,
  routine: {
    ...PRODUCT_TRIAL_EXAMPLE.routine,
    kept: [
      ...PRODUCT_TRIAL_EXAMPLE.routine.kept,
      {
        product: { ...serum.product, id: 'sample:spf', name: 'Mineral Fluid SPF 50', category: 'sunscreen' },
        dayparts: ['morning'],
      },
    ],
  },
};

function withWindows(changes: Partial<Record<ProductTrialWindowName, Partial<ProductTrialWindow>>>) {
  return RUNNING.windows.map((window) => ({ ...window, ...changes[window.name] }));
}

/** Named, and waiting for the first scan. */
export const WAITING: ProductTrial = {
  ...RUNNING,
  phase: 'waiting',
  week: null,
  windows: withWindows({ first: { scans_made: 0, status: 'ahead' } }),
  next_scan: { window: 'first', from: '2026-11-27', to: '2026-11-29', in_days: 7 },
};

/** The first scan is done, a second one is possible today. */
export const WEEK_1: ProductTrial = {
  ...RUNNING,
  week: 1,
  windows: withWindows({ first: { scans_made: 1, status: 'open' } }),
  next_scan: { window: 'first', from: '2026-11-27', to: '2026-11-29', in_days: 0 },
};

/** In the last days, after a photo that does not count; another product was added. */
export const LAST_WEEK: ProductTrial = {
  ...RUNNING,
  week: 8,
  windows: withWindows({ between: { status: 'missed' }, last: { scans_made: 1, status: 'open' } }),
  next_scan: { window: 'last', from: '2027-01-21', to: '2027-01-25', in_days: 0 },
  note: 'Your last photo does not count. The light falls differently. Please scan again, as you did the first time.',
  routine: { ...RUNNING.routine, added: ['Kakadu Plum Serum'], removed: ['Oat Milk Gel Cleanser'] },
};

function scan(
  checkin_id: number,
  day: string,
  window: ProductTrialWindowName,
  severity_score: number,
): ProductTrialScan {
  const low = Math.floor(severity_score - 0.3);
  const created_at = `${day}T08:30:00.000Z`;
  return { checkin_id, created_at, window, severity_score, margin: 0.6, range: { low, high: low + 2 } };
}

const CALMER: ProductTrialResult = {
  outcome: 'less_visible',
  verdict: 'Less visible, and by more than chance.',
  first: { low: 2, high: 4 },
  last: { low: 1, high: 3 },
  smallest_change: 0.8,
  scans: [
    scan(11, '2026-11-27', 'first', 3.1),
    scan(12, '2026-11-28', 'first', 2.9),
    scan(13, '2026-12-25', 'between', 2.7),
    scan(14, '2027-01-21', 'last', 1.9),
    scan(15, '2027-01-22', 'last', 1.8),
  ],
  compared: 'All 4 scans can be compared with each other.',
  says: [
    'Uneven tone is less visible than 8 weeks ago.',
    'Apart from this, your care plan has the same products as at the start.',
  ],
  does_not_say: [
    'That the product did it. Season, sun or sleep can do the same.',
    'That it would be so again, or for anybody else. This is one person and one try.',
    'That it was more than chance alone: you chose your highest sign, and high readings tend to fall a little by themselves.',
  ],
};

/** A product trial that is done. Default: the sign is less visible. */
export function done(change: Partial<ProductTrialResult> = {}): ProductTrial {
  return {
    ...RUNNING,
    phase: 'done',
    week: null,
    next_scan: null,
    windows: withWindows({
      between: { scans_made: 1, status: 'done' },
      last: { scans_made: 2, status: 'done' },
    }),
    result: { ...CALMER, ...change },
  };
}

/** The result when nothing is compared. */
export const NOTHING_COMPARED = {
  outcome: 'not_compared',
  first: null,
  last: null,
  smallest_change: null,
  says: [
    'These scans say nothing about a change in uneven tone.',
    'Apart from this, your care plan has the same products as at the start.',
  ],
} as const satisfies Omit<Partial<ProductTrialResult>, 'says'> & { says: readonly string[] };

/** Stopped early. */
export const ENDED: ProductTrial = {
  ...RUNNING,
  phase: 'ended',
  week: null,
  next_scan: null,
  ended_at: '2026-12-15T09:30:00.000Z',
};
