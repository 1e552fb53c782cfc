import { expect, it } from 'vitest';
import { visibleHistory } from './visible-history.ts';

const now = new Date('2028-02-29T10:00:00Z');

it('the history shows the last three scans on free, a year on trial and plus, everything on pro', () => {
  expect(visibleHistory('free', now)).toEqual({ scans: 3 });
  for (const plan of ['trial', 'plus', 'plus_monthly', 'plus_annual'] as const) {
    expect(visibleHistory(plan, now)).toEqual({ since: new Date('2027-03-01T10:00:00Z') });
  }
  for (const plan of ['pro', 'pro_monthly', 'pro_annual', 'admin'] as const) {
    expect(visibleHistory(plan, now)).toBe('all');
  }
});
