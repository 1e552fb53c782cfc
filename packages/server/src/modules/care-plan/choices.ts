import type { Choice } from './concern.ts';
import { EVERY_DAY } from './slot-request.ts';

const NIGHT_SERUM = { group: 'night', step: 'serum' } as const;
const MORNING_SERUM = { group: 'morning', step: 'serum' } as const;

// Named days instead of counts, so that a care plan can be followed and conflicts can be found.
const TWO_DAYS = ['Monday', 'Thursday'] as const;
const THREE_DAYS = ['Monday', 'Wednesday', 'Friday'] as const;

type Use = Pick<Choice, 'evidence' | 'sources'>;

export function salicylicAcid(use: Use): Choice {
  return {
    ...NIGHT_SERUM,
    ...use,
    class: 'bha',
    label: 'salicylic acid',
    days: TWO_DAYS,
    instruction: 'On Monday and Thursday nights, smooth a thin layer over {place}, then moisturize.',
  };
}

export function azelaicAcid(use: Use): Choice {
  return {
    ...NIGHT_SERUM,
    ...use,
    class: 'azelaic',
    label: 'azelaic acid',
    days: THREE_DAYS,
    instruction: 'On Monday, Wednesday and Friday nights, smooth a thin layer over {place}, then moisturize.',
  };
}

export function niacinamide(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'niacinamide',
    label: 'niacinamide',
    days: EVERY_DAY,
    instruction: 'Smooth a few drops over {place} before your moisturizer.',
  };
}

export function vitaminC(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'vitc_pure',
    label: 'vitamin C',
    days: THREE_DAYS,
    instruction:
      'On Monday, Wednesday and Friday mornings, smooth a few drops over {place} before your moisturizer.',
  };
}

export function vitaminCDerivative(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'vitc_derivative',
    label: 'a mild form of vitamin C',
    days: EVERY_DAY,
    instruction: 'Smooth a few drops over {place} before your moisturizer.',
  };
}

export function tranexamicAcid(use: Use): Choice {
  return {
    ...NIGHT_SERUM,
    ...use,
    class: 'tranexamic',
    label: 'tranexamic acid',
    days: EVERY_DAY,
    instruction: 'Smooth a few drops over {place} before your moisturizer.',
  };
}

export function retinoid(use: Use): Choice {
  return {
    ...NIGHT_SERUM,
    ...use,
    class: 'retinoid_cosmetic',
    label: 'a retinoid',
    days: TWO_DAYS,
    instruction: 'On Monday and Thursday nights, spread a pea-sized amount over dry skin, then moisturize.',
  };
}

export function gentleExfoliant(use: Use): Choice {
  return {
    ...use,
    group: 'weekly',
    step: 'exfoliant',
    class: 'pha',
    label: 'a mild polyhydroxy acid',
    days: ['Sunday'],
    instruction: 'On Sunday evening after cleansing, smooth over {place}, then moisturize.',
  };
}

export function hydratingSerum(group: 'morning' | 'night', use: Use): Choice {
  return {
    ...use,
    group,
    step: 'serum',
    class: 'humectant',
    label: 'ingredients that hold water',
    days: EVERY_DAY,
    instruction: 'Press a few drops into damp skin, then moisturize.',
  };
}

export function soothingSerum(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'soothing',
    label: 'soothing ingredients',
    days: EVERY_DAY,
    instruction: 'Pat a few drops over {place} before your moisturizer.',
  };
}

export function caffeineEyeCream(use: Use): Choice {
  return {
    ...use,
    group: 'morning',
    step: 'eye_cream',
    class: 'caffeine',
    label: 'caffeine',
    days: EVERY_DAY,
    instruction: 'Pat a tiny amount along the bone under each eye.',
  };
}
