import {
  ROUTINE_CHECK_EXAMPLE,
  type ProfileView,
  type RoutineCheck,
  type RoutineDay,
  type RoutineWarning,
  type Tonight,
  WEEKDAY_VALUES,
} from '@daylit/contract';
import { profile } from './fixtures.ts';

const [conflict] = ROUTINE_CHECK_EXAMPLE.warnings;
if (conflict === undefined) throw new Error('The example of a check has no warning.');

/** No sunscreen in the morning, with the one that fits. */
export const noSunscreen: RoutineWarning = {
  ...conflict,
  rule: 'R11',
  severity: 'block',
  title: 'No sunscreen in the morning',
  sentence: 'It makes skin more sensitive to the sun, and there is no sunscreen in your morning.',
  fix: 'Add a sunscreen with SPF 30 or more to your morning first.',
  grade: 'A',
  sources: [
    {
      title: 'FDA guidance on labels of cosmetics with alpha hydroxy acids, January 2005',
      url: 'https://www.fda.gov/',
      is_reviewed: true,
    },
  ],
  action: {
    kind: 'add',
    label: 'Add Mineral Fluid SPF 50',
    product: { daypart: 'morning', step: 'sunscreen', id: 'mineral-7', name: 'Mineral Fluid SPF 50' },
    days: null,
    to: null,
  },
};

export const routineCheck: RoutineCheck = { checked: 5, warnings: [noSunscreen, conflict] };

const ACTIVES: Partial<Record<string, RoutineDay['actives']>> = {
  Tuesday: [{ letter: 'R', name: 'retinoid', waits: false }],
  Friday: [
    { letter: 'R', name: 'retinoid', waits: false },
    { letter: 'E', name: 'exfoliating acid', waits: true },
  ],
};

/** A Friday evening with a retinoid, on which the acid waits. */
export const tonight: Tonight = {
  date: '2026-11-20',
  morning: { steps: [], waiting: [], is_done: false, left_out: [] },
  night: {
    steps: [
      {
        product: { daypart: 'night', step: 'cleanser', id: 'sunflower-5', name: 'Sunflower Cleansing Balm' },
        category: 'cleanser',
        instruction: 'Twice if you wore sunscreen.',
      },
      {
        product: { daypart: 'night', step: 'serum', id: 'retinol-2', name: 'Retinol 0.2% Night Serum' },
        category: 'serum',
        instruction: 'A pea-sized amount, on dry skin.',
      },
      {
        product: { daypart: 'night', step: 'moisturizer', id: 'ceramide-3', name: 'Ceramide Barrier Cream' },
        category: 'moisturizer',
        instruction: null,
      },
    ],
    waiting: ['Lactic Acid 5% Polish waits tonight: not together with retinoid.'],
    is_done: false,
    left_out: [],
  },
  week: WEEKDAY_VALUES.map((weekday, at) => ({
    date: `2026-11-${16 + at}`,
    weekday,
    actives: ACTIVES[weekday] ?? [],
  })),
  uses: [
    {
      product: { daypart: 'night', step: 'serum', id: 'retinol-2', name: 'Retinol 0.2% Night Serum' },
      days: ['Tuesday', 'Friday'],
    },
  ],
  notes: ['Retinol 0.2% Night Serum has 2 evenings a week in its first two weeks.'],
  new_product: {
    name: 'Retinol 0.2% Night Serum',
    since: '2026-11-13',
    until: '2026-11-27',
    days_left: 7,
  },
};

const AVOIDED = 'Left out: you said that you avoid Glycerin.';

/** Two of its steps as an avoid list leaves them out. */
export const leftOutTonight: Tonight['night']['left_out'] = [
  { daypart: 'night', step: 'cleanser', id: 'sunflower-5', name: 'Sunflower Cleansing Balm' } as const,
  { daypart: 'night', step: 'moisturizer', id: 'ceramide-3', name: 'Ceramide Barrier Cream' } as const,
].map((product) => ({
  product,
  left_out: { preference: 'avoid', sentence: AVOIDED },
}));

/** A suggested plan whose only product is left out by an answer that was saved later. */
export const leftOutPlan: ProfileView['care_plan'] = {
  kind: 'grouped',
  groups: [
    {
      daypart: 'morning',
      steps: [
        {
          key: 'cleanser',
          kind: 'left_out',
          reason: AVOIDED,
          left_out: { preference: 'avoid', sentence: AVOIDED },
        },
      ],
    },
  ],
  tonight: null,
  notes: [],
};

/** A confirmed routine whose cleanser the avoid list leaves out, and a cream that fits. */
export const leftOutRoutine: ProfileView['confirmed_care_plan'] = profile.confirmed_care_plan.map(
  (group) => ({
    ...group,
    steps: group.steps.map((step) =>
      group.daypart === 'morning' && step.key === 'cleanser'
        ? { ...step, product: { ...step.product, left_out: { preference: 'avoid', sentence: AVOIDED } } }
        : step,
    ),
  }),
);
