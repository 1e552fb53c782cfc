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
    instruction: 'A thin layer{place} on Monday and Thursday.',
  };
}

export function azelaicAcid(use: Use): Choice {
  return {
    ...NIGHT_SERUM,
    ...use,
    class: 'azelaic',
    label: 'azelaic acid',
    days: THREE_DAYS,
    instruction: 'A thin layer{place} on Monday, Wednesday and Friday.',
  };
}

export function niacinamide(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'niacinamide',
    label: 'niacinamide',
    days: EVERY_DAY,
    instruction: 'Smooth in a few drops{place}.',
  };
}

export function vitaminC(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'vitc_pure',
    label: 'vitamin C',
    days: THREE_DAYS,
    instruction: 'A few drops{place} on Monday, Wednesday and Friday.',
  };
}

export function vitaminCDerivative(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'vitc_derivative',
    label: 'a mild form of vitamin C',
    days: EVERY_DAY,
    instruction: 'Smooth in a few drops{place}.',
  };
}

export function tranexamicAcid(use: Use): Choice {
  return {
    ...NIGHT_SERUM,
    ...use,
    class: 'tranexamic',
    label: 'tranexamic acid',
    days: EVERY_DAY,
    instruction: 'Smooth in a few drops{place}.',
  };
}

export function retinoid(use: Use): Choice {
  return {
    ...NIGHT_SERUM,
    ...use,
    class: 'retinoid_cosmetic',
    label: 'a retinoid',
    days: TWO_DAYS,
    instruction: 'A pea-sized amount, once your skin has dried, on Monday and Thursday.',
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
    instruction: 'On Sunday after cleansing, a thin layer{place}, then moisturize.',
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
    instruction: 'Press a few drops into damp skin.',
  };
}

export function soothingSerum(use: Use): Choice {
  return {
    ...MORNING_SERUM,
    ...use,
    class: 'soothing',
    label: 'soothing ingredients',
    days: EVERY_DAY,
    instruction: 'Pat in a few drops{place}.',
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
