import type {
  ConfirmedDaypart,
  ConfirmedGroupView,
  NextStart,
  Product,
  ProfileView,
  StepView,
  Wish,
} from '@daylit/contract';

/** A product of the catalogue. `facts` override the defaults. */
export function product(id: string, name: string, category: string, facts: Partial<Product> = {}): Product {
  return {
    id,
    name,
    category,
    suggested_category: category,
    image_url: null,
    product_url: `https://example.com/products/${id}`,
    price: 19.5,
    rating: 4.6,
    is_custom: false,
    is_confirmed: false,
    is_sample: false,
    ...facts,
  };
}

const cleanser = product('oat-milk-13', 'Oat Milk Gel Cleanser', 'cleanser');
const toner = product('rice-water-11', 'Rice Water Balancing Toner', 'toner');
const serum = product('niacinamide-3', 'Niacinamide 5% Daily Serum', 'serum');
const moisturizer = product('ceramide-9', 'Ceramide Barrier Cream', 'moisturizer');
const sunscreen = product('mineral-7', 'Mineral Fluid SPF 50', 'sunscreen');
const balm = product('sunflower-5', 'Sunflower Cleansing Balm', 'cleanser');
const mask = product('squalane-1', 'Overnight Squalane Mask', 'mask');
const exfoliant = product('lactic-7', 'Lactic Acid 5% Polish', 'exfoliant');

/** Added by the member from the chat. */
export const zincShield = product('zinc-5', 'Zinc Daily Shield SPF 30', 'sunscreen', { is_custom: true });
const coldWeeksMask = product('squalane-21', 'Overnight Squalane Mask', 'mask', { is_custom: true });

const WISHES: Readonly<Record<string, Wish>> = {
  cleanser: { kind: 'everybody', sentence: 'Everybody: a gentle wash' },
  serum: { kind: 'photo', sentence: 'Uneven tone on your cheeks' },
  moisturizer: { kind: 'named', sentence: 'You named dryness' },
  sunscreen: { kind: 'everybody', sentence: 'Everybody: sun' },
  mask: { kind: 'named', sentence: 'You named dryness' },
};

const step = (key: string, instruction: string, recommended: Product): StepView => {
  const wish = WISHES[key];
  return { key, kind: 'product', instruction, product: recommended, ...(wish && { wish }) };
};

const why = {
  fitting: 4,
  reasons: [
    '$19.50, under the $35 you named',
    'No fragrance, as you asked',
    'Made for combination skin, like yours',
  ],
};

/** The product to start next, with another one that fits. */
export const nextStart: NextStart = {
  dayparts: ['night'],
  step: 'serum',
  product: product('niacinamide-3', 'Niacinamide 5% Daily Serum', 'serum', { why }),
  others: [
    product('azelaic-2', 'Slate Azelaic 10% Cream Serum', 'serum', {
      why: { fitting: 4, reasons: ['$19.50, under the $35 you named'] },
    }),
  ],
  wish: { kind: 'photo', sentence: 'Uneven tone on your cheeks' },
  on: '2026-11-20',
  start: 'tonight, after washing. Three drops on both cheeks.',
  watch: 'stinging that lasts, or new red patches. Then leave it out.',
  give: '8 to 12\u00A0weeks. A photo before that is too early to judge it.',
  hold: null,
};

/** The same while another product is new. */
export const heldStart: NextStart = {
  ...nextStart,
  hold: { name: 'Mineral Fluid SPF 50', since: '2026-11-18', until: '2026-12-02', days_left: 12 },
};

const leftOut = (key: string, reason: string): StepView => ({ key, kind: 'left_out', reason });

/** Products in use, each with its category as key. */
export const inUse = (...products: Product[]): ConfirmedGroupView['steps'] =>
  products.map((one) => ({ key: one.category, product: one, description: null }));

/** A confirmed plan; groups that are not given are empty. */
export function confirmedPlan(
  groups: Partial<Record<ConfirmedDaypart, ConfirmedGroupView['steps']>>,
): ConfirmedGroupView[] {
  const { morning = [], night = [], weekly = [], additional = [] } = groups;
  const fixed: ConfirmedGroupView[] = [
    { daypart: 'morning', steps: morning },
    { daypart: 'night', steps: night },
    { daypart: 'weekly', steps: weekly },
  ];
  return additional.length > 0 ? [...fixed, { daypart: 'additional', steps: additional }] : fixed;
}

/** A suggested plan, most of it in use, and two products that the member added. */
export const profile = {
  care_plan: {
    kind: 'grouped',
    groups: [
      {
        daypart: 'morning',
        steps: [
          step('cleanser', 'Massage for half a minute with lukewarm water, then pat dry.', cleanser),
          step('toner', 'A few drops on the palms, pressed in.', toner),
          step('serum', 'Press three drops into cheeks and forehead.', serum),
          step('moisturizer', 'A pea-sized amount, a little more along the jaw.', moisturizer),
          step('sunscreen', 'Two finger lengths every day. Reapply outdoors.', sunscreen),
        ],
      },
      {
        daypart: 'night',
        steps: [
          step('cleanser', 'Cleanse twice on days with sunscreen.', balm),
          leftOut('serum', 'Once a day is enough.'),
          step('moisturizer', 'Two thin layers along the jaw this week.', moisturizer),
          step('mask', 'Twice a week, as the last step.', mask),
        ],
      },
      {
        daypart: 'weekly',
        steps: [step('exfoliant', 'Once a week, on an evening when your skin feels calm.', exfoliant)],
      },
    ],
    tonight: 'Press three drops of serum into both cheeks.',
    next_start: nextStart,
    notes: ['Leave the exfoliant out for two days before and after shaving.'],
  },
  confirmed_care_plan: confirmedPlan({
    morning: inUse(cleanser, serum, moisturizer, zincShield),
    night: inUse(balm, moisturizer),
    weekly: inUse(exfoliant),
    additional: [{ key: 'mask', product: coldWeeksMask, description: 'Suggested in chat for cold weeks' }],
  }),
  removed_products: [],
  skin_type: 'combination',
  goals: ['Even tone', 'Hydrated skin'],
  issues: ['Dryness', 'Dark spots'],
  preferences: { age_band: '25-39', pregnancy: 'no' },
  age_change: null,
  region: null,
} satisfies ProfileView;

/** A new account: no report yet, no product in use, no goals. */
export const emptyProfile: ProfileView = {
  care_plan: null,
  confirmed_care_plan: confirmedPlan({}),
  removed_products: [],
  skin_type: null,
  goals: [],
  issues: [],
  preferences: {},
  age_change: null,
  region: null,
};

/** A suggested plan and an empty confirmed one. */
export const nothingConfirmed: ProfileView = { ...profile, confirmed_care_plan: confirmedPlan({}) };

/** All suggested products are in use. */
export const allConfirmed: ProfileView = {
  ...profile,
  confirmed_care_plan: confirmedPlan({
    morning: inUse(cleanser, toner, serum, moisturizer, sunscreen),
    night: inUse(balm, moisturizer, mask),
    weekly: inUse(exfoliant),
  }),
};

const LONG_NAME =
  'Extraordinarily Concentrated Overnight Niacinamide-and-Panthenol-Complex Milk for Face and Neck 400 ml';
const longProduct = product('long', LONG_NAME, 'eye_cream', { is_custom: true, is_sample: true });
const LONG_INSTRUCTION = 'Warm a small amount between both palms and press it in without rubbing. '.repeat(4);

/** The longest texts. */
export const longestProfile: ProfileView = {
  care_plan: {
    kind: 'grouped',
    groups: [
      {
        daypart: 'morning',
        steps: [
          step('cleanser', LONG_INSTRUCTION, longProduct),
          leftOut('toner', 'Your cleanser and your moisturizer are enough on days like these. '.repeat(3)),
          step('a_step_with_a_name_of_its_own', LONG_INSTRUCTION, { ...longProduct, id: 'long-2' }),
        ],
      },
    ],
    tonight: null,
    notes: [],
  },
  confirmed_care_plan: confirmedPlan({
    morning: [{ key: 'cleanser', product: longProduct, description: null }],
    additional: [
      {
        key: LONG_NAME.toLowerCase().replaceAll(' ', '_'),
        product: { ...longProduct, id: 'long-3' },
        description: 'Suggested in chat for the cold and windy weeks around the turn of the year. '.repeat(4),
      },
    ],
  }),
  removed_products: [],
  skin_type: 'combination',
  goals: ['Calmer cheeks and forehead in the evening after a long day out in the wind', 'Even tone'],
  issues: Array.from({ length: 20 }, (_, i) => `Concern number ${i + 1}`),
  preferences: {},
  age_change: null,
  region: null,
};
