import { expect, test } from 'vitest';
import { groupSkippedSteps } from './skipped-steps.ts';

const skipped = (key: string, reason: string | null) => ({ key, kind: 'left_out' as const, reason });

test('each reason stands once, with the steps and the parts of the day that it is for', () => {
  const groups = [
    { daypart: 'morning' as const, steps: [skipped('toner', 'Optional.'), skipped('serum', null)] },
    {
      daypart: 'night' as const,
      steps: [
        skipped('toner', 'Optional.'),
        { key: 'cleanser', kind: 'habit' as const, instruction: 'Rinse.', reason: null },
        skipped('eye_cream', 'Optional.'),
      ],
    },
    { daypart: 'weekly' as const, steps: [] },
  ];
  expect(groupSkippedSteps(groups)).toEqual([
    { names: 'Toner and eye cream', dayparts: 'Morning and night', reason: 'Optional.', isAnswered: false },
    { names: 'Serum', dayparts: 'Morning', reason: null, isAnswered: false },
  ]);
  expect(groupSkippedSteps([{ daypart: null, steps: [skipped('mask', null)] }])).toEqual([
    { names: 'Mask', dayparts: '', reason: null, isAnswered: false },
  ]);
});
