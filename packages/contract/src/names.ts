import type { ALLOWANCES, ROUTINE_STEPS } from './facts.gen.ts';
import type { ScanEvent } from './types.gen.ts';

/** A row of the price list; every plan belongs to one. */
export type Tier = keyof typeof ALLOWANCES;

/** A part of a report. */
export type Stage = ScanEvent['stage'];

/** A part of the day, or the week, in a routine. */
export type Daypart = keyof typeof ROUTINE_STEPS;

/** A confirmed routine may hold products outside of these. */
export type ConfirmedDaypart = Daypart | 'additional';
