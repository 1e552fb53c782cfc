import { contradictionsIn } from '@daylit/wording/judge';
import { REPORTS } from '@daylit/wording/generated-reports';
import { expect, test } from 'vitest';
import { sampleShelves } from '../catalogue/shelf/shelves.ts';
import { createCarePlanner } from './care-planner.ts';

const planner = createCarePlanner({ shelves: sampleShelves });

test('no plan denies the report that it was made of', async () => {
  const found = [];
  for (const { report, answers } of REPORTS.slice(0, 1000)) {
    const preferences = { age_band: '25-39', pregnancy: 'no', ...answers } as const;
    const course = { today: '2026-11-20', region: null, begun: null, removed: [] };
    // oxlint-disable-next-line no-await-in-loop -- the shelves are in memory
    const plan = await planner.decide({ ...report, goals: [], issues: [], preferences, course });
    found.push(...contradictionsIn({ ...report, care_plan: plan.carePlan() }));
  }
  expect(found.slice(0, 3)).toEqual([]);
});
