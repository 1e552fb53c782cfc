import type { CarePlanStep, Product } from '../lib/routine.ts';
import type { Profile } from './profile.ts';

/** A product of the catalogue. `facts` replace what is usual. */
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

/** The person's own, found in the chat. */
export const zincShield = product('zinc-5', 'Zinc Daily Shield SPF 30', 'sunscreen', { is_custom: true });
const coldWeeksMask = product('squalane-21', 'Overnight Squalane Mask', 'mask', { is_custom: true });

function step(instruction: string, recommended: Product): CarePlanStep {
  return { instruction, product: recommended, no_recommendation_reason: null };
}

function leftOut(no_recommendation_reason: string): CarePlanStep {
  return { instruction: 'Leave this step out.', product: null, no_recommendation_reason };
}

/** A suggested plan, most of it in use, and two products of the person's own. */
export const profile = {
  care_plan: {
    morning: {
      sunscreen: step('Two finger lengths every day. Reapply outdoors.', sunscreen),
      cleanser: step('Massage for half a minute with lukewarm water, then pat dry.', cleanser),
      toner: step('A few drops on the palms, pressed in.', toner),
      serum: step('Press three drops into cheeks and forehead.', serum),
      moisturizer: step('A pea-sized amount, a little more along the jaw.', moisturizer),
    },
    night: {
      cleanser: step('Cleanse twice on days with sunscreen.', balm),
      serum: leftOut('Once a day is enough.'),
      moisturizer: step('Two thin layers along the jaw this week.', moisturizer),
      mask: step('Twice a week, as the last step.', mask),
    },
    weekly: {
      exfoliant: step('Once a week, on an evening when your skin feels calm.', exfoliant),
    },
    notes: ['Leave the exfoliant out for two days before and after shaving.'],
  },
  confirmed_care_plan: {
    morning: { sunscreen: zincShield, cleanser, serum, moisturizer },
    night: { cleanser: balm, moisturizer },
    weekly: { exfoliant },
    additional: { mask: { product: coldWeeksMask, description: 'Suggested in chat for cold weeks' } },
  },
  skin_type: 'combination',
  goals: ['Even tone', 'Hydrated skin'],
  issues: ['Dryness', 'Dark spots'],
} satisfies Profile;

const NOTHING = { morning: {}, night: {}, weekly: {} };

/** A new account: no report yet, nothing in use, nothing wished for. */
export const emptyProfile: Profile = {
  care_plan: null,
  confirmed_care_plan: NOTHING,
  skin_type: null,
  goals: [],
  issues: [],
};

/** Nothing confirmed, but something suggested. */
export const nothingConfirmed: Profile = { ...profile, confirmed_care_plan: NOTHING };

/** Everything that is suggested is in use. */
export const allConfirmed: Profile = {
  ...profile,
  confirmed_care_plan: {
    morning: { cleanser, toner, serum, moisturizer, sunscreen },
    night: { cleanser: balm, moisturizer, mask },
    weekly: { exfoliant },
  },
};

const LONG_NAME =
  'Extraordinarily Concentrated Overnight Niacinamide-and-Panthenol-Complex Milk for Face and Neck 400 ml';
const longProduct = product('long', LONG_NAME, 'eye_cream', { is_custom: true, is_sample: true });
const LONG_INSTRUCTION = 'Warm a small amount between both palms and press it in without rubbing. '.repeat(4);

/** As long as it gets. */
export const longestProfile: Profile = {
  care_plan: {
    morning: {
      cleanser: step(LONG_INSTRUCTION, longProduct),
      toner: leftOut('Your cleanser and your moisturizer already do its work on days like these. '.repeat(3)),
      a_step_with_a_name_of_its_own: step(LONG_INSTRUCTION, { ...longProduct, id: 'long-2' }),
    },
    night: {},
    weekly: {},
    notes: [],
  },
  confirmed_care_plan: {
    morning: { cleanser: longProduct },
    night: {},
    weekly: {},
    additional: {
      [LONG_NAME.toLowerCase().replaceAll(' ', '_')]: {
        product: { ...longProduct, id: 'long-3' },
        description: 'Suggested in chat for the cold and windy weeks around the turn of the year. '.repeat(4),
      },
    },
  },
  skin_type: 'combination',
  goals: ['Calmer cheeks and forehead in the evening after a long day out in the wind', 'Even tone'],
  issues: Array.from({ length: 20 }, (_, i) => `Concern number ${i + 1}`),
};
